import type { Cause, ClueRef, Literal } from './Reason.ts';

/** Collects the true literals that force another literal, or a conflict. */
export type Because = Literal[];

/** Propagators run to their fixpoint by priority: cheap ones before costly and costliest ones. */
export const PRIORITY = { cheap: 0, costly: 1, costliest: 2 } as const;

/**
 * A constraint that deduces literals. It keeps no state between calls that backtracking could
 * invalidate.
 */
export interface Propagator {
  readonly priority: (typeof PRIORITY)[keyof typeof PRIORITY];
  /** The propagator runs again after one of these literals is assigned. */
  readonly watched: readonly Literal[];
  /**
   * Passes deductions to the search. Returns false after a conflict, which it has reported to the
   * search.
   */
  propagate(): boolean;
  /**
   * Replaces `propagate` in a stepwise search. For constraints that leave some deductions to the
   * decisions of other searches, because deciding is cheaper, or that reuse earlier results. In a
   * stepwise search, the deductions may depend only on the current values.
   */
  propagateStepwise?(): boolean;
  /**
   * Adds to `because` the literals that force `literal`, all of them true before trail position
   * `limit`. `payload` is the number that was passed with the deduction.
   */
  explain(literal: Literal, payload: number, limit: number, because: Because): void;
  /** The kind of a deduction or conflict with this payload. */
  causeOf(payload: number): Cause;
  /**
   * The clues from which a deduction follows. Only for propagators that come from several clues.
   */
  cluesOf?(payload: number, because: readonly Literal[]): readonly ClueRef[];
}

/**
 * The propagators that have to run again: cheap ones first, and of equal ones the one queued last.
 */
export class PropagatorQueue {
  /** By literal: indexes of the propagators that watch it. */
  readonly #watchers: number[][];
  /** By propagator. */
  readonly #priorities: Propagator['priority'][] = [];
  /** By propagator: 1 while it is queued. */
  #isQueued = new Uint8Array(64);
  /** By priority: indexes of propagators. */
  readonly #queues: [number[], number[], number[]] = [[], [], []];

  constructor(literals: number) {
    this.#watchers = Array.from({ length: literals }, () => []);
  }

  /** Queue a new propagator now, and whenever a literal that it watches becomes true. */
  add(index: number, { watched, priority }: Propagator): void {
    for (const literal of watched) this.#watchers[literal]?.push(index);
    if (index >= this.#isQueued.length) {
      const grown = new Uint8Array(2 * this.#isQueued.length);
      grown.set(this.#isQueued);
      this.#isQueued = grown;
    }
    this.#priorities[index] = priority;
    this.#isQueued[index] = 1;
    this.#queues[priority].push(index);
  }

  /** Queue all propagators. */
  addAll(): void {
    this.#priorities.forEach((priority, index) => {
      if (this.#isQueued[index] === 1) return;
      this.#isQueued[index] = 1;
      this.#queues[priority].push(index);
    });
  }

  /** Queue all propagators that watch a literal. */
  wake(literal: Literal): void {
    for (const index of this.#watchers[literal] ?? []) {
      if (this.#isQueued[index] === 1) continue;
      this.#isQueued[index] = 1;
      this.#queues[this.#priorities[index] ?? 0].push(index);
    }
  }

  /** The propagators that watch one of these literals, in the order in which they were added. */
  watchersOf(literals: Iterable<Literal>): readonly number[] {
    const found = new Set<number>();
    for (const it of literals) for (const index of this.#watchers[it] ?? []) found.add(index);
    return [...found].sort((a, b) => a - b);
  }

  /** Remove the next propagator from the queue; -1 if the queue is empty. */
  next(): number {
    const [cheap, costly, costliest] = this.#queues;
    const index = cheap.pop() ?? costly.pop() ?? costliest.pop() ?? -1;
    if (index >= 0) this.#isQueued[index] = 0;
    return index;
  }

  clear(): void {
    for (const queue of this.#queues) {
      for (const index of queue) this.#isQueued[index] = 0;
      queue.length = 0;
    }
  }
}
