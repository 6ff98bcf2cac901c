import type { Oracle } from './oracles.ts';
import type { Work } from './Work.ts';

/** Groups of clues that are enough, none of which can go, and the others. */
export interface Reduction {
  readonly kept: readonly number[];
  /** In the order in which they went. */
  readonly gone: readonly number[];
}

/**
 * Take groups of clues away, in the given order, as long as the others are enough. Null if all
 * together are not, or the work is spent.
 */
export function* reduce(
  oracle: Oracle,
  order: readonly number[],
  work: Work,
): Generator<void, Reduction | null> {
  const gone: number[] = [];
  let kept: ReadonlySet<number> = new Set(order);
  const shrink = (core: ReadonlySet<number>) => {
    gone.push(...order.filter((it) => kept.has(it) && !core.has(it)));
    kept = core;
  };
  const all = yield* oracle(kept);
  if (!all) return null;
  shrink(all);
  for (const group of order) {
    if (!kept.has(group)) continue;
    if (work.isSpent) return null;
    const core = yield* oracle(new Set([...kept].filter((it) => it !== group)));
    if (core) shrink(core);
  }
  return { kept: order.filter((it) => kept.has(it)), gone };
}
