import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { CountSets, type CountComparison, type ExactCount } from './CountSets.ts';

/**
 * Several counts together. The difference between the totals of two groups of sets is known.
 * Literals of both groups cancel out, so that the remaining literals make up the difference. If the
 * difference is the largest or the smallest possible one, every remaining literal is known.
 *
 * For example, three rows that exactly cover three zones have no other dark cells, and two
 * neighboring numbers differ by the cells that only one of them counts. This follows from the
 * counts, but not by propagation of one count at a time.
 */
export class CountsConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #sets: CountSets;
  /** By payload: the comparisons that made deductions. */
  readonly #used: CountComparison[] = [];
  readonly #payloadOf = new Map<string, number>();
  /**
   * By literal, in the current comparison: 1 in the first group, -1 in the second group, 0 in both.
   */
  readonly #sign: Int8Array;

  constructor(search: Search, counts: readonly ExactCount[]) {
    this.#search = search;
    this.#sets = new CountSets(counts, search.trail.value);
    this.#sign = new Int8Array(search.trail.value.length);
    const all = counts.flatMap(({ literals, when }) => [...literals, ...when]);
    this.watched = [...new Set(all.flatMap((it) => [it, it ^ 1]))];
  }

  propagate(): boolean {
    return this.#sets.every((more, less) => this.#compare(more, less));
  }

  /** Deduce literals from the comparison of two groups of sets; false after a conflict. */
  #compare(more: readonly ExactCount[], less: readonly ExactCount[]): boolean {
    const { value } = this.#search.trail;
    const rest = this.#restOf({ more, less });
    const wanted = totalOf(more) - totalOf(less);
    let [least, most] = [0, 0];
    for (const [literal, sign] of rest) {
      const state = value[literal] ?? 0;
      if (sign === 1) {
        if (state === 1) least++;
        if (state !== -1) most++;
      } else {
        if (state === 1) most--;
        if (state !== -1) least--;
      }
    }
    if (least > wanted || most < wanted) return this.#report(more, less, least > wanted);
    if (least === most || (least !== wanted && most !== wanted)) return true;
    const isLeast = least === wanted;
    const payload = this.#payloadFor({ more, less, isLeast });
    for (const [literal, sign] of rest) {
      if ((value[literal] ?? 0) !== 0) continue;
      const holds = (sign === 1) !== isLeast;
      if (!this.#search.deduce(holds ? literal : literal ^ 1, payload)) return false;
    }
    return true;
  }

  #report(more: readonly ExactCount[], less: readonly ExactCount[], isLeast: boolean): boolean {
    const comparison = { more, less, isLeast };
    const because: Because = [];
    this.#addReason(comparison, -1, this.#search.trail.size, because);
    return this.#search.reportConflict(because, this.#payloadFor(comparison));
  }

  /** The literals that only one group has: 1 for the first group, -1 for the second. */
  #restOf({
    more,
    less,
  }: Pick<CountComparison, 'more' | 'less'>): readonly (readonly [Literal, 1 | -1])[] {
    for (const { literals } of more) for (const it of literals) this.#sign[it] = 1;
    const rest: (readonly [Literal, 1 | -1])[] = [];
    for (const { literals } of less) {
      for (const it of literals) {
        if (this.#sign[it] === 1) this.#sign[it] = 0;
        else rest.push([it, -1]);
      }
    }
    for (const { literals } of more) {
      for (const it of literals) {
        if (this.#sign[it] === 1) rest.push([it, 1]);
        this.#sign[it] = 0;
      }
    }
    return rest;
  }

  #payloadFor(comparison: CountComparison): number {
    const key = this.#sets.keyOf(comparison);
    const known = this.#payloadOf.get(key);
    if (known !== undefined) return known;
    const payload = this.#used.push(comparison) - 1;
    this.#payloadOf.set(key, payload);
    return payload;
  }

  causeOf(): Cause {
    return { type: 'counts' };
  }

  cluesOf(payload: number): readonly ClueRef[] {
    const comparison = this.#used[payload];
    if (!comparison) return [];
    return [...comparison.more, ...comparison.less].flatMap(({ clues }) => clues);
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    const comparison = this.#used[payload];
    if (comparison) this.#addReason(comparison, literal >> 1, limit, because);
  }

  /**
   * Add the known literals that determine the least or the largest possible difference, and the
   * conditions.
   */
  #addReason(comparison: CountComparison, own: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { more, less, isLeast } = comparison;
    for (const { when } of [...more, ...less]) because.push(...when);
    for (const [literal, sign] of this.#restOf(comparison)) {
      if (literal >> 1 === own) continue;
      const known = (sign === 1) === isLeast ? literal : literal ^ 1;
      if (trail.wasTrue(known, limit)) because.push(known);
    }
  }
}

function totalOf(counts: readonly ExactCount[]): number {
  return counts.reduce((sum, { total }) => sum + total, 0);
}
