import type { Grid } from '#engine/grid/grid.ts';
import { afterChange, beforeChange, type GridChange } from './gridChange.ts';

/** The board and the trials under way on it. */
export interface BoardPosition {
  readonly grid: Grid;
  /** The grids with which the open trials began, the outermost first. */
  readonly trials: readonly Grid[];
}

/** The beginning or the end of a trial; a dropped one takes its colors along. */
interface TrialStep {
  readonly kind: 'trial';
  readonly before: readonly Grid[];
  readonly after: readonly Grid[];
  readonly change: GridChange | null;
}

/** One step of the history of a board. */
export type BoardStep = GridChange | TrialStep;

/** Take a step again. */
export function forward({ grid, trials }: BoardPosition, step: BoardStep): BoardPosition {
  if (step.kind !== 'trial') return { grid: afterChange(grid, step), trials };
  return { grid: step.change ? afterChange(grid, step.change) : grid, trials: step.after };
}

/** Take a step back. */
export function backward({ grid, trials }: BoardPosition, step: BoardStep): BoardPosition {
  if (step.kind !== 'trial') return { grid: beforeChange(grid, step), trials };
  return { grid: step.change ? beforeChange(grid, step.change) : grid, trials: step.before };
}
