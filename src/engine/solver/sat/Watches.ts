import type { Literal } from './Reason.ts';

const NO_WATCHES = new Int32Array(0);

/**
 * The clauses that watch each literal, with a blocker each: another literal of the clause. If the
 * blocker is true, the clause need not be visited.
 */
export class Watches {
  /** By literal: references and blockers in turn. */
  readonly lists: Int32Array[];
  /** By literal: words in use of its list. */
  readonly counts: Int32Array;

  constructor(literals: number) {
    this.lists = new Array<Int32Array>(literals).fill(NO_WATCHES);
    this.counts = new Int32Array(literals);
  }

  add(literal: Literal, ref: number, blocker: Literal): void {
    const count = this.counts[literal] ?? 0;
    let list = this.lists[literal] ?? NO_WATCHES;
    if (count + 2 > list.length) {
      const grown = new Int32Array(Math.max(8, 2 * list.length));
      grown.set(list);
      list = grown;
      this.lists[literal] = grown;
    }
    list[count] = ref;
    list[count + 1] = blocker;
    this.counts[literal] = count + 2;
  }

  /**
   * Replace references of clauses by new ones. Clauses without a new reference are no longer
   * watched.
   */
  relocate(moved: ReadonlyMap<number, number>): void {
    this.lists.forEach((list, literal) => {
      const count = this.counts[literal] ?? 0;
      let to = 0;
      for (let from = 0; from < count; from += 2) {
        const ref = moved.get(list[from] ?? 0);
        if (ref === undefined) continue;
        list[to++] = ref;
        list[to++] = list[from + 1] ?? 0;
      }
      this.counts[literal] = to;
    });
  }
}
