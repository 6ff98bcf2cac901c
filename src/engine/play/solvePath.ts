import type { Cell, Grid, Point } from '../grid/grid.ts';

/**
 * The order in which cells were colored, after a change of the board. Cells that lost their color
 * are removed from the end; if they were not the last ones, the order is lost and starts again. See
 * docs/grid-text.md.
 */
export function pathAfter(path: readonly Cell[], before: Grid, after: Grid): readonly Cell[] {
  if (before.tiles === after.tiles) return path;
  const gained: Cell[] = [];
  const lost = new Set<Cell>();
  after.tiles.forEach((tile, cell) => {
    const old = before.tiles[cell];
    if (old === tile || !tile.exists) return;
    const wasColored = old?.color !== 'gray';
    if (tile.color === 'gray' && wasColored) lost.add(cell);
    if (tile.color !== 'gray' && !wasColored) gained.push(cell);
  });
  const tail = path.slice(path.length - lost.size);
  const isTail = lost.size <= path.length && tail.every((cell) => lost.has(cell));
  const remaining = lost.size === 0 ? path : isTail ? path.slice(0, path.length - lost.size) : [];
  return gained.length === 0 && remaining === path ? path : [...remaining, ...gained];
}

/** A path as players copy it: `x:y, x:y`, counted from 0. */
export function pathText(path: readonly Cell[], width: number): string {
  return pointsText(path.map((cell) => ({ x: cell % width, y: Math.floor(cell / width) })));
}

/** The same text for the path of a clue. */
export function pointsText(path: readonly Point[]): string {
  return path.map(({ x, y }) => `${x}:${y}`).join(', ');
}
