import {
  beginMarks,
  markBrush,
  markCells,
  NO_MARKS,
  type MarkBrush,
  type MarkKind,
} from '#engine/edit/cellMarks.ts';
import { admit, resetToGivens } from '#engine/edit/admit.ts';
import { eraseColors, visibleGrid, applyPainted } from '#engine/edit/colorTool.ts';
import { withTiles } from '#engine/edit/edit.ts';
import { fill as filled } from '#engine/edit/stroke.ts';
import type { EditorState, Tool, ToolChange, ToolTrack } from '#engine/edit/Tool.ts';
import { opposite, recolor, type Cell, type Grid, type Point } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { pathAfter } from '#engine/play/solvePath.ts';
import type { Trial } from '#engine/play/trial.ts';
import { freshProgress, type BoardContext, type StrokeWork } from './boardContext.ts';
import {
  undoStep,
  redoStep,
  marksBetween,
  stepBetween,
  type BoardPosition,
  type BoardStep,
  changeBetween,
} from './boardStep.ts';
import { NO_OFFSET, cursorPoint, findNextCell, type CursorStep } from './cursor.ts';
import { sameDocument, type Document, type MarkedDocument } from './document.ts';
import { moveToStep, record, withoutLast } from './history.ts';

/**
 * The changes an event makes to the context of the board. `stroke` is kept if a step is still to be
 * committed.
 */
type Move = Partial<BoardContext>;

export interface Press {
  readonly cell: Cell;
  readonly button: 'primary' | 'secondary';
  readonly fill: boolean;
  readonly copy?: boolean;
  /** In cells from the top-left corner; by default the middle of the cell. */
  readonly contact?: Point;
}

/** The result of a press: the first cell of a stroke, or a fill. */
export function pressTool(context: BoardContext, press: Press): Move {
  const { cell, fill } = press;
  const { tool, isFilling, grid, marks, mode } = context;
  const contact = press.contact ?? cursorPoint({ ...context.cursor, cell }, grid);
  const cursor = press.contact ? { ...context.cursor, cell, offset: NO_OFFSET } : context.cursor;
  const { stroke: whole } = startEdit(context);
  if (tool === 'mark') {
    const work = createMarkWork(beginMarks(grid, marks, cell, press.button));
    const stroke = { ...whole, work };
    const track = { cells: [cell], from: contact, to: contact };
    return { stroke, cursor, contact, ...crossCells({ ...context, stroke }, track) };
  }
  const isCopy = fill || press.copy === true; // fills have no other meaning to tools that move
  const toolPress = { ...createPress(context, press), isCopy, cell, at: contact };
  if (tool === 'color' && fill !== isFilling) {
    const shown = filled(boardOf(visibleGrid(context)), cell, toolPress.color, mode.rights);
    const next = admitGrid(context, applyPainted(context, shown));
    return {
      ...replaceGrid(context, next),
      ...startEdit(context),
      cursor,
      contact,
      lastCell: cell,
    };
  }
  const begun = activeTool(context)?.press(context, toolPress, mode.rights);
  const work: StrokeWork | null = begun?.follow ? { kind: 'grid', follow: begun.follow } : null;
  return {
    stroke: { ...whole, work },
    cursor,
    contact,
    ...(begun && applyToolChange(context, begun.change, [cell])),
  };
}

/** Toggles a mark on the cursor's cell. */
export function toggleMark(context: BoardContext, kind: MarkKind): Move {
  const { marks, cursor, grid } = context;
  const work = createMarkWork(markBrush(marks, cursor.cell, kind));
  const stroke = { ...startEdit(context).stroke, work };
  const at = cursorPoint(cursor, grid);
  const track = { cells: [cursor.cell], from: at, to: at };
  return { stroke, ...crossCells({ ...context, stroke }, track) };
}

/** Moves the keyboard cursor by one step; the stroke of a held key crosses the new cell. */
export function drawStep(context: BoardContext, step: CursorStep): Move {
  const { grid, cursor, mode } = context;
  const cell = findNextCell(boardOf(grid), cursor.cell, step, mode);
  const next = { cell, offset: NO_OFFSET, isShown: true };
  const [from, to] = [cursorPoint(cursor, grid), cursorPoint(next, grid)];
  return { contact: to, ...crossCells(context, { cells: [cell], from, to }), cursor: next };
}

/** Erases the active tool's content from the cursor's cell. */
export function eraseAtCursor(context: BoardContext): Move {
  const { grid, cursor, mode } = context;
  const contact = cursorPoint(cursor, grid);
  const tool = activeTool(context);
  const press = {
    ...createPress(context, { button: 'primary' }),
    cell: cursor.cell,
    at: contact,
  };
  const change = tool?.erase
    ? tool.erase(context, press)
    : eraseColors(context, cursor.cell, mode.rights);
  return {
    ...startEdit(context),
    contact,
    ...(change && applyToolChange(context, change, [cursor.cell])),
  };
}

/** The board after the current stroke has crossed more cells. */
export function crossCells(context: BoardContext, track: ToolTrack): Move {
  const { grid, stroke, marks } = context;
  if (!stroke?.work) return {};
  const { work } = stroke;
  if (work.kind === 'mark') return { marks: markCells(grid, marks, work.brush, track.cells) };
  return applyToolChange(context, work.follow(context, track), track.cells);
}

/**
 * Commits a stroke as one step. A stroke that changed nothing adds no step, nor does one after
 * which the puzzle means the same. If colors are final, only mistakes can be undone, so marks are
 * no steps.
 */
export function commitStroke(context: BoardContext): Move {
  const { stroke, mode, marks } = context;
  if (!stroke) return {};
  const session = stroke.session ?? null;
  const last = session !== null && session === context.session ? context.history.past.at(-1) : null;
  const history = last ? withoutLast(context.history) : context.history;
  const before = last ? undoStep({ ...context, ...stroke.base }, last) : stroke.base;
  const base = mode.isFinal ? { ...before, marks } : before;
  const now = pickDocument(context);
  const step = sameDocument(base, now) ? null : stepBetween(pickDocument(base), now);
  if (!step) return last ? { history, session: null } : {};
  return { history: record(history, step), session };
}

/** The board before the current stroke. */
export function revertStroke(context: BoardContext): Move {
  const { stroke } = context;
  if (!stroke) return {};
  return {
    ...replaceGrid(context, stroke.base.grid),
    ...stroke.editorState,
    marks: stroke.base.marks,
  };
}

/** The board after `step` steps of its history; the ends of the history limit it. */
export function jumpInHistory(context: BoardContext, step: number): Move {
  const { undone, redone, history } = moveToStep(context.history, step);
  if (history === context.history) return {};
  const back = undone.reduce<BoardPosition>(undoStep, context);
  const { grid, ...rest } = redone.reduce<BoardPosition>(redoStep, back);
  const { trials, solution, metadata, marks } = rest;
  const found = { trials, solution, metadata, marks, history };
  return { ...replaceGrid(context, grid), ...found, contact: null, session: null };
}

/**
 * Restores the colors the puzzle came with: as a normal step, or, if colors are final, as a new
 * start.
 */
export function restartBoard(context: BoardContext): Move {
  const { grid, initial, mode, trials } = context;
  if (mode.isFinal) return { ...freshProgress(initial), hints: context.hints, contact: null };
  const isSameSize = grid.width === initial.grid.width && grid.height === initial.grid.height;
  const begun = isSameSize ? withTiles(grid, initial.grid.tiles) : initial.grid;
  const next = mode.isSolving ? admitGrid(context, begun) : resetToGivens(grid);
  const unmarked = { trials: [], grid: next, marks: NO_MARKS };
  if (trials.length > 0) return recordTrials(context, unmarked);
  return { ...replaceGrid(context, next), ...startEdit(context), marks: NO_MARKS, contact: null };
}

/** Copies the colors of another grid to all cells the player may paint. */
export function copyColors(context: BoardContext, from: Grid): Move {
  const { grid } = context;
  const tiles = grid.tiles.map((tile, cell) =>
    tile.exists && !tile.fixed ? recolor(tile, from.tiles[cell]?.color ?? 'gray') : tile,
  );
  const next = admitGrid(context, withTiles(grid, tiles));
  const taken = { ...replaceGrid(context, next), ...startEdit(context), contact: null };
  return context.layer === 'puzzle' ? { ...taken, layer: 'solution' } : taken;
}

/** Changes other parts of the document; rules may adjust the new grid. */
export function editDocument(
  context: BoardContext,
  change: Partial<Document & EditorState>,
  session?: string,
): Move {
  const { grid = context.grid, ...rest } = change;
  const next = admitGrid(context, grid);
  const stroke = { ...startEdit(context).stroke, session };
  return { ...rest, ...replaceGrid(context, next), stroke, contact: null };
}

/**
 * Applies the first edit postponed by a stroke. A text field commits its text when it loses the
 * focus, and a press on the board takes the focus. A change of the grid is dropped if the stroke
 * has changed the grid since.
 */
export function applyPostponedEdit(context: BoardContext): Move {
  const [first, ...postponed] = context.postponed;
  if (!first) return {};
  const { grid, ...rest } = first.change;
  const isFresh = grid !== undefined && first.grid === context.grid;
  const change = isFresh ? first.change : rest;
  return { ...editDocument(context, change, first.session), postponed };
}

/** Starts a trial: colors painted from now on, or differing from another board, are tentative. */
export function startTrial(context: BoardContext, from: Grid = context.grid): Move {
  const { marks, trials } = context;
  return recordTrials(context, { trials: [...trials, { grid: from, marks }] });
}

/** Accepts the colors of the last trial. */
export function acceptTrial(context: BoardContext): Move {
  return recordTrials(context, { trials: context.trials.slice(0, -1) });
}

/** Restores the colors and marks from before the last trial. */
export function dropTrial(context: BoardContext): Move {
  const trials = context.trials.slice(0, -1);
  const start = context.trials.at(-1);
  if (!start) return recordTrials(context, { trials });
  const { marks } = start;
  return recordTrials(context, { trials, marks, grid: withTiles(context.grid, start.grid.tiles) });
}

/** Records a change of the open trials, possibly with another grid and other marks, as one step. */
function recordTrials(
  context: BoardContext,
  next: { readonly trials: readonly Trial[] } & Partial<Pick<BoardContext, 'grid' | 'marks'>>,
): Move {
  const { trials, grid = context.grid, marks = context.marks } = next;
  const step: BoardStep = {
    kind: 'trial',
    before: context.trials,
    after: trials,
    change: changeBetween(context.grid, grid),
    marks: marksBetween(context.marks, marks),
  };
  const history = record(context.history, step);
  return { ...replaceGrid(context, grid), trials, marks, history, contact: null };
}

/**
 * Replaces the grid. If its size changes, the cursor stays on the board and cell numbers change.
 */
function replaceGrid(context: BoardContext, next: Grid): Move {
  const { grid, path, mode, cursor } = context;
  const isSameSize = next.width === grid.width && next.height === grid.height;
  return {
    grid: next,
    path: mode.isFinal ? pathAfter(path, grid, next) : path,
    ...(isSameSize ? {} : { cursor: keepCursorOnBoard(next, cursor, grid), lastCell: null }),
  };
}

/** The cursor in the same row and column as before, or the nearest existing ones. */
function keepCursorOnBoard(next: Grid, cursor: BoardContext['cursor'], { width }: Grid) {
  const x = Math.min(cursor.cell % width || 0, Math.max(next.width - 1, 0));
  const y = Math.min(Math.floor(cursor.cell / width) || 0, Math.max(next.height - 1, 0));
  return { ...cursor, cell: y * next.width + x };
}

/** Applies the change of a tool after the rules have adjusted it. */
function applyToolChange(context: BoardContext, change: ToolChange, cells: readonly Cell[]): Move {
  const { grid: wanted = context.grid, ...editorState } = change;
  const next = admitGrid(context, wanted);
  if (next === context.grid) return editorState;
  return {
    lastCell: cells.at(-1) ?? context.lastCell,
    ...editorState,
    ...replaceGrid(context, next),
  };
}

function activeTool({ mode, tool }: BoardContext): Tool | undefined {
  return mode.tools.find(({ id }) => id === tool);
}

function createPress({ color, template }: BoardContext, { button }: Pick<Press, 'button'>) {
  return { button, template, color: button === 'primary' ? color : opposite(color) };
}

/** An edit that is complete at once: its step is committed from the document before the edit. */
function startEdit(context: BoardContext): {
  readonly stroke: NonNullable<BoardContext['stroke']>;
} {
  const { selection, clip, layer } = context;
  return {
    stroke: { base: pickDocument(context), editorState: { selection, clip, layer }, work: null },
  };
}

function pickDocument({ grid, solution, metadata, marks }: MarkedDocument): MarkedDocument {
  return { grid, solution, metadata, marks };
}

function createMarkWork(brush: MarkBrush | null): StrokeWork | null {
  return brush && { kind: 'mark', brush };
}

function admitGrid({ grid, solution }: BoardContext, next: Grid): Grid {
  return next === grid ? grid : admit(grid, next, solution);
}
