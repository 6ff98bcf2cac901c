import type { Cause, ClueRef } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Literal, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { CountSets, type CountComparison, type ExactCount } from './CountSets.ts';

/**
 * Several counts at once. What some sets of literals have more in total than some others is known;
 * what they share cancels out, so the rest of both has to differ by that much. If it just can,
 * every literal of the rest is known. Three rows into which three zones fit have nothing else, for
 * example, and two neighboring numbers differ by what only one of them counts. It follows from the
 * counts, but not by propagation of one after the other.
 */
export class CountsConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #sets: CountSets;
  /** Those that gave something, by note. */
  readonly #used: CountComparison[] = [];
  readonly #payloadOf = new Map<string, number>();
  /** By literal, in the comparison under way: 1 of the first sets, -1 of the others, 0 shared. */
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

  /** Deduce what two groups of sets say together; false after a conflict. */
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

  /** The literals of one side that the other does not share, 1 for those of the first. */
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

  /** What makes the least or the most possible difference what it is, and the conditions. */
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
