import { writeGridText } from '#engine/codec/gridText.ts';
import { characterOfTile } from '#engine/codec/tileText.ts';
import type { CellMarks } from '#engine/edit/cellMarks.ts';
import type { Trial } from '#engine/play/trial.ts';
import { EMPTY_TILE, type Cell, type Grid, type Tile } from '#engine/grid/grid.ts';
import type { Metadata } from '#engine/puzzle/metadata.ts';
import type { BoardProgress } from './boardContext.ts';
import type { BoardStep, MarksChange, Frame, GridChange } from './boardStep.ts';
import type { Document } from './document.ts';
import { encodeMarks } from './markLetters.ts';
import type { WorkspaceMode } from './workspaceMode.ts';

/** Cells, and the letters of their tiles before and after the change. */
type SavedTiles = readonly [cells: readonly Cell[], before: string, after: string];

/**
 * Changed tiles, with grid texts for everything else before and after; or two whole grids of
 * different sizes.
 */
type SavedGridChange =
  | SavedTiles
  | { readonly tiles: SavedTiles; readonly frame: readonly [before: string, after: string] }
  | { readonly whole: readonly [before: string, after: string] };

/** Cells with marks, and one letter for each. */
type SavedMarks = readonly [cells: readonly Cell[], letters: string];

/** The letters of the tiles at the start of a trial; with the marks at that time, if any. */
type SavedTrial = string | { readonly tiles: string; readonly marks: SavedMarks };

/** The marks that differ: cells, and their letters before and after. */
interface SavedMarksChange {
  readonly marks?: readonly [cells: readonly Cell[], before: string, after: string];
}

/** One step of the history as plain data; its properties identify the kind. */
type SavedStep =
  | SavedGridChange
  | ({
      readonly before: readonly SavedTrial[];
      readonly after: readonly SavedTrial[];
      readonly change: SavedGridChange | null;
    } & SavedMarksChange)
  | ({
      readonly grid: SavedGridChange | null;
      readonly solution: readonly [before: string | null, after: string | null] | null;
      readonly metadata: readonly [before: Metadata, after: Metadata] | null;
    } & SavedMarksChange);

/** A document as plain data; grids are grid texts. */
export interface SavedDocument {
  readonly grid: string;
  readonly solution: string | null;
  readonly metadata: Metadata;
}

/**
 * Progress on a board as plain data, a few bytes per changed cell. Tiles are the letters of the
 * grid text.
 */
export interface SavedProgress {
  /** The colors only, if the puzzle itself is stored along with them. */
  readonly tiles?: string;
  /** The whole document, if clues, size and metadata may have changed too. */
  readonly document?: SavedDocument;
  readonly past: readonly SavedStep[];
  readonly future: readonly SavedStep[];
  readonly trials: readonly SavedTrial[];
  readonly path: readonly Cell[];
  /** The player's own marks; absent for none. */
  readonly marks?: SavedMarks;
  /** Number of mistakes undone; absent for none. */
  readonly mistakes?: number;
  /** Number of hints taken; absent for none. */
  readonly hints?: number;
}

/** Converts the progress of a board to plain data. */
export function encodeProgress(progress: BoardProgress, mode: WorkspaceMode): SavedProgress {
  const { grid, marks, history, trials, path, mistakes, hints } = progress;
  const present = mode.rights.replaceFixed
    ? { document: encodeDocument(progress) }
    : { tiles: lettersFromTiles(grid.tiles) };
  return {
    ...present,
    past: history.past.map(savedStep),
    future: history.future.map(savedStep),
    trials: trials.map(savedTrial),
    path,
    ...(marks.size > 0 && { marks: savedMarks(marks) }),
    ...(mistakes > 0 && { mistakes }),
    ...(hints > 0 && { hints }),
  };
}

/** A document as plain data. */
export function encodeDocument({ grid, solution, metadata }: Document): SavedDocument {
  return { grid: textOf(grid), solution: optionalText(solution), metadata };
}

function savedStep(step: BoardStep): SavedStep {
  switch (step.kind) {
    case 'tiles':
    case 'whole':
      return savedChange(step);
    case 'trial':
      return {
        before: step.before.map(savedTrial),
        after: step.after.map(savedTrial),
        change: step.change && savedChange(step.change),
        ...savedMarksChange(step.marks),
      };
    case 'document': {
      const { grid, solution, metadata } = step;
      return {
        grid: grid && savedChange(grid),
        solution: solution && [optionalText(solution.before), optionalText(solution.after)],
        metadata: metadata && [metadata.before, metadata.after],
        ...savedMarksChange(step.marks),
      };
    }
  }
}

function savedTrial({ grid, marks }: Trial): SavedTrial {
  const tiles = lettersFromTiles(grid.tiles);
  return marks.size === 0 ? tiles : { tiles, marks: savedMarks(marks) };
}

function savedMarks(marks: CellMarks): SavedMarks {
  return [[...marks.keys()], encodeMarks([...marks.values()])];
}

function savedMarksChange(change: MarksChange | null): SavedMarksChange {
  if (!change) return {};
  const { cells, before, after } = change;
  return { marks: [cells, encodeMarks(before), encodeMarks(after)] };
}

function savedChange(change: GridChange): SavedGridChange {
  if (change.kind === 'whole') return { whole: [textOf(change.before), textOf(change.after)] };
  const { cells, before, after, frame } = change;
  const tiles: SavedTiles = [cells, lettersFromTiles(before), lettersFromTiles(after)];
  return frame ? { tiles, frame: [frameText(frame.before), frameText(frame.after)] } : tiles;
}

/** The letters of tiles, as in grid texts. */
export function lettersFromTiles(tiles: readonly Tile[]): string {
  return tiles.map(characterOfTile).join('');
}

/** Cached texts of grids and frames in the history, so that not every save writes them again. */
const texts = new WeakMap<Frame, string>();

function textOf(grid: Grid): string {
  const known = texts.get(grid);
  if (known !== undefined) return known;
  const text = writeGridText(grid);
  texts.set(grid, text);
  return text;
}

function optionalText(grid: Grid | null): string | null {
  return grid && textOf(grid);
}

/** The text of an empty grid with the frame. */
function frameText(frame: Frame): string {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const tiles = new Array<Tile>(frame.width * frame.height).fill(EMPTY_TILE);
  const text = writeGridText({ ...frame, tiles });
  texts.set(frame, text);
  return text;
}
