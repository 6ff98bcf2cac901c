/** Variables ordered by activity, the most active first: a binary heap that knows where each variable is. */
export class VarHeap {
  readonly #activity: Float64Array;
  readonly #heap: Int32Array;
  readonly #place: Int32Array;
  #size = 0;

  /** `activity` belongs to the caller, who tells when it grows. */
  constructor(activity: Float64Array) {
    this.#activity = activity;
    this.#heap = new Int32Array(activity.length);
    this.#place = new Int32Array(activity.length).fill(-1);
  }

  insert(variable: number): void {
    if ((this.#place[variable] ?? -1) >= 0) return;
    this.#heap[this.#size] = variable;
    this.#place[variable] = this.#size;
    this.#rise(this.#size++);
  }

  /** Restore the order after the variable's activity grew. */
  grew(variable: number): void {
    const place = this.#place[variable] ?? -1;
    if (place >= 0) this.#rise(place);
  }

  /** Take out the most active variable; -1 when empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const top = this.#heap[0] ?? 0;
    const last = this.#heap[--this.#size] ?? 0;
    this.#place[top] = -1;
    if (this.#size > 0) {
      this.#heap[0] = last;
      this.#place[last] = 0;
      this.#sink(0);
    }
    return top;
  }

  #rise(from: number): void {
    const heap = this.#heap;
    const variable = heap[from] ?? 0;
    const activity = this.#activity[variable] ?? 0;
    let at = from;
    while (at > 0) {
      const parentAt = (at - 1) >> 1;
      const parent = heap[parentAt] ?? 0;
      if ((this.#activity[parent] ?? 0) >= activity) break;
      heap[at] = parent;
      this.#place[parent] = at;
      at = parentAt;
    }
    heap[at] = variable;
    this.#place[variable] = at;
  }

  #sink(from: number): void {
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
      this.#place[child] = at;
      at = childAt;
    }
    heap[at] = variable;
    this.#place[variable] = at;
  }
}
