import type { Cause, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/** The number of true literals is allowed, if all of `when` hold. */
export class CountConstraint implements Propagator {
  readonly priority = PRIORITY.cheap;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #literals: Int32Array;
  /** Literals of merged cells, which count several times, with that number. */
  readonly #heavy: readonly (readonly [Literal, number])[];
  readonly #when: readonly Literal[];
  /** By count: the nearest allowed count at or below it; -1 for none. */
  readonly #below: Int32Array;
  /**
   * By count: the nearest allowed count at or above it; more than the number of literals for none.
   */
  readonly #above: Int32Array;

  constructor(
    search: Search,
    literals: readonly Literal[],
    isAllowed: (count: number) => boolean,
    when: readonly Literal[],
  ) {
    this.#search = search;
    this.#literals = Int32Array.from(literals);
    this.#heavy = repeated(literals);
    this.#when = when;
    const { length } = literals;
    this.#below = new Int32Array(length + 1);
    this.#above = new Int32Array(length + 1);
    for (let count = 0, last = -1; count <= length; count++) {
      if (isAllowed(count)) last = count;
      this.#below[count] = last;
    }
    for (let count = length, last = length + 1; count >= 0; count--) {
      if (isAllowed(count)) last = count;
      this.#above[count] = last;
    }
    this.watched = [...literals.flatMap((it) => [it, it ^ 1]), ...when];
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
    let least = 0;
    let most = this.#literals.length;
    for (const literal of this.#literals) {
      const state = value[literal];
      if (state === 1) least++;
      else if (state === -1) most--;
    }
    const lowest = this.#above[least] ?? 0;
    if (lowest > most) {
      if (openCondition >= 0) return this.#search.deduce(openCondition ^ 1, 0);
      const because: Because = [...this.#when];
      this.#addBounds(least, most, this.#search.trail.size, because);
      return this.#search.reportConflict(because);
    }
    if (openCondition >= 0 || least === most) return true;
    const highest = this.#below[most] ?? -1;
    if (highest === least) return this.#fill(1);
    if (lowest === most) return this.#fill(0);
    return this.#weigh(least, most);
  }

  /** Give merged cells a color where the other one leaves no allowed count between the bounds. */
  #weigh(least: number, most: number): boolean {
    const { value } = this.#search.trail;
    const isPossible = (from: number, to: number) =>
      from <= to && (this.#above[from] ?? Infinity) <= to;
    for (const [literal, weight] of this.#heavy) {
      if (value[literal] !== 0) continue;
      const canHold = isPossible(least + weight, most);
      const canFail = isPossible(least, most - weight);
      if (canHold && canFail) continue;
      if (!this.#search.deduce(canHold ? literal : literal ^ 1, 0)) return false;
    }
    return true;
  }

  /** Give all undecided literals their only possible value. */
  #fill(sign: 0 | 1): boolean {
    const { value } = this.#search.trail;
    for (const literal of this.#literals) {
      if (value[literal] === 0 && !this.#search.deduce(literal ^ sign, 0)) return false;
    }
    return true;
  }

  causeOf(): Cause {
    return { type: 'count' };
  }

  explain(literal: Literal, _payload: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const own = literal >> 1;
    for (const condition of this.#when) if (condition >> 1 !== own) because.push(condition);
    let least = 0;
    let most = this.#literals.length;
    for (const it of this.#literals) {
      // The explained literal is counted as negated, which must be impossible.
      if (it >> 1 === own) {
        if (it === literal) most--;
        else least++;
      } else if (trail.wasTrue(it, limit)) least++;
      else if (trail.wasTrue(it ^ 1, limit)) most--;
    }
    this.#addBounds(least, most, limit, because, own);
  }

  /** Add no more literals than needed to prove that no allowed count lies between the bounds. */
  #addBounds(least: number, most: number, limit: number, because: Because, own = -1): void {
    const { trail } = this.#search;
    const { length } = this.#literals;
    let trueNeeded = least > 0 ? (this.#below[least - 1] ?? -1) + 1 : 0;
    let falseNeeded = most < length ? length - (this.#above[most + 1] ?? 0) + 1 : 0;
    for (const it of this.#literals) {
      const isOwn = it >> 1 === own;
      if (trueNeeded > 0 && !isOwn && trail.wasTrue(it, limit)) {
        trueNeeded--;
        because.push(it);
      } else if (falseNeeded > 0 && !isOwn && trail.wasTrue(it ^ 1, limit)) {
        falseNeeded--;
        because.push(it ^ 1);
      }
    }
  }
}

/** The literals that occur several times, with the number of times. */
function repeated(literals: readonly Literal[]): readonly (readonly [Literal, number])[] {
  const times = new Map<Literal, number>();
  for (const it of literals) times.set(it, (times.get(it) ?? 0) + 1);
  return [...times].filter(([, count]) => count > 1);
}
