import type { Literal } from './Propagator.ts';
import { VariableHeap } from './VariableHeap.ts';

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
