import { parseGridText } from '#engine/codec/gridText.ts';
import { tileOfCharacter } from '#engine/codec/tileText.ts';
import { NO_MARKS, withMarks, type CellMarks, type MarkKind } from '#engine/edit/cellMarks.ts';
import { withTiles } from '#engine/edit/edit.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { NEW_METADATA, type Metadata } from '#engine/puzzle/metadata.ts';
import type { Trial } from '#engine/play/trial.ts';
import type { BoardProgress } from './boardContext.ts';
import {
  undoStep,
  redoStep,
  type BoardPosition,
  type BoardStep,
  type DocumentStep,
  type MarksChange,
  frameFromGrid,
  type GridChange,
} from './boardStep.ts';
import type { Document } from './document.ts';
import { EMPTY_HISTORY, type History } from './history.ts';
import { decodeMarks } from './markLetters.ts';

/**
 * Reads saved progress on a puzzle from an untrusted value. Null if its present state does not fit
 * the puzzle; history, trials, path and marks are dropped separately if only they are invalid.
 */
export function readProgress(saved: unknown, puzzle: Document): BoardProgress | null {
  if (!isRecord(saved)) return null;
  const present = presentFrom(saved, puzzle);
  if (!present) return null;
  const trials = all(saved['trials'], (trial) => trialFrom(trial, puzzle.grid));
  const marks = marksFrom(saved['marks'], present.grid) ?? NO_MARKS;
  const position: BoardPosition = { ...present, marks, trials: trials ?? [] };
  const past = trials && stepsFrom(saved['past'], position, 'after', puzzle.grid);
  const future = trials && stepsFrom(saved['future'], position, 'before', puzzle.grid);
  const path = all(saved['path'], (cell) => pathCellFrom(cell, puzzle.grid));
  const history: History<BoardStep> = past && future ? { past, future } : EMPTY_HISTORY;
  return {
    ...position,
    history,
    path: path ?? [],
    mistakes: countFrom(saved['mistakes']),
    hints: countFrom(saved['hints']),
  };
}

function presentFrom(saved: Readonly<Record<string, unknown>>, puzzle: Document): Document | null {
  if (isRecord(saved['document'])) return readDocument(saved['document']);
  const grid = gridFrom(saved['tiles'], puzzle.grid);
  return grid && { ...puzzle, grid };
}

/** Reads only the document of saved progress, for lists; null if there is none that is valid. */
export function readProgressDocument(saved: unknown): Document | null {
  return isRecord(saved) ? readDocument(saved['document']) : null;
}

/** Reads a document from an untrusted value; null if it has no grid. */
export function readDocument(saved: unknown): Document | null {
  if (!isRecord(saved)) return null;
  const { grid, solution, metadata } = saved;
  const whole = gridOfText(grid);
  if (!whole) return null;
  return {
    grid: whole,
    solution: gridOfText(solution) ?? null,
    metadata: metadataFrom(metadata) ?? NEW_METADATA,
  };
}

/** The side of a step on which the board is while the step is read. */
type Side = 'before' | 'after';

const MOVES = { before: redoStep, after: undoStep } as const;

/**
 * Reads the steps of one stack, nearest first, each against the board it starts from, so that all
 * cells are on that board. Null if one is invalid.
 */
function stepsFrom(
  saved: unknown,
  present: BoardPosition,
  side: Side,
  puzzle: Grid,
): readonly BoardStep[] | null {
  if (!Array.isArray(saved)) return null;
  const entries: readonly unknown[] = saved;
  const steps: BoardStep[] = [];
  let position = present;
  for (const entry of entries.toReversed()) {
    const step = stepFrom(entry, { grid: position.grid, side }, puzzle);
    if (!step) return null;
    steps.push(step);
    position = MOVES[side](position, step);
  }
  return steps.reverse();
}

/** The board a step starts from, in the direction of reading. */
interface Start {
  readonly grid: Grid;
  readonly side: Side;
}

function stepFrom(saved: unknown, start: Start, puzzle: Grid): BoardStep | null {
  if (!isRecord(saved)) return changeFrom(saved, start);
  if ('metadata' in saved) return documentStepFrom(saved, start);
  if (!('change' in saved)) return changeFrom(saved, start);
  const before = all(saved['before'], (trial) => trialFrom(trial, puzzle));
  const after = all(saved['after'], (trial) => trialFrom(trial, puzzle));
  const change = saved['change'] === null ? null : changeFrom(saved['change'], start);
  const marks = marksChangeFrom(saved['marks'], start.grid);
  if (!before || !after || marks === undefined) return null;
  if (saved['change'] !== null && !change) return null;
  return { kind: 'trial', before, after, change, marks };
}

function documentStepFrom(
  saved: Readonly<Record<string, unknown>>,
  start: Start,
): DocumentStep | null {
  const parts = {
    grid: saved['grid'] === null ? null : changeFrom(saved['grid'], start),
    solution: pairFrom(saved['solution'], solutionFrom),
    metadata: pairFrom(saved['metadata'], metadataFrom),
  };
  const isWhole = Object.entries(parts).every(
    ([name, part]) => part !== null || saved[name] === null,
  );
  const marks = marksChangeFrom(saved['marks'], start.grid);
  return isWhole && marks !== undefined ? { kind: 'document', ...parts, marks } : null;
}

function changeFrom(saved: unknown, { grid, side }: Start): GridChange | null {
  if (Array.isArray(saved)) return tilesFrom(saved, grid);
  if (!isRecord(saved)) return null;
  if ('whole' in saved) {
    const pair = pairFrom(saved['whole'], gridOfText);
    return pair && isSameSize(pair[side], grid) ? { kind: 'whole', ...pair } : null;
  }
  const tiles = Array.isArray(saved['tiles']) ? tilesFrom(saved['tiles'], grid) : null;
  const frame = pairFrom(saved['frame'], gridOfText);
  if (!tiles || !frame) return null;
  if (!isSameSize(frame.before, grid) || !isSameSize(frame.after, grid)) return null;
  return {
    ...tiles,
    frame: { before: frameFromGrid(frame.before), after: frameFromGrid(frame.after) },
  };
}

const LETTERS = /^[nNbBwW.]*$/;

function tilesFrom(
  [savedCells, before, after]: readonly unknown[],
  grid: Grid,
): Extract<GridChange, { kind: 'tiles' }> | null {
  const cells = all(savedCells, (cell) => cellFrom(cell, grid));
  if (!cells || typeof before !== 'string' || typeof after !== 'string') return null;
  if (!LETTERS.test(before + after)) return null;
  if (before.length !== cells.length || after.length !== cells.length) return null;
  const tiles = (letters: string) => Array.from(letters, tileOfCharacter);
  return { kind: 'tiles', cells, before: tiles(before), after: tiles(after), frame: null };
}

/** The puzzle with saved colors; null if the number of letters is wrong or a given would change. */
function gridFrom(letters: unknown, puzzle: Grid): Grid | null {
  if (typeof letters !== 'string' || !LETTERS.test(letters)) return null;
  if (letters.length !== puzzle.tiles.length) return null;
  const tiles = puzzle.tiles.map((own, cell) =>
    own.exists ? tileOfCharacter(letters.charAt(cell)) : own,
  );
  const fits = tiles.every(
    (tile, cell) => tile === puzzle.tiles[cell] || (tile.exists && !puzzle.tiles[cell]?.fixed),
  );
  return fits ? withTiles(puzzle, tiles) : null;
}

function trialFrom(saved: unknown, puzzle: Grid): Trial | null {
  const tiles = isRecord(saved) ? saved['tiles'] : saved;
  const grid = gridFrom(tiles, puzzle);
  const marks = isRecord(saved) ? marksFrom(saved['marks'], puzzle) : NO_MARKS;
  return grid && marks && { grid, marks };
}

/** Reads marks; null unless the value has cells of the grid and one letter for each. */
function marksFrom(saved: unknown, grid: Grid): CellMarks | null {
  if (!Array.isArray(saved)) return null;
  const parts: readonly unknown[] = saved;
  const [savedCells, letters] = parts;
  const cells = all(savedCells, (cell) => pathCellFrom(cell, grid));
  const kinds = cells && kindsFrom(letters, cells.length);
  return cells && kinds && withMarks(NO_MARKS, cells, (index) => kinds[index]);
}

/** Reads the marks a step changed: null for none; undefined if invalid. */
function marksChangeFrom(saved: unknown, grid: Grid): MarksChange | null | undefined {
  if (saved === undefined) return null;
  if (!Array.isArray(saved)) return undefined;
  const parts: readonly unknown[] = saved;
  const [savedCells, savedBefore, savedAfter] = parts;
  const cells = all(savedCells, (cell) => cellFrom(cell, grid));
  const before = cells && kindsFrom(savedBefore, cells.length);
  const after = cells && kindsFrom(savedAfter, cells.length);
  return cells && before && after ? { cells, before, after } : undefined;
}

function kindsFrom(letters: unknown, count: number): readonly (MarkKind | null)[] | null {
  if (typeof letters !== 'string' || letters.length !== count) return null;
  return decodeMarks(letters);
}

function countFrom(saved: unknown): number {
  return typeof saved === 'number' && Number.isSafeInteger(saved) && saved > 0 ? saved : 0;
}

function gridOfText(text: unknown): Grid | undefined {
  if (typeof text !== 'string') return undefined;
  const grid = parseGridText(text);
  return grid.ok ? grid.value : undefined;
}

function solutionFrom(text: unknown): Grid | null | undefined {
  return text === null ? null : gridOfText(text);
}

function metadataFrom(saved: unknown): Metadata | undefined {
  if (!isRecord(saved)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { title, author, description, difficulty } = saved;
  return {
    title: text(title),
    author: text(author),
    description: text(description),
    difficulty: typeof difficulty === 'number' ? difficulty : NEW_METADATA.difficulty,
  };
}

function cellFrom(saved: unknown, { tiles }: Grid): Cell | null {
  return typeof saved === 'number' && tiles[saved] !== undefined ? saved : null;
}

function pathCellFrom(saved: unknown, grid: Grid): Cell | null {
  const cell = cellFrom(saved, grid);
  return cell !== null && grid.tiles[cell]?.exists ? cell : null;
}

function isSameSize(a: Grid, b: Grid): boolean {
  return a.width === b.width && a.height === b.height;
}

/** Reads the values before and after a step with one reader; null if either is invalid. */
function pairFrom<T>(
  saved: unknown,
  read: (value: unknown) => T | undefined,
): { readonly before: T; readonly after: T } | null {
  if (!Array.isArray(saved) || saved.length !== 2) return null;
  const values: readonly unknown[] = saved;
  const [before, after] = values.map(read);
  return before === undefined || after === undefined ? null : { before, after };
}

/** Reads every entry of a saved list; null if it is no list or an entry is invalid. */
function all<T>(saved: unknown, read: (entry: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(saved)) return null;
  const entries: readonly unknown[] = saved;
  const values = entries.map(read).filter((value) => value !== null);
  return values.length === entries.length ? values : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
