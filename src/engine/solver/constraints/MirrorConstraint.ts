import { invariant } from '#base/invariant.ts';
import type { Cause, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/**
 * Two cells that are mapped to each other. Their literals are true when the cells belong to the two
 * compared regions; -1 if there is no cell.
 */
export interface MirrorPair {
  readonly p: Literal;
  readonly q: Literal;
  /** Indexes of the pairs of neighbors. */
  readonly next: readonly number[];
}

/** Where a walk over the pairs came from, and the pairs that it has reached. */
interface Walk {
  /** By pair: the pair before it; itself for a start, -1 if it was not reached. */
  readonly from: Int32Array;
  readonly queue: Int32Array;
}

/** The regions at some pairs of cells are mapped to each other, if all of `when` hold. */
export class MirrorConstraint implements Propagator {
  readonly priority = PRIORITY.costly;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #pairs: readonly MirrorPair[];
  readonly #starts: readonly number[];
  readonly #when: readonly Literal[];
  readonly #walk: Walk;
  /** A second walk, since deductions may be explained while the first one is in use. */
  readonly #pastWalk: Walk;

  constructor(
    search: Search,
    pairs: readonly MirrorPair[],
    starts: readonly number[],
    when: readonly Literal[],
  ) {
    this.#search = search;
    this.#pairs = pairs;
    this.#starts = starts;
    this.#when = when;
    this.#walk = createWalk(pairs.length);
    this.#pastWalk = createWalk(pairs.length);
    const literals = new Set(pairs.flatMap(({ p, q }) => [p, q]).filter((it) => it >= 0));
    this.watched = [...new Set([...[...literals].flatMap((it) => [it, it ^ 1]), ...when])];
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    let openCondition = -1;
    for (const condition of this.#when) {
      const state = value[condition];
      if (state === 1) continue;
      if (state === -1 || openCondition >= 0) return true;
      openCondition = condition;
    }
    const isTrue = (literal: Literal) =>
      literal >= 0 && (value[literal] === 1 || literal === openCondition);
    const isFalse = (literal: Literal) => literal < 0 || isTrue(literal ^ 1);
    const wrong = this.#compare(
      this.#walk,
      isTrue,
      isFalse,
      (literal) => openCondition >= 0 || this.#search.deduce(literal, 0),
    );
    if (wrong === -1) return true;
    if (wrong === -2) return false;
    if (openCondition >= 0) return this.#search.deduce(openCondition ^ 1, 0);
    const because: Because = [];
    this.#addPath(this.#walk, wrong, { literal: -1, limit: this.#search.trail.size }, because);
    return this.#search.reportConflict(because);
  }

  /**
   * Compare the cells of all pairs in or next to the regions. `force` is called with what one cell
   * of a pair implies for the other. Returns the index of a pair whose cells differ, -1 for none,
   * -2 if `force` returned false.
   */
  #compare(
    { from, queue }: Walk,
    isTrue: (literal: Literal) => boolean,
    isFalse: (literal: Literal) => boolean,
    force: (literal: Literal) => boolean,
  ): number {
    from.fill(-1);
    let end = 0;
    for (const start of this.#starts) {
      from[start] = start;
      queue[end++] = start;
    }
    for (let head = 0; head < end; head++) {
      const current = queue[head] ?? 0;
      for (const index of this.#pairs[current]?.next ?? []) {
        if (from[index] !== -1) continue;
        from[index] = current;
        const { p, q } = this.#pairs[index] ?? { p: -1, q: -1 };
        const [trueP, trueQ] = [isTrue(p), isTrue(q)];
        if (trueP && trueQ) {
          queue[end++] = index;
          continue;
        }
        const [falseP, falseQ] = [isFalse(p), isFalse(q)];
        if ((trueP && falseQ) || (falseP && trueQ)) return index;
        let isFine = true;
        if (trueP) isFine = force(q);
        else if (trueQ) isFine = force(p);
        else if (falseP && !falseQ) isFine = force(q ^ 1);
        else if (falseQ && !falseP) isFine = force(p ^ 1);
        if (!isFine) return -2;
        if (isTrue(p) && isTrue(q)) queue[end++] = index;
      }
    }
    return -1;
  }

  causeOf(): Cause {
    return { type: 'mirror' };
  }

  explain(literal: Literal, _payload: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    // With the negation of the explained literal, the cells of some pair differ.
    const isTrue = (it: Literal) =>
      it >= 0 && it !== literal && (it === (literal ^ 1) || trail.wasTrue(it, limit));
    const isFalse = (it: Literal) => it < 0 || isTrue(it ^ 1);
    const wrong = this.#compare(this.#pastWalk, isTrue, isFalse, () => true);
    invariant(wrong >= 0, 'a mirrored deduction has a reason');
    this.#addPath(this.#pastWalk, wrong, { literal, limit }, because);
  }

  /** Add the values of a pair, and of the pairs on the walk to it from a start. */
  #addPath(
    { from }: Walk,
    pair: number,
    { literal, limit }: { readonly literal: Literal; readonly limit: number },
    because: Because,
  ): void {
    const { trail } = this.#search;
    const push = (it: Literal) => {
      if (it >= 0 && it >> 1 !== literal >> 1) because.push(it);
    };
    this.#when.forEach(push);
    for (let index = pair; index >= 0;) {
      const { p, q } = this.#pairs[index] ?? { p: -1, q: -1 };
      for (const it of [p, q]) {
        if (it < 0) continue;
        if (trail.wasTrue(it, limit)) push(it);
        else if (trail.wasTrue(it ^ 1, limit)) push(it ^ 1);
      }
      const before = from[index] ?? -1;
      if (before === index) break;
      index = before;
    }
  }
}

function createWalk(pairs: number): Walk {
  return { from: new Int32Array(pairs), queue: new Int32Array(pairs) };
}
