import {
  beginMarks,
  markBrush,
  markCells,
  NO_MARKS,
  type MarkBrush,
  type MarkKind,
} from '#engine/edit/cellMarks.ts';
import { admit, resetToGivens } from '#engine/edit/admit.ts';
import { colorsErased, shownGrid, withPainted } from '#engine/edit/colorTool.ts';
import { withTiles } from '#engine/edit/edit.ts';
import { fill as filled } from '#engine/edit/stroke.ts';
import type { EditorState, Tool, ToolChange, ToolTrack } from '#engine/edit/Tool.ts';
import { opposite, recolor, type Cell, type Grid, type Point } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { pathAfter } from '#engine/play/solvePath.ts';
import type { Trial } from '#engine/play/trial.ts';
import { freshProgress, type BoardContext, type StrokeWork } from './boardContext.ts';
import {
  backward,
  forward,
  marksBetween,
  stepBetween,
  type BoardPosition,
  type BoardStep,
} from './boardStep.ts';
import { NO_OFFSET, cursorPoint, steppedCell, type CursorStep } from './cursor.ts';
import { sameDocument, type Document, type MarkedDocument } from './document.ts';
import { changeBetween } from './gridChange.ts';
import { movedTo, record, withoutLast } from './history.ts';

/**
 * The changes an event makes to the context of the board. `stroke` is kept if a step is still to be
 * committed.
 */
type Move = Partial<BoardContext>;

export interface Press {
  readonly cell: Cell;
  readonly button: 'primary' | 'secondary';
  readonly fill: boolean;
  /** In cells from the top-left corner; by default the middle of the cell. */
  readonly contact?: Point;
}

/** The result of a press: the first cell of a stroke, or a fill. */
export function pressed(context: BoardContext, press: Press): Move {
  const { cell, fill } = press;
  const { tool, isFilling, grid, marks, mode } = context;
  const contact = press.contact ?? cursorPoint({ ...context.cursor, cell }, grid);
  const cursor = press.contact ? { ...context.cursor, cell, offset: NO_OFFSET } : context.cursor;
  const { stroke: whole } = edit(context);
  if (tool === 'mark') {
    const work = marking(beginMarks(grid, marks, cell, press.button));
    const stroke = { ...whole, work };
    const track = { cells: [cell], from: contact, to: contact };
    return { stroke, cursor, contact, ...crossed({ ...context, stroke }, track) };
  }
  const toolPress = { ...pressOf(context, press), cell, at: contact };
  if (tool === 'color' && fill !== isFilling) {
    const shown = filled(boardOf(shownGrid(context)), cell, toolPress.color, mode.rights);
    const next = admitted(context, withPainted(context, shown));
    return { ...moved(context, next), ...edit(context), cursor, contact, lastCell: cell };
  }
  const begun = toolInHand(context)?.press(context, toolPress, mode.rights);
  const work: StrokeWork | null = begun?.follow ? { kind: 'grid', follow: begun.follow } : null;
  return {
    stroke: { ...whole, work },
    cursor,
    contact,
    ...(begun && changedBy(context, begun.change, [cell])),
  };
}

/** Toggles a mark on the cursor's cell. */
export function marked(context: BoardContext, kind: MarkKind): Move {
  const { marks, cursor, grid } = context;
  const work = marking(markBrush(marks, cursor.cell, kind));
  const stroke = { ...edit(context).stroke, work };
  const at = cursorPoint(cursor, grid);
  const track = { cells: [cursor.cell], from: at, to: at };
  return { stroke, ...crossed({ ...context, stroke }, track) };
}

/** Moves the keyboard cursor by one step; the stroke of a held key crosses the new cell. */
export function drawnOn(context: BoardContext, step: CursorStep): Move {
  const { grid, cursor, mode } = context;
  const cell = steppedCell(boardOf(grid), cursor.cell, step, mode);
  const next = { cell, offset: NO_OFFSET, isShown: true };
  const [from, to] = [cursorPoint(cursor, grid), cursorPoint(next, grid)];
  return { contact: to, ...crossed(context, { cells: [cell], from, to }), cursor: next };
}

/** Erases the active tool's content from the cursor's cell. */
export function erased(context: BoardContext): Move {
  const { grid, cursor, mode } = context;
  const contact = cursorPoint(cursor, grid);
  const tool = toolInHand(context);
  const press = {
    ...pressOf(context, { button: 'primary' }),
    cell: cursor.cell,
    at: contact,
  };
  const change = tool?.erase
    ? tool.erase(context, press)
    : colorsErased(context, cursor.cell, mode.rights);
  return { ...edit(context), contact, ...(change && changedBy(context, change, [cursor.cell])) };
}

/** The board after the current stroke has crossed more cells. */
export function crossed(context: BoardContext, track: ToolTrack): Move {
  const { grid, stroke, marks } = context;
  if (!stroke?.work) return {};
  const { work } = stroke;
  if (work.kind === 'mark') return { marks: markCells(grid, marks, work.brush, track.cells) };
  return changedBy(context, work.follow(context, track), track.cells);
}

/**
 * Commits a stroke as one step. A stroke that changed nothing adds no step, nor does one after
 * which the puzzle means the same. If colors are final, only mistakes can be undone, so marks are
 * no steps.
 */
export function committed(context: BoardContext): Move {
  const { stroke, mode, marks } = context;
  if (!stroke) return {};
  const session = stroke.session ?? null;
  const last = session !== null && session === context.session ? context.history.past.at(-1) : null;
  const history = last ? withoutLast(context.history) : context.history;
  const before = last ? backward({ ...context, ...stroke.base }, last) : stroke.base;
  const base = mode.isFinal ? { ...before, marks } : before;
  const now = documentIn(context);
  const step = sameDocument(base, now) ? null : stepBetween(documentIn(base), now);
  if (!step) return last ? { history, session: null } : {};
  return { history: record(history, step), session };
}

/** The board before the current stroke. */
export function strokeReverted(context: BoardContext): Move {
  const { stroke } = context;
  if (!stroke) return {};
  return { ...moved(context, stroke.base.grid), ...stroke.editorState, marks: stroke.base.marks };
}

/** The board after `step` steps of its history; the ends of the history limit it. */
export function jumped(context: BoardContext, step: number): Move {
  const { undone, redone, history } = movedTo(context.history, step);
  if (history === context.history) return {};
  const back = undone.reduce<BoardPosition>(backward, context);
  const { grid, ...rest } = redone.reduce<BoardPosition>(forward, back);
  const { trials, solution, metadata, marks } = rest;
  const found = { trials, solution, metadata, marks, history };
  return { ...moved(context, grid), ...found, contact: null, session: null };
}

/**
 * Restores the colors the puzzle came with: as a normal step, or, if colors are final, as a new
 * start.
 */
export function restarted(context: BoardContext): Move {
  const { grid, initial, mode, trials } = context;
  if (mode.isFinal) return { ...freshProgress(initial), hints: context.hints, contact: null };
  const isSameSize = grid.width === initial.grid.width && grid.height === initial.grid.height;
  const begun = isSameSize ? withTiles(grid, initial.grid.tiles) : initial.grid;
  const next = mode.isSolving ? admitted(context, begun) : resetToGivens(grid);
  const unmarked = { trials: [], grid: next, marks: NO_MARKS };
  if (trials.length > 0) return tried(context, unmarked);
  return { ...moved(context, next), ...edit(context), marks: NO_MARKS, contact: null };
}

/** Copies the colors of another grid to all cells the player may paint. */
export function colorsTaken(context: BoardContext, from: Grid): Move {
  const { grid } = context;
  const tiles = grid.tiles.map((tile, cell) =>
    tile.exists && !tile.fixed ? recolor(tile, from.tiles[cell]?.color ?? 'gray') : tile,
  );
  const next = admitted(context, withTiles(grid, tiles));
  const taken = { ...moved(context, next), ...edit(context), contact: null };
  return context.layer === 'puzzle' ? { ...taken, layer: 'solution' } : taken;
}

/** Changes other parts of the document; rules may adjust the new grid. */
export function documentEdited(
  context: BoardContext,
  change: Partial<Document & EditorState>,
  session?: string,
): Move {
  const { grid = context.grid, ...rest } = change;
  const next = admitted(context, grid);
  const stroke = { ...edit(context).stroke, session };
  return { ...rest, ...moved(context, next), stroke, contact: null };
}

/**
 * Applies the first edit postponed by a stroke. A text field commits its text when it loses the
 * focus, and a press on the board takes the focus. A change of the grid is dropped if the stroke
 * has changed the grid since.
 */
export function postponedEdited(context: BoardContext): Move {
  const [first, ...postponed] = context.postponed;
  if (!first) return {};
  const { grid, ...rest } = first.change;
  const isFresh = grid !== undefined && first.grid === context.grid;
  const change = isFresh ? first.change : rest;
  return { ...documentEdited(context, change, first.session), postponed };
}

/** Starts a trial: colors painted from now on, or differing from another board, are tentative. */
export function trialStarted(context: BoardContext, from: Grid = context.grid): Move {
  const { marks, trials } = context;
  return tried(context, { trials: [...trials, { grid: from, marks }] });
}

/** Accepts the colors of the last trial. */
export function trialKept(context: BoardContext): Move {
  return tried(context, { trials: context.trials.slice(0, -1) });
}

/** Restores the colors and marks from before the last trial. */
export function trialDropped(context: BoardContext): Move {
  const trials = context.trials.slice(0, -1);
  const start = context.trials.at(-1);
  if (!start) return tried(context, { trials });
  const { marks } = start;
  return tried(context, { trials, marks, grid: withTiles(context.grid, start.grid.tiles) });
}

/** Records a change of the open trials, possibly with another grid and other marks, as one step. */
function tried(
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
  return { ...moved(context, grid), trials, marks, history, contact: null };
}

/**
 * Replaces the grid. If its size changes, the cursor stays on the board and cell numbers change.
 */
function moved(context: BoardContext, next: Grid): Move {
  const { grid, path, mode, cursor } = context;
  const isSameSize = next.width === grid.width && next.height === grid.height;
  return {
    grid: next,
    path: mode.isFinal ? pathAfter(path, grid, next) : path,
    ...(isSameSize ? {} : { cursor: cursorOn(next, cursor, grid), lastCell: null }),
  };
}

/** The cursor in the same row and column as before, or the nearest existing ones. */
function cursorOn(next: Grid, cursor: BoardContext['cursor'], { width }: Grid) {
  const x = Math.min(cursor.cell % width || 0, Math.max(next.width - 1, 0));
  const y = Math.min(Math.floor(cursor.cell / width) || 0, Math.max(next.height - 1, 0));
  return { ...cursor, cell: y * next.width + x };
}

/** Applies the change of a tool after the rules have adjusted it. */
function changedBy(context: BoardContext, change: ToolChange, cells: readonly Cell[]): Move {
  const { grid: wanted = context.grid, ...editorState } = change;
  const next = admitted(context, wanted);
  if (next === context.grid) return editorState;
  return { lastCell: cells.at(-1) ?? context.lastCell, ...editorState, ...moved(context, next) };
}

function toolInHand({ mode, tool }: BoardContext): Tool | undefined {
  return mode.tools.find(({ id }) => id === tool);
}

function pressOf({ color, template }: BoardContext, { button }: Pick<Press, 'button'>) {
  return { button, template, color: button === 'primary' ? color : opposite(color) };
}

/** An edit that is complete at once: its step is committed from the document before the edit. */
function edit(context: BoardContext): { readonly stroke: NonNullable<BoardContext['stroke']> } {
  const { selection, clip, layer } = context;
  return {
    stroke: { base: documentIn(context), editorState: { selection, clip, layer }, work: null },
  };
}

function documentIn({ grid, solution, metadata, marks }: MarkedDocument): MarkedDocument {
  return { grid, solution, metadata, marks };
}

function marking(brush: MarkBrush | null): StrokeWork | null {
  return brush && { kind: 'mark', brush };
}

function admitted({ grid, solution }: BoardContext, next: Grid): Grid {
  return next === grid ? grid : admit(grid, next, solution);
}
