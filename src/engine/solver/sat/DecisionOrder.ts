import type { Literal } from './Propagator.ts';
import { VarHeap } from './VarHeap.ts';

/** Share of its weight that an activity keeps from conflict to conflict. */
const ACTIVITY_DECAY = 0.95;
const ACTIVITY_LIMIT = 1e100;

/**
 * Which variable is decided next, and how: the one met most often in recent conflicts (VSIDS: Moskewicz et al. 2001), as
 * it was last (Pipatsrisawat and Darwiche 2007).
 */
export class DecisionOrder {
  readonly #activity: Float64Array;
  readonly #heap: VarHeap;
  /** By variable: the literal bit it had last. */
  readonly #phase: Uint8Array;
  #bump = 1;

  constructor(variables: number) {
    this.#activity = new Float64Array(variables);
    this.#heap = new VarHeap(this.#activity);
    this.#phase = new Uint8Array(variables);
    for (let variable = 0; variable < variables; variable++) this.#heap.insert(variable);
  }

  /** Make a variable a likelier choice. */
  prefer(variable: number, weight = this.#bump): void {
    const activity = (this.#activity[variable] ?? 0) + weight;
    this.#activity[variable] = activity;
    if (activity > ACTIVITY_LIMIT) this.#rescale();
    this.#heap.grew(variable);
  }

  /** Let what was met in earlier conflicts count for less. */
  decay(): void {
    this.#bump /= ACTIVITY_DECAY;
  }

  /** Try this literal first when its variable is decided next. */
  suggest(literal: Literal): void {
    this.#phase[literal >> 1] = literal & 1;
  }

  /** A literal is open again. */
  reopen(literal: Literal): void {
    this.suggest(literal);
    this.#heap.insert(literal >> 1);
  }

  /** The next literal to decide; -1 when none is open. `value` is a trail's. */
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
    this.#bump /= ACTIVITY_LIMIT;
  }
}
