/** 0 up to 36 cells, 1 up to 100 cells, 2 above: small, medium and large in searches. */
export type SizeClass = 0 | 1 | 2;

const SMALL_CELLS = 36;
const MEDIUM_CELLS = 100;

/** The size class of a grid with this many cells. */
export function classifySize(cells: number): SizeClass {
  if (cells <= SMALL_CELLS) return 0;
  return cells <= MEDIUM_CELLS ? 1 : 2;
}
