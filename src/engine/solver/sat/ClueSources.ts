import type { ClueRef, Reason, Literal } from './Reason.ts';
import type { ClauseDatabase } from './ClauseDatabase.ts';
import { explainDeduction } from './explainDeduction.ts';
import type { Propagator } from './Propagator.ts';
import type { Trail } from './Trail.ts';

/** Source of statements that come from no clue. */
export const NO_CLUES: readonly ClueRef[] = [];

/** Records which clues the clauses and propagators come from, and adds the clues to reasons. */
export class ClueSources {
  readonly #trail: Trail;
  readonly #clauses: ClauseDatabase;
  readonly #propagators: readonly Propagator[];
  readonly #byPropagator: (readonly ClueRef[])[] = [];
  /** By the source stored with a clause; 0 for no clues. */
  readonly #byClause: (readonly ClueRef[])[] = [NO_CLUES];

  constructor(trail: Trail, clauses: ClauseDatabase, propagators: readonly Propagator[]) {
    this.#trail = trail;
    this.#clauses = clauses;
    this.#propagators = propagators;
  }

  /** Record the clues of the next propagator. */
  addPropagator(clues: readonly ClueRef[]): void {
    this.#byPropagator.push(clues);
  }

  /** The source to store with a clause that comes from these clues. */
  sourceOf(clues: readonly ClueRef[]): number {
    if (this.#byClause.at(-1) === clues) return this.#byClause.length - 1;
    return clues.length === 0 ? 0 : this.#byClause.push(clues) - 1;
  }

  /** The reason of an assigned literal; null for a decision. */
  reasonOf(literal: Literal): Reason | null {
    const { reason, payload, level, position } = this.#trail;
    const variable = literal >> 1;
    const why = reason[variable] ?? 0;
    if (why === 0 && (level[variable] ?? 0) > 0) return null;
    const own = payload[variable] ?? 0;
    if (why < 0) {
      const propagator = this.#propagators[-1 - why];
      const limit = position[variable] ?? 0;
      const because = explainDeduction(propagator, literal, own, limit, this.#trail);
      return this.resolve(because, why, own);
    }
    const others = why === 0 ? [] : this.#clauses.literalsOf(why).filter((it) => it !== literal);
    return this.resolve(
      Array.from(others, (it) => it ^ 1),
      why,
      own,
    );
  }

  /**
   * A reason from true literals, a clause or propagator encoded as in `Trail.reason`, and a
   * payload.
   */
  resolve(literals: readonly Literal[], reason: number, payload: number): Reason {
    const because = [...new Set(literals)];
    const propagator = this.#propagators[-1 - reason];
    if (propagator) {
      const stated = this.#byPropagator[-1 - reason] ?? NO_CLUES;
      const clues = propagator.cluesOf?.(payload, because) ?? stated;
      return { because, cause: propagator.causeOf(payload), clues };
    }
    const { store } = this.#clauses;
    if (reason === 0 || store.glueOf(reason) > 0) {
      return { because, cause: { type: 'learnt' }, clues: NO_CLUES };
    }
    const clues = this.#byClause[store.sourceOf(reason)] ?? NO_CLUES;
    return { because, cause: { type: 'clause' }, clues };
  }
}
