import type { ClueRef, Step } from './Cause.ts';
import type { ClauseBase } from './ClauseBase.ts';
import type { Literal, Propagator } from './Propagator.ts';
import type { Trail } from './Trail.ts';

/** What is stated by no clue. */
export const NO_CLUES: readonly ClueRef[] = [];

/** Knows which clues state what, and so what each step of a search rests on. */
export class Sources {
  readonly #trail: Trail;
  readonly #clauses: ClauseBase;
  readonly #propagators: readonly Propagator[];
  readonly #byPropagator: (readonly ClueRef[])[] = [];
  /** By the source that a clause was kept with; 0 for those of no clue. */
  readonly #byClause: (readonly ClueRef[])[] = [NO_CLUES];

  constructor(trail: Trail, clauses: ClauseBase, propagators: readonly Propagator[]) {
    this.#trail = trail;
    this.#clauses = clauses;
    this.#propagators = propagators;
  }

  /** The next propagator is stated by these clues. */
  addPropagator(clues: readonly ClueRef[]): void {
    this.#byPropagator.push(clues);
  }

  /** The source to keep a clause with that these clues state. */
  sourceOf(clues: readonly ClueRef[]): number {
    if (this.#byClause.at(-1) === clues) return this.#byClause.length - 1;
    return clues.length === 0 ? 0 : this.#byClause.push(clues) - 1;
  }

  /** Why an assigned literal is true; null for a decision. */
  stepOf(literal: Literal): Step | null {
    const { reason, note, level, position } = this.#trail;
    const variable = literal >> 1;
    const why = reason[variable] ?? 0;
    if (why === 0 && (level[variable] ?? 0) > 0) return null;
    const because: Literal[] = [];
    if (why > 0) {
      for (const it of this.#clauses.literalsOf(why)) if (it !== literal) because.push(it ^ 1);
    } else if (why < 0) {
      const propagator = this.#propagators[-1 - why];
      propagator?.explain(literal, note[variable] ?? 0, position[variable] ?? 0, because);
    }
    return this.step(because, why, note[variable] ?? 0);
  }

  /** The step from true literals by a reason and a note as a trail has them. */
  step(literals: readonly Literal[], reason: number, note: number): Step {
    const because = [...new Set(literals)];
    const propagator = this.#propagators[-1 - reason];
    if (propagator) {
      const stated = this.#byPropagator[-1 - reason] ?? NO_CLUES;
      const clues = propagator.cluesOf?.(note, because) ?? stated;
      return { because, cause: propagator.causeOf(note), clues };
    }
    const { store } = this.#clauses;
    if (reason === 0 || store.glueOf(reason) > 0) {
      return { because, cause: { type: 'learnt' }, clues: NO_CLUES };
    }
    const clues = this.#byClause[store.sourceOf(reason)] ?? NO_CLUES;
    return { because, cause: { type: 'clause' }, clues };
  }
}
