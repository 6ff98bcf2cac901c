import type { Grid } from '#engine/grid/grid.ts';
import type { Metadata } from '#engine/puzzle/metadata.ts';
import type { Document } from './document.ts';
import { afterChange, beforeChange, changeBetween, type GridChange } from './gridChange.ts';

/** The document and the trials under way on it. */
export interface BoardPosition extends Document {
  /** The grids with which the open trials began, the outermost first. */
  readonly trials: readonly Grid[];
}

/** A value before and after a step. */
interface Replacement<T> {
  readonly before: T;
  readonly after: T;
}

/** A step that changes more of the document than its grid; null for the parts that stay. */
export interface DocumentStep {
  readonly kind: 'document';
  readonly grid: GridChange | null;
  readonly solution: Replacement<Grid | null> | null;
  readonly metadata: Replacement<Metadata> | null;
}

/** The beginning or the end of a trial; a dropped one takes its colors along. */
interface TrialStep {
  readonly kind: 'trial';
  readonly before: readonly Grid[];
  readonly after: readonly Grid[];
  readonly change: GridChange | null;
}

/** One step of the history of a board. */
export type BoardStep = GridChange | DocumentStep | TrialStep;

/** What turns one document into another; null if they are the same. */
export function stepBetween(before: Document, after: Document): BoardStep | null {
  const grid = changeBetween(before.grid, after.grid);
  const solution = replacement(before.solution, after.solution);
  const metadata = replacement(before.metadata, after.metadata);
  return solution || metadata ? { kind: 'document', grid, solution, metadata } : grid;
}

/** Take a step again. */
export function forward(position: BoardPosition, step: BoardStep): BoardPosition {
  return positionAt('after', position, step);
}

/** Take a step back. */
export function backward(position: BoardPosition, step: BoardStep): BoardPosition {
  return positionAt('before', position, step);
}

/** The position on one side of a step, from the other side. */
function positionAt(
  side: keyof Replacement<unknown>,
  position: BoardPosition,
  step: BoardStep,
): BoardPosition {
  const { grid, solution, metadata } = position;
  const gridAt = side === 'after' ? afterChange : beforeChange;
  switch (step.kind) {
    case 'trial':
      return {
        ...position,
        grid: step.change ? gridAt(grid, step.change) : grid,
        trials: step[side],
      };
    case 'document':
      return {
        ...position,
        grid: step.grid ? gridAt(grid, step.grid) : grid,
        solution: step.solution ? step.solution[side] : solution,
        metadata: step.metadata ? step.metadata[side] : metadata,
      };
    case 'tiles':
    case 'whole':
      return { ...position, grid: gridAt(grid, step) };
  }
}

function replacement<T>(before: T, after: T): Replacement<T> | null {
  return before === after ? null : { before, after };
}
