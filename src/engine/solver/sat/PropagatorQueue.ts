import type { Literal, Propagator } from './Propagator.ts';

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
