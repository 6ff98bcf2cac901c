import type { Literal } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/** Number of cells that hold whatever is decided. */
export function fixedCells({ trail }: Search, dark: ArrayLike<Literal>): number {
  return Array.from(dark).filter(
    (it) => it >= 0 && trail.value[it] !== 0 && trail.level[it >> 1] === 0,
  ).length;
}
