import type { Cell } from '../../grid/grid.ts';
import type { Cause } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/** A clue that is only understood through its check. */
export interface CheckedClue {
  /** Whether the clue is in error when just these cells are painted; gets a literal that is true when painted as wanted. */
  isWrong(isPainted: (literal: Literal) => boolean): boolean;
  /** Whether an error on a board that is not full is final. */
  readonly isSound: boolean;
  /** Holds unless the clue lies; -1 where it may not. */
  readonly honest: Literal;
}

/** Questions asked at most to make a reason smaller. */
const MOST_QUESTIONS = 48;

/** A clue holds, by its own check. Reasons are made small by asking again with fewer cells painted. */
export class CheckConstraint implements Propagator {
  readonly priority = 2;
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
    const { honest, isSound } = this.#clue;
    const isFull = this.#cells.every((it) => value[it] !== 0);
    if (!isFull && !isSound) return true;
    const isWrong = this.#clue.isWrong((it) => value[it] === 1);
    const isHonest = honest < 0 ? 1 : (value[honest] ?? 0);
    if (isWrong && isHonest !== -1) {
      if (isHonest === 0) return this.#search.deduce(honest ^ 1, 0);
      const because = this.#reasonBefore(size);
      if (honest >= 0) because.push(honest);
      return this.#search.object(because);
    }
    return isWrong || !isFull || honest < 0 || this.#search.deduce(honest, 0);
  }

  causeOf(): Cause {
    return { type: 'check' };
  }

  explain(literal: Literal, _note: number, limit: number, because: Because): void {
    if (literal === this.#clue.honest) because.push(...this.#painted(limit));
    else because.push(...this.#reasonBefore(limit));
  }

  #painted(limit: number): Literal[] {
    const { trail } = this.#search;
    return this.#cells.flatMap((it) =>
      trail.wasTrue(it, limit) ? [it] : trail.wasTrue(it ^ 1, limit) ? [it ^ 1] : [],
    );
  }

  /** Painted cells with which the clue is already in error, tried out in ever smaller groups. */
  #reasonBefore(limit: number): Literal[] {
    const { position } = this.#search.trail;
    let reason = this.#painted(limit).sort(
      (a, b) => (position[b >> 1] ?? 0) - (position[a >> 1] ?? 0),
    );
    if (!this.#clue.isSound) return reason;
    let questions = 0;
    for (let size = reason.length >> 1; size >= 1; size >>= 1) {
      for (let start = 0; start < reason.length && questions < MOST_QUESTIONS;) {
        const fewer = [...reason.slice(0, start), ...reason.slice(start + size)];
        const kept = new Set(fewer);
        questions++;
        if (this.#clue.isWrong((it) => kept.has(it))) reason = fewer;
        else start += size;
      }
    }
    return reason;
  }
}

/** Colors of all cells, by what is painted. */
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
