/** A binary heap of variables, the most active first, with an index of their positions. */
export class VariableHeap {
  readonly #activity: Float64Array;
  readonly #heap: Int32Array;
  readonly #indexOf: Int32Array;
  #size = 0;

  /** `activity` is by variable. The caller changes it, and then calls `increased`. */
  constructor(activity: Float64Array) {
    this.#activity = activity;
    this.#heap = new Int32Array(activity.length);
    this.#indexOf = new Int32Array(activity.length).fill(-1);
  }

  /** Add a variable, unless it is already in the heap. */
  insert(variable: number): void {
    if ((this.#indexOf[variable] ?? -1) >= 0) return;
    this.#heap[this.#size] = variable;
    this.#indexOf[variable] = this.#size;
    this.#siftUp(this.#size++);
  }

  /** Restore the order after the activity of a variable increased. */
  increased(variable: number): void {
    const index = this.#indexOf[variable] ?? -1;
    if (index >= 0) this.#siftUp(index);
  }

  /** Remove the most active variable; -1 when empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const top = this.#heap[0] ?? 0;
    const last = this.#heap[--this.#size] ?? 0;
    this.#indexOf[top] = -1;
    if (this.#size > 0) {
      this.#heap[0] = last;
      this.#indexOf[last] = 0;
      this.#siftDown(0);
    }
    return top;
  }

  #siftUp(from: number): void {
    const heap = this.#heap;
    const variable = heap[from] ?? 0;
    const activity = this.#activity[variable] ?? 0;
    let at = from;
    while (at > 0) {
      const parentAt = (at - 1) >> 1;
      const parent = heap[parentAt] ?? 0;
      if ((this.#activity[parent] ?? 0) >= activity) break;
      heap[at] = parent;
      this.#indexOf[parent] = at;
      at = parentAt;
    }
    heap[at] = variable;
    this.#indexOf[variable] = at;
  }

  #siftDown(from: number): void {
    const heap = this.#heap;
    const variable = heap[from] ?? 0;
    const activity = this.#activity[variable] ?? 0;
    let at = from;
    for (;;) {
      let childAt = 2 * at + 1;
      if (childAt >= this.#size) break;
      let child = heap[childAt] ?? 0;
      const other = heap[childAt + 1] ?? 0;
      if (childAt + 1 < this.#size && (this.#activity[other] ?? 0) > (this.#activity[child] ?? 0)) {
        childAt++;
        child = other;
      }
      if ((this.#activity[child] ?? 0) <= activity) break;
      heap[at] = child;
      this.#indexOf[child] = at;
      at = childAt;
    }
    heap[at] = variable;
    this.#indexOf[variable] = at;
  }
}
