import { emptyGrid, type Grid } from '#engine/grid/grid.ts';

/** Cells on the longer side of a picture; more would not be told apart on a card. */
const MOST = 14;

const boards = new Map<string, Grid>();

/**
 * An open board in the shape of a puzzle whose cells are not known: the same one for the same size,
 * so that no picture of it is drawn twice. Large ones are shown smaller, in their proportions.
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
