import type { Literal } from '#engine/solver/sat/Propagator.ts';
import type { Search } from '#engine/solver/sat/Search.ts';

/** Number of cells with a color on decision level 0, which holds in every solution. */
export function fixedCells({ trail }: Search, dark: ArrayLike<Literal>): number {
  return Array.from(dark).filter(
    (it) => it >= 0 && trail.value[it] !== 0 && trail.level[it >> 1] === 0,
  ).length;
}
