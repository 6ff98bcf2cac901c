import { characterOfTile, tileOfCharacter } from '#engine/codec/tileText.ts';
import { withTiles } from '#engine/edit/edit.ts';
import type { Cell, Grid, Tile } from '#engine/grid/grid.ts';
import type { BoardProgress } from './boardContext.ts';
import type { BoardStep } from './boardStep.ts';
import type { GridChange } from './gridChange.ts';
import { EMPTY_HISTORY, type History } from './history.ts';

/** Cells, and the letters of their tiles before and after. */
type SavedChange = readonly [cells: readonly Cell[], before: string, after: string];

type SavedStep =
  | SavedChange
  | {
      readonly before: readonly string[];
      readonly after: readonly string[];
      readonly change: SavedChange | null;
    };

/** Progress on a board as plain data of a few bytes a changed cell. Tiles are the letters of the grid text. */
export interface SavedProgress {
  readonly tiles: string;
  readonly past: readonly SavedStep[];
  readonly future: readonly SavedStep[];
  readonly trials: readonly string[];
  readonly path: readonly Cell[];
}

/** What to keep of a board that may be left at any moment. */
export function saveProgress({ grid, history, trials, path }: BoardProgress): SavedProgress {
  return {
    tiles: lettersOf(grid.tiles),
    past: nearestSteps(history.past),
    future: nearestSteps(history.future),
    trials: trials.map(({ tiles }) => lettersOf(tiles)),
    path,
  };
}

/**
 * The progress on a puzzle that was kept as some value, which nobody vouches for. Null if its colors do not fit the
 * puzzle; without history, trials or path if only those make no sense.
 */
export function readProgress(saved: unknown, puzzle: Grid): BoardProgress | null {
  if (!isRecord(saved)) return null;
  const grid = gridFrom(saved['tiles'], puzzle);
  if (!grid) return null;
  const trials = all(saved['trials'], (text) => gridFrom(text, puzzle));
  const past = all(saved['past'], (step) => stepFrom(step, puzzle));
  const future = all(saved['future'], (step) => stepFrom(step, puzzle));
  const path = all(saved['path'], (cell) => cellFrom(cell, puzzle));
  const history: History<BoardStep> = past && future && trials ? { past, future } : EMPTY_HISTORY;
  return { grid, history, trials: trials ?? [], path: path ?? [] };
}

function lettersOf(tiles: readonly Tile[]): string {
  return tiles.map(characterOfTile).join('');
}

/** The steps next to the present, as far as only tiles changed in them. Nearest last, as stacks have them. */
function nearestSteps(stack: readonly BoardStep[]): readonly SavedStep[] {
  const saved: SavedStep[] = [];
  for (const step of stack.toReversed()) {
    const kept = savedStep(step);
    if (!kept) break;
    saved.push(kept);
  }
  return saved.reverse();
}

function savedStep(step: BoardStep): SavedStep | null {
  if (step.kind !== 'trial') return savedChange(step);
  const change = step.change && savedChange(step.change);
  if (step.change && !change) return null;
  return {
    before: step.before.map(({ tiles }) => lettersOf(tiles)),
    after: step.after.map(({ tiles }) => lettersOf(tiles)),
    change,
  };
}

function savedChange(change: GridChange): SavedChange | null {
  if (change.kind === 'whole' || change.frame) return null;
  return [change.cells, lettersOf(change.before), lettersOf(change.after)];
}

const LETTERS = /^[nNbBwW.]*$/;

/** The puzzle in kept colors; null if there is a letter too many or too few, or a given would change. */
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

function stepFrom(saved: unknown, puzzle: Grid): BoardStep | null {
  if (Array.isArray(saved)) return changeFrom(saved, puzzle);
  if (!isRecord(saved)) return null;
  const before = all(saved['before'], (text) => gridFrom(text, puzzle));
  const after = all(saved['after'], (text) => gridFrom(text, puzzle));
  const change = saved['change'] === null ? null : changeFrom(saved['change'], puzzle);
  if (!before || !after || (saved['change'] !== null && !change)) return null;
  return { kind: 'trial', before, after, change };
}

function changeFrom(saved: unknown, puzzle: Grid): GridChange | null {
  if (!Array.isArray(saved)) return null;
  const parts: readonly unknown[] = saved;
  const [savedCells, before, after] = parts;
  const cells = all(savedCells, (cell) => cellFrom(cell, puzzle));
  if (!cells || typeof before !== 'string' || typeof after !== 'string') return null;
  if (!LETTERS.test(before + after)) return null;
  if (before.length !== cells.length || after.length !== cells.length) return null;
  const tiles = (letters: string) => Array.from(letters, tileOfCharacter);
  return { kind: 'tiles', cells, before: tiles(before), after: tiles(after), frame: null };
}

function cellFrom(saved: unknown, { tiles }: Grid): Cell | null {
  return typeof saved === 'number' && tiles[saved]?.exists ? saved : null;
}

/** Every entry of a kept list, read; null if it is no list or one of them cannot be read. */
function all<T>(saved: unknown, read: (entry: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(saved)) return null;
  const entries: readonly unknown[] = saved;
  const values = entries.map(read).filter((value) => value !== null);
  return values.length === entries.length ? values : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
