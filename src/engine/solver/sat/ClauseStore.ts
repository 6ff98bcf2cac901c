import type { Literal } from './Reason.ts';

/** Words before a clause's literals: its source, its length, and its glue (0 if not learnt). */
const HEADER = 3;

/** Clauses in one array. The reference of a clause is the index of its first literal. */
export class ClauseStore {
  /** All clauses, each a header and its literals. */
  words = new Int32Array(1 << 14);
  #end = HEADER;

  /** Words in use. */
  get size(): number {
    return this.#end;
  }

  /** Store a clause and return its reference; `source` is not interpreted. */
  add(literals: ArrayLike<Literal>, glue: number, source = 0): number {
    const { length } = literals;
    const ref = this.#end + HEADER;
    if (ref + length > this.words.length) {
      const grown = new Int32Array(2 * (ref + length));
      grown.set(this.words);
      this.words = grown;
    }
    this.words[ref - 3] = source;
    this.words[ref - 2] = length;
    this.words[ref - 1] = glue;
    this.words.set(literals, ref);
    this.#end = ref + length;
    return ref;
  }

  /** The references of all clauses. */
  *refs(): Generator<number, void> {
    for (let from = HEADER; from < this.#end;) {
      const ref = from + HEADER;
      yield ref;
      from = ref + this.lengthOf(ref);
    }
  }

  lengthOf(ref: number): number {
    return this.words[ref - 2] ?? 0;
  }

  /** Number of decision levels among its literals when learnt (LBD: Audemard and Simon 2009). */
  glueOf(ref: number): number {
    return this.words[ref - 1] ?? 0;
  }

  sourceOf(ref: number): number {
    return this.words[ref - 3] ?? 0;
  }

  /** Remove all clauses beyond this number of words. */
  truncate(size: number): void {
    this.#end = Math.max(size, HEADER);
  }

  /** Remove clauses and close the gaps. Returns the new reference of each clause by its old one. */
  remove(removed: ReadonlySet<number>): ReadonlyMap<number, number> {
    const moved = new Map<number, number>();
    let to = HEADER;
    for (let from = HEADER; from < this.#end;) {
      const ref = from + HEADER;
      const next = ref + this.lengthOf(ref);
      if (!removed.has(ref)) {
        this.words.copyWithin(to, from, next);
        moved.set(ref, to + HEADER);
        to += next - from;
      }
      from = next;
    }
    this.#end = to;
    return moved;
  }
}
