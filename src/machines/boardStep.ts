import type { Grid } from '#engine/grid/grid.ts';
import { applied, reverted, type GridChange } from './gridChange.ts';

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
  if (step.kind !== 'trial') return { grid: applied(grid, step), trials };
  return { grid: step.change ? applied(grid, step.change) : grid, trials: step.after };
}

/** Take a step back. */
export function backward({ grid, trials }: BoardPosition, step: BoardStep): BoardPosition {
  if (step.kind !== 'trial') return { grid: reverted(grid, step), trials };
  return { grid: step.change ? reverted(grid, step.change) : grid, trials: step.before };
}
