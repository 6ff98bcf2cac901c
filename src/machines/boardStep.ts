import { changedMarks, withMarks, type CellMarks, type MarkKind } from '#engine/edit/cellMarks.ts';
import type { Cell, Grid, Tile } from '#engine/grid/grid.ts';
import type { Trial } from '#engine/play/trial.ts';
import type { Metadata } from '#engine/puzzle/metadata.ts';
import type { MarkedDocument } from './document.ts';
import { changedCells, noteChange } from '#engine/grid/changes.ts';

/**
 * Everything of a grid except its tiles. Shared, not copied: an edit keeps the parts it leaves as
 * they are.
 */
export type Frame = Omit<Grid, 'tiles'>;

/**
 * The difference between two grids, applicable in both directions. Tiles are stored cell by cell, a
 * few words each; the frame only if it differs, and all tiles only if the size differs.
 */
export type GridChange =
  | {
      readonly kind: 'tiles';
      readonly cells: readonly Cell[];
      readonly before: readonly Tile[];
      readonly after: readonly Tile[];
      readonly frame: { readonly before: Frame; readonly after: Frame } | null;
    }
  | { readonly kind: 'whole'; readonly before: Grid; readonly after: Grid };

/** The change from `before` to `after`; null if they are the same. */
export function changeBetween(before: Grid, after: Grid): GridChange | null {
  if (before === after) return null;
  if (before.width !== after.width || before.height !== after.height)
    return { kind: 'whole', before, after };
  const cells = changedCells(before, after);
  const isFrameSame =
    before.connections === after.connections &&
    before.zones === after.zones &&
    before.symbols === after.symbols &&
    before.rules === after.rules;
  if (isFrameSame && cells.length === 0) return null;
  return {
    kind: 'tiles',
    cells,
    before: tilesAt(before, cells),
    after: tilesAt(after, cells),
    frame: isFrameSame ? null : { before: frameFromGrid(before), after: frameFromGrid(after) },
  };
}

/** Applies a change to `grid`, which must be the grid before it. */
export function applyChange(grid: Grid, change: GridChange): Grid {
  if (change.kind === 'whole') return change.after;
  return patched(grid, change.cells, change.after, change.frame?.after);
}

/** Reverts a change of `grid`, which must be the grid after it. */
export function revertChange(grid: Grid, change: GridChange): Grid {
  if (change.kind === 'whole') return change.before;
  return patched(grid, change.cells, change.before, change.frame?.before);
}

function patched(
  grid: Grid,
  cells: readonly Cell[],
  tiles: readonly Tile[],
  frame: Frame | undefined,
): Grid {
  const patch = [...grid.tiles];
  cells.forEach((cell, i) => {
    const tile = tiles[i];
    if (tile) patch[cell] = tile;
  });
  return noteChange(grid, { ...grid, ...frame, tiles: patch }, cells);
}

function tilesAt(grid: Grid, cells: readonly Cell[]): Tile[] {
  return cells.flatMap((cell) => grid.tiles[cell] ?? []);
}

export function frameFromGrid({ width, height, connections, zones, symbols, rules }: Grid): Frame {
  return { width, height, connections, zones, symbols, rules };
}

/** The document, the player's marks, and the trials under way. */
export interface BoardPosition extends MarkedDocument {
  /** The boards at the start of the open trials, outermost first. */
  readonly trials: readonly Trial[];
}

/** A value before and after a step. */
interface Replacement<T> {
  readonly before: T;
  readonly after: T;
}

/** The marks that differ, cell by cell; null means no mark. */
export interface MarksChange {
  readonly cells: readonly Cell[];
  readonly before: readonly (MarkKind | null)[];
  readonly after: readonly (MarkKind | null)[];
}

/** A step that changes more than the grid; null for unchanged parts. */
export interface DocumentStep {
  readonly kind: 'document';
  readonly grid: GridChange | null;
  readonly solution: Replacement<Grid | null> | null;
  readonly metadata: Replacement<Metadata> | null;
  readonly marks: MarksChange | null;
}

/** The start or the end of a trial; dropping a trial also drops its colors and marks. */
interface TrialStep {
  readonly kind: 'trial';
  readonly before: readonly Trial[];
  readonly after: readonly Trial[];
  readonly change: GridChange | null;
  readonly marks: MarksChange | null;
}

/** One step of the history of a board. */
export type BoardStep = GridChange | DocumentStep | TrialStep;

/** The step from one document to another; null if they are the same. */
export function stepBetween(before: MarkedDocument, after: MarkedDocument): BoardStep | null {
  const grid = changeBetween(before.grid, after.grid);
  const solution = replacement(before.solution, after.solution);
  const metadata = replacement(before.metadata, after.metadata);
  const marks = marksBetween(before.marks, after.marks);
  const isMore = solution !== null || metadata !== null || marks !== null;
  return isMore ? { kind: 'document', grid, solution, metadata, marks } : grid;
}

/** The change from some marks to others; null if they are the same. */
export function marksBetween(before: CellMarks, after: CellMarks): MarksChange | null {
  const cells = changedMarks(before, after);
  if (cells.length === 0) return null;
  const kindsOf = (marks: CellMarks) => cells.map((cell) => marks.get(cell) ?? null);
  return { cells, before: kindsOf(before), after: kindsOf(after) };
}

/** Redoes a step. */
export function redoStep(position: BoardPosition, step: BoardStep): BoardPosition {
  return positionAt('after', position, step);
}

/** Undoes a step. */
export function undoStep(position: BoardPosition, step: BoardStep): BoardPosition {
  return positionAt('before', position, step);
}

/** The position on one side of a step, computed from the other side. */
function positionAt(
  side: keyof Replacement<unknown>,
  position: BoardPosition,
  step: BoardStep,
): BoardPosition {
  const { grid, solution, metadata, marks } = position;
  const marksAt = ({ cells, [side]: kinds }: MarksChange) =>
    withMarks(marks, cells, (index) => kinds[index]);
  const gridAt = side === 'after' ? applyChange : revertChange;
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
