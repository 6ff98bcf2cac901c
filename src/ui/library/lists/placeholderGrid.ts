import { emptyGrid, type Grid } from '#engine/grid/grid.ts';

/** Limit of cells on the longer side; smaller cells can't be distinguished on a card. */
const MOST = 14;

const boards = new Map<string, Grid>();

/**
 * An empty grid in the proportions of a puzzle whose cells are not loaded, at most 14 cells wide or
 * high. Grids are cached by size, so that no picture is drawn twice.
 */
export function placeholderGrid(width: number, height: number): Grid {
  const scale = Math.min(1, MOST / Math.max(width, height, 1));
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const key = `${String(w)}x${String(h)}`;
  const known = boards.get(key);
  if (known) return known;
  const made = emptyGrid(w ?? 1, h ?? 1);
  boards.set(key, made);
  return made;
}
