import { changedMarks, withMarks, type CellMarks, type MarkKind } from '#engine/edit/cellMarks.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import type { Trial } from '#engine/play/trial.ts';
import type { Metadata } from '#engine/puzzle/metadata.ts';
import type { MarkedDocument } from './document.ts';
import { afterChange, beforeChange, changeBetween, type GridChange } from './gridChange.ts';

/** The document, the player's marks, and the trials under way. */
export interface BoardPosition extends MarkedDocument {
  /** What the open trials began with, the outermost first. */
  readonly trials: readonly Trial[];
}

/** A value before and after a step. */
interface Replacement<T> {
  readonly before: T;
  readonly after: T;
}

/** Marks that differ, cell by cell; null is none. */
export interface MarksChange {
  readonly cells: readonly Cell[];
  readonly before: readonly (MarkKind | null)[];
  readonly after: readonly (MarkKind | null)[];
}

/** A step that changes more than the grid; null for the parts that stay. */
export interface DocumentStep {
  readonly kind: 'document';
  readonly grid: GridChange | null;
  readonly solution: Replacement<Grid | null> | null;
  readonly metadata: Replacement<Metadata> | null;
  readonly marks: MarksChange | null;
}

/** The beginning or the end of a trial; a dropped one takes its colors and marks along. */
interface TrialStep {
  readonly kind: 'trial';
  readonly before: readonly Trial[];
  readonly after: readonly Trial[];
  readonly change: GridChange | null;
  readonly marks: MarksChange | null;
}

/** One step of the history of a board. */
export type BoardStep = GridChange | DocumentStep | TrialStep;

/** What turns one document into another; null if they are the same. */
export function stepBetween(before: MarkedDocument, after: MarkedDocument): BoardStep | null {
  const grid = changeBetween(before.grid, after.grid);
  const solution = replacement(before.solution, after.solution);
  const metadata = replacement(before.metadata, after.metadata);
  const marks = marksBetween(before.marks, after.marks);
  const isMore = solution !== null || metadata !== null || marks !== null;
  return isMore ? { kind: 'document', grid, solution, metadata, marks } : grid;
}

/** What turns some marks into others; null if they are the same. */
export function marksBetween(before: CellMarks, after: CellMarks): MarksChange | null {
  const cells = changedMarks(before, after);
  if (cells.length === 0) return null;
  const kindsOf = (marks: CellMarks) => cells.map((cell) => marks.get(cell) ?? null);
  return { cells, before: kindsOf(before), after: kindsOf(after) };
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
  const { grid, solution, metadata, marks } = position;
  const marksAt = ({ cells, [side]: kinds }: MarksChange) =>
    withMarks(marks, cells, (index) => kinds[index]);
  const gridAt = side === 'after' ? afterChange : beforeChange;
  switch (step.kind) {
    case 'trial':
      return {
        ...position,
        grid: step.change ? gridAt(grid, step.change) : grid,
        trials: step[side],
        marks: step.marks ? marksAt(step.marks) : marks,
      };
    case 'document':
      return {
        ...position,
        grid: step.grid ? gridAt(grid, step.grid) : grid,
        solution: step.solution ? step.solution[side] : solution,
        metadata: step.metadata ? step.metadata[side] : metadata,
        marks: step.marks ? marksAt(step.marks) : marks,
      };
    case 'tiles':
    case 'whole':
      return { ...position, grid: gridAt(grid, step) };
  }
}

function replacement<T>(before: T, after: T): Replacement<T> | null {
  return before === after ? null : { before, after };
}
