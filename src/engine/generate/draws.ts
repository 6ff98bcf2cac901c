import { invariant } from '#base/invariant.ts';
import { randomFrom } from '#base/random.ts';

/** Random choices, the same for the same seed on every machine. */
export class Draws {
  readonly #chance: () => number;

  constructor(seed: number) {
    this.#chance = randomFrom(seed);
  }

  /** A number from 0 to below 1. */
  share(): number {
    return this.#chance();
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.#chance() * limit);
  }

  isLucky(share: number): boolean {
    return this.#chance() < share;
  }

  of<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    invariant(value !== undefined, 'there is something to draw from');
    return value;
  }

  /** The values in a random order. */
  shuffled<T>(values: readonly T[]): readonly T[] {
    const list = [...values];
    for (let end = list.length - 1; end > 0; end--) {
      const at = this.below(end + 1);
      const moved = list[end];
      const other = list[at];
      if (moved !== undefined) list[at] = moved;
      if (other !== undefined) list[end] = other;
    }
    return list;
  }
}

/** A seed for a stage of a run, so that a change of one stage leaves the draws of others alone. */
export function seedFor(seed: number, ...stages: readonly number[]): number {
  let mixed = seed | 0;
  for (const stage of stages) {
    mixed = Math.imul(mixed ^ (stage + 0x9e3779b9), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed;
}
