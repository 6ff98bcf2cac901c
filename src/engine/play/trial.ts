import type { Cell, Grid } from '../grid/grid.ts';

/** Cells painted in a trial, with the depth of the trial: 1 is the outermost. */
export type TrialCells = ReadonlyMap<Cell, number>;

const NONE: TrialCells = new Map();

/**
 * Cells that were painted in the current trials, with the innermost trial that changed them.
 * `starts` are the grids with which the trials began, the outermost first.
 */
export function trialCells(starts: readonly Grid[], { tiles }: Grid): TrialCells {
  if (starts.length === 0) return NONE;
  const cells = new Map<Cell, number>();
  tiles.forEach((tile, cell) => {
    if (!tile.exists || tile.color === 'gray') return;
    const depth = starts.findLastIndex((start) => start.tiles[cell] !== tile) + 1;
    if (depth > 0) cells.set(cell, depth);
  });
  return cells;
}
