import type { Literal } from './Propagator.ts';

/** Words before a clause's literals: its source, its length, and its glue (0 for clauses of the puzzle itself). */
const HEADER = 3;

/** Clauses one after another in one array; a clause is named by the index of its first literal. */
export class ClauseStore {
  /** Literals of all clauses, with the clauses' headers between them. */
  words = new Int32Array(1 << 14);
  #end = HEADER;

  /** Words in use. */
  get size(): number {
    return this.#end;
  }

  /** Keep a clause; `source` is a number of the caller's. */
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

  lengthOf(ref: number): number {
    return this.words[ref - 2] ?? 0;
  }

  /** Number of decision levels among its literals when it was learnt (glue, or LBD: Audemard and Simon 2009). */
  glueOf(ref: number): number {
    return this.words[ref - 1] ?? 0;
  }

  sourceOf(ref: number): number {
    return this.words[ref - 3] ?? 0;
  }

  /** Forget everything from a size on. */
  cutTo(size: number): void {
    this.#end = Math.max(size, HEADER);
  }

  /** Forget these clauses and close the gaps. Returns the new name of each clause that stays, by its old one. */
  drop(dropped: ReadonlySet<number>): ReadonlyMap<number, number> {
    const moved = new Map<number, number>();
    let to = HEADER;
    for (let from = HEADER; from < this.#end;) {
      const ref = from + HEADER;
      const next = ref + this.lengthOf(ref);
      if (!dropped.has(ref)) {
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
