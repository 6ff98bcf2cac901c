import type { SizeClass } from '#server/checks/PuzzleChecks.ts';

const SMALL_CELLS = 36;
const MEDIUM_CELLS = 100;

/** The size of a grid as searches name it: 0 small, 1 medium, 2 large. */
export function sizeClassOf(cells: number): SizeClass {
  if (cells <= SMALL_CELLS) return 0;
  return cells <= MEDIUM_CELLS ? 1 : 2;
}
