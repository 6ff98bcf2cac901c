import type { CellMarks } from '../edit/cellMarks.ts';
import type { Cell, Grid } from '../grid/grid.ts';

/** The state before a trial, restored if the trial is dropped. */
export interface Trial {
  readonly grid: Grid;
  readonly marks: CellMarks;
}

/** Cells painted in a trial, with the depth of the trial: 1 is the outermost. */
export type TrialCells = ReadonlyMap<Cell, number>;

const NONE: TrialCells = new Map();

/**
 * Cells painted in the open trials, with the innermost trial that changed them. The outermost trial
 * comes first.
 */
export function trialCells(trials: readonly Trial[], { tiles }: Grid): TrialCells {
  if (trials.length === 0) return NONE;
  const cells = new Map<Cell, number>();
  tiles.forEach((tile, cell) => {
    if (!tile.exists || tile.color === 'gray') return;
    const depth = trials.findLastIndex(({ grid }) => grid.tiles[cell] !== tile) + 1;
    if (depth > 0) cells.set(cell, depth);
  });
  return cells;
}
