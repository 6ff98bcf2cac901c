import type { Literal } from './Reason.ts';

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

/** Factor by which activities decay with every conflict. */
const ACTIVITY_DECAY = 0.95;
const ACTIVITY_LIMIT = 1e100;

/**
 * Selects decisions: the variable that is most active in recent conflicts (VSIDS: Moskewicz et al.
 * 2001), with the value it had last (phase saving: Pipatsrisawat and Darwiche 2007).
 */
export class DecisionOrder {
  readonly #activity: Float64Array;
  readonly #heap: VariableHeap;
  /** By variable: the lowest bit of its last literal. */
  readonly #phase: Uint8Array;
  #increment = 1;

  /**
   * The first `decided` variables are decided from the beginning, the others once they are
   * included.
   */
  constructor(variables: number, decided = variables) {
    this.#activity = new Float64Array(variables);
    this.#heap = new VariableHeap(this.#activity);
    this.#phase = new Uint8Array(variables);
    for (let variable = 0; variable < decided; variable++) this.#heap.insert(variable);
  }

  /** Include a variable in the decisions. */
  include(variable: number): void {
    this.#heap.insert(variable);
  }

  /** Raise the activity of a variable, by default as for a conflict. */
  bump(variable: number, weight = this.#increment): void {
    const activity = (this.#activity[variable] ?? 0) + weight;
    this.#activity[variable] = activity;
    if (activity > ACTIVITY_LIMIT) this.#rescale();
    this.#heap.increased(variable);
  }

  /** Reduce the weight of earlier conflicts. */
  decay(): void {
    this.#increment /= ACTIVITY_DECAY;
  }

  /** Set the value that a variable gets when it is decided next. */
  setPhase(literal: Literal): void {
    this.#phase[literal >> 1] = literal & 1;
  }

  /** Make the variable of a literal available again, after backtracking. */
  reopen(literal: Literal): void {
    this.setPhase(literal);
    this.#heap.insert(literal >> 1);
  }

  /** The next literal to decide; -1 if all are assigned. `value` is the trail's. */
  next(value: Int8Array): Literal {
    for (;;) {
      const variable = this.#heap.pop();
      if (variable < 0) return -1;
      if (value[2 * variable] === 0) return 2 * variable + (this.#phase[variable] ?? 0);
    }
  }

  #rescale(): void {
    const activity = this.#activity;
    activity.forEach((weight, variable) => (activity[variable] = weight / ACTIVITY_LIMIT));
    this.#increment /= ACTIVITY_LIMIT;
  }
}
