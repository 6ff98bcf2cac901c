import { ClauseStore } from './ClauseStore.ts';
import type { Literal } from './Propagator.ts';
import type { Trail } from './Trail.ts';
import { Watches } from './Watches.ts';

/** Learnt clauses kept before the first clean-up, and how many more after each. */
const FIRST_CLEAN_UP = 4000;
const CLEAN_UP_STEP = 1000;
/** Clauses of so small a glue are never dropped (as in Glucose). */
const KEPT_GLUE = 2;

/** All clauses of a search: what is stated stays, what is learnt goes when it is of little use. */
export class ClauseBase {
  readonly store = new ClauseStore();
  readonly watches: Watches;
  readonly #forgets: boolean;
  #learnt: number[] = [];
  #cleanUpAt = FIRST_CLEAN_UP;
  /** Words of clauses that stay, where the others are forgotten. */
  #lasting = this.store.size;

  /** @param forgets whether a learnt clause is kept only as long as it forces something */
  constructor(variables: number, forgets: boolean) {
    this.watches = new Watches(2 * variables);
    this.#forgets = forgets;
  }

  /** The literals of a clause; a view that lives until clauses are added or dropped. */
  literalsOf(ref: number): Int32Array {
    return this.store.words.subarray(ref, ref + this.store.lengthOf(ref));
  }

  /** Keep a clause for good. Only without decisions. Only what is attached is looked at. */
  state(literals: readonly Literal[], source: number): number {
    if (this.#forgets) this.store.cutTo(this.#lasting);
    const ref = this.store.add(literals, 0, source);
    this.#lasting = this.store.size;
    return ref;
  }

  /** Watch the first two literals of a clause. */
  attach(ref: number): void {
    const { words } = this.store;
    const [first, second] = [words[ref] ?? 0, words[ref + 1] ?? 0];
    this.watches.add(first, ref, second);
    this.watches.add(second, ref, first);
  }

  /** Keep what was learnt from a conflict, as long as it is of use. Its first literal is the one it forces now. */
  learn(literals: readonly Literal[], glue: number, trail: Trail): number {
    if (this.#forgets) {
      this.#forget(trail);
      return this.store.add(literals, glue);
    }
    const ref = this.store.add(literals, glue);
    this.attach(ref);
    this.#learnt.push(ref);
    return ref;
  }

  /** Drop all learnt clauses but those that force something; they stand in the order in which they came to do so. */
  #forget({ reason, literals, size }: Trail): void {
    let last = 0;
    for (let at = size - 1; at >= 0 && last < this.#lasting; at--) {
      last = reason[(literals[at] ?? 0) >> 1] ?? 0;
    }
    const isLive = last >= this.#lasting;
    this.store.cutTo(isLive ? last + this.store.lengthOf(last) : this.#lasting);
  }

  /**
   * If many have come together, drop the worse half of the learnt clauses, and those that hold for good. Only without
   * decisions. Reasons on the trail are kept and get their new names; returns whether clauses have new names.
   */
  cleanUp(trail: Trail): boolean {
    if (this.#learnt.length <= this.#cleanUpAt) return false;
    this.#cleanUpAt += CLEAN_UP_STEP;
    const { store } = this;
    const forced = trail.literals.subarray(0, trail.size);
    const locked = new Set(forced.map((literal) => trail.reason[literal >> 1] ?? 0));
    const ranked = this.#learnt.toSorted((a, b) => store.glueOf(a) - store.glueOf(b));
    const half = ranked.length >> 1;
    const isUseless = (ref: number, rank: number): boolean =>
      (rank >= half && store.glueOf(ref) > KEPT_GLUE) ||
      this.literalsOf(ref).some((literal) => trail.value[literal] === 1);
    const dropped = new Set(ranked.filter((ref, rank) => !locked.has(ref) && isUseless(ref, rank)));
    const moved = store.drop(dropped);
    this.watches.rename(moved);
    this.#learnt = this.#learnt.flatMap((ref) => (dropped.has(ref) ? [] : (moved.get(ref) ?? [])));
    for (const literal of forced) {
      const reason = trail.reason[literal >> 1] ?? 0;
      if (reason > 0) trail.reason[literal >> 1] = moved.get(reason) ?? 0;
    }
    return true;
  }
}
