import type { Cell } from '../../grid/grid.ts';
import type { Cause, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/** A clue that is known only by its check of a board. */
export interface CheckedClue {
  /** True if the clue is violated when just the cells are painted for which `isPainted` is true. */
  isViolated(isPainted: (literal: Literal) => boolean): boolean;
  /** True if a violation on a board that is not full is final. */
  readonly isSound: boolean;
  /** True unless the clue lies; -1 if it cannot lie. */
  readonly honest: Literal;
  /** True if nothing is known while `honest` is false. */
  readonly isSwitched: boolean;
}

/** Maximum number of checks that make a reason smaller. */
const MAX_CHECKS = 48;

/**
 * A clue holds, by its own check of the painted cells. Reasons are shrunk by checks with fewer
 * cells painted.
 */
export class CheckConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #cells: readonly Literal[];
  readonly #clue: CheckedClue;

  /** `dark` has a literal for each cell. */
  constructor(search: Search, dark: ArrayLike<Literal>, clue: CheckedClue) {
    this.#search = search;
    this.#cells = [...new Set(Array.from(dark))].filter((it) => it >= 0);
    this.#clue = clue;
    this.watched = [
      ...this.#cells.flatMap((it) => [it, it ^ 1]),
      ...(clue.honest < 0 ? [] : [clue.honest, clue.honest ^ 1]),
    ];
  }

  propagate(): boolean {
    const { value, size } = this.#search.trail;
    const { honest, isSound, isSwitched } = this.#clue;
    const isFull = this.#cells.every((it) => value[it] !== 0);
    if (!isFull && !isSound) return true;
    const isViolated = this.#clue.isViolated((it) => value[it] === 1);
    const isHonest = honest < 0 ? 1 : (value[honest] ?? 0);
    if (isViolated && isHonest !== -1) {
      if (isHonest === 0) return this.#search.deduce(honest ^ 1, 0);
      const because = this.#smallReason(size);
      if (honest >= 0) because.push(honest);
      return this.#search.reportConflict(because);
    }
    return isViolated || !isFull || honest < 0 || isSwitched || this.#search.deduce(honest, 0);
  }

  causeOf(): Cause {
    return { type: 'check' };
  }

  explain(literal: Literal, _payload: number, limit: number, because: Because): void {
    if (literal === this.#clue.honest) because.push(...this.#paintedBefore(limit));
    else because.push(...this.#smallReason(limit));
  }

  #paintedBefore(limit: number): Literal[] {
    const { trail } = this.#search;
    return this.#cells.flatMap((it) =>
      trail.wasTrue(it, limit) ? [it] : trail.wasTrue(it ^ 1, limit) ? [it ^ 1] : [],
    );
  }

  /** Painted cells that violate the clue. Other cells are left out in ever smaller groups. */
  #smallReason(limit: number): Literal[] {
    const { position } = this.#search.trail;
    let reason = this.#paintedBefore(limit).sort(
      (a, b) => (position[b >> 1] ?? 0) - (position[a >> 1] ?? 0),
    );
    if (!this.#clue.isSound) return reason;
    let checks = 0;
    for (let size = reason.length >> 1; size >= 1; size >>= 1) {
      for (let start = 0; start < reason.length && checks < MAX_CHECKS;) {
        const fewer = [...reason.slice(0, start), ...reason.slice(start + size)];
        const kept = new Set(fewer);
        checks++;
        if (this.#clue.isViolated((it) => kept.has(it))) reason = fewer;
        else start += size;
      }
    }
    return reason;
  }
}

/** The painted cells with their colors. */
export function paintedCells(
  dark: ArrayLike<Literal>,
  isPainted: (literal: Literal) => boolean,
): readonly (readonly [Cell, 'dark' | 'light'])[] {
  return Array.from(dark).flatMap(
    (literal, cell): readonly (readonly [Cell, 'dark' | 'light'])[] => {
      if (literal < 0) return [];
      if (isPainted(literal)) return [[cell, 'dark']];
      return isPainted(literal ^ 1) ? [[cell, 'light']] : [];
    },
  );
}
