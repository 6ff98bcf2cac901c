import { ClauseStore } from './ClauseStore.ts';
import type { Literal } from './Reason.ts';
import type { Trail } from './Trail.ts';
import { Watches } from './Watches.ts';

/** Number of learnt clauses before the first reduction, and the increase before each later one. */
const FIRST_REDUCTION = 4000;
const REDUCTION_STEP = 1000;
/** Clauses with at most this glue are always kept (as in Glucose). */
const KEPT_GLUE = 2;

const NO_WATCHES = new Int32Array(0);

/**
 * All clauses of a search. Original clauses stay; learnt ones are removed when they are of little
 * use.
 */
export class ClauseDatabase {
  readonly store = new ClauseStore();
  readonly watches: Watches;
  readonly #forgets: boolean;
  #learnt: number[] = [];
  #reduceAt = FIRST_REDUCTION;
  /** Only in a search that forgets: words of the store used by original clauses. */
  #originalEnd = this.store.size;
  /** By literal: the original clauses with it; null until the first use. */
  #withLiteral: (number[] | undefined)[] | null = null;

  /** With `forgets`, a learnt clause is kept only while it is the reason of an assignment. */
  constructor(variables: number, forgets: boolean) {
    this.watches = new Watches(2 * variables);
    this.#forgets = forgets;
  }

  /** The literals of a clause; a view that is valid until clauses are added or removed. */
  literalsOf(ref: number): Int32Array {
    return this.store.words.subarray(ref, ref + this.store.lengthOf(ref));
  }

  /**
   * Store a clause permanently. Only on level 0. The clause is not propagated before it is
   * attached.
   */
  addOriginal(literals: readonly Literal[], source: number): number {
    if (this.#forgets) this.store.truncate(this.#originalEnd);
    const ref = this.store.add(literals, 0, source);
    this.#originalEnd = this.store.size;
    this.#withLiteral = null;
    return ref;
  }

  /** The references of the original clauses. Only while there are no learnt ones. */
  *originals(): Generator<number, void> {
    yield* this.store.refs();
  }

  /**
   * The original clauses in which one of these literals is negated. Only while there are no learnt
   * ones.
   */
  originalsAgainst(literals: Iterable<Literal>): ReadonlySet<number> {
    const withLiteral = (this.#withLiteral ??= this.#indexOriginals());
    const found = new Set<number>();
    for (const it of literals) for (const ref of withLiteral[it ^ 1] ?? []) found.add(ref);
    return found;
  }

  #indexOriginals(): (number[] | undefined)[] {
    const index: (number[] | undefined)[] = [];
    for (const ref of this.originals()) {
      for (const it of this.literalsOf(ref)) (index[it] ??= []).push(ref);
    }
    return index;
  }

  /**
   * The only literal of a clause that is not false, if it is undecided; -1 if all are false, null
   * if the clause forces nothing.
   */
  openLiteral(ref: number, value: Int8Array): Literal | null {
    const { words } = this.store;
    const end = ref + this.store.lengthOf(ref);
    let open = -1;
    for (let at = ref; at < end; at++) {
      const literal = words[at] ?? 0;
      if (value[literal] === -1) continue;
      if (value[literal] === 1 || open >= 0) return null;
      open = literal;
    }
    return open;
  }

  /** Watch the first two literals of a clause. */
  attach(ref: number): void {
    const { words } = this.store;
    const [first, second] = [words[ref] ?? 0, words[ref + 1] ?? 0];
    this.watches.add(first, ref, second);
    this.watches.add(second, ref, first);
  }

  /**
   * Visit the clauses that watch a literal which became false: move watches, and assign the last
   * open literal of unit clauses. Returns a clause of which all literals are false; 0 for none.
   */
  propagate(falseLiteral: Literal, trail: Trail): number {
    const { value } = trail;
    const { watches } = this;
    const { words } = this.store;
    const list = watches.lists[falseLiteral] ?? NO_WATCHES;
    const count = watches.counts[falseLiteral] ?? 0;
    let to = 0;
    for (let from = 0; from < count; from += 2) {
      const ref = list[from] ?? 0;
      const blocker = list[from + 1] ?? 0;
      if (value[blocker] === 1) {
        list[to++] = ref;
        list[to++] = blocker;
        continue;
      }
      if (words[ref] === falseLiteral) {
        words[ref] = words[ref + 1] ?? 0;
        words[ref + 1] = falseLiteral;
      }
      const first = words[ref] ?? 0;
      const end = ref + (words[ref - 2] ?? 0);
      let at = ref + 2;
      if (value[first] === 1) at = end;
      else while (at < end && value[words[at] ?? 0] === -1) at++;
      if (at < end) {
        const next = words[at] ?? 0;
        words[ref + 1] = next;
        words[at] = falseLiteral;
        watches.add(next, ref, first);
        continue;
      }
      list[to++] = ref;
      list[to++] = first;
      if (value[first] === 0) trail.push(first, ref, 0);
      else if (value[first] === -1) {
        list.copyWithin(to, from + 2, count);
        watches.counts[falseLiteral] = to + count - from - 2;
        return ref;
      }
    }
    watches.counts[falseLiteral] = to;
    return 0;
  }

  /**
   * Store a learnt clause. The caller assigns its first literal next, with the clause as the
   * reason.
   */
  learn(literals: readonly Literal[], glue: number, trail: Trail): number {
    if (this.#forgets) {
      this.#removeUnused(trail);
      return this.store.add(literals, glue);
    }
    const ref = this.store.add(literals, glue);
    this.attach(ref);
    this.#learnt.push(ref);
    return ref;
  }

  /**
   * Remove the learnt clauses stored after the last one that is the reason of an assignment. They
   * are stored in the order of the assignments.
   */
  #removeUnused({ reason, literals, size }: Trail): void {
    let last = 0;
    for (let at = size - 1; at >= 0 && last < this.#originalEnd; at--) {
      last = reason[(literals[at] ?? 0) >> 1] ?? 0;
    }
    const isLive = last >= this.#originalEnd;
    this.store.truncate(isLive ? last + this.store.lengthOf(last) : this.#originalEnd);
  }

  /**
   * If there are many learnt clauses, remove the worse half of them, and those that are satisfied
   * on level 0, which must be the current level. Reasons on the trail are kept. Returns whether
   * clauses were relocated; the references on the trail are then updated.
   */
  reduce(trail: Trail): boolean {
    if (this.#learnt.length <= this.#reduceAt) return false;
    this.#reduceAt += REDUCTION_STEP;
    const { store } = this;
    const forced = trail.literals.subarray(0, trail.size);
    const reasons = new Set(forced.map((literal) => trail.reason[literal >> 1] ?? 0));
    const ranked = this.#learnt.toSorted((a, b) => store.glueOf(a) - store.glueOf(b));
    const half = ranked.length >> 1;
    const isUseless = (ref: number, rank: number): boolean =>
      (rank >= half && store.glueOf(ref) > KEPT_GLUE) ||
      this.literalsOf(ref).some((literal) => trail.value[literal] === 1);
    const removed = new Set(
      ranked.filter((ref, rank) => !reasons.has(ref) && isUseless(ref, rank)),
    );
    const moved = store.remove(removed);
    this.watches.relocate(moved);
    this.#learnt = this.#learnt.flatMap((ref) => (removed.has(ref) ? [] : (moved.get(ref) ?? [])));
    for (const literal of forced) {
      const reason = trail.reason[literal >> 1] ?? 0;
      if (reason > 0) trail.reason[literal >> 1] = moved.get(reason) ?? 0;
    }
    return true;
  }
}
