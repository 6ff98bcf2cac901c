import {
  beginMarks,
  markBrush,
  markCells,
  NO_MARKS,
  type MarkKind,
} from '#engine/edit/cellMarks.ts';
import { withTiles } from '#engine/edit/edit.ts';
import { admit } from '#engine/edit/admit.ts';
import { fill as filled } from '#engine/edit/stroke.ts';
import { applyToolStroke, beginToolStroke, type ToolStroke } from '#engine/edit/tools.ts';
import { opposite, recolor, type Cell, type Grid, type Point } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { pathAfter } from '#engine/play/solvePath.ts';
import type { Trial } from '#engine/play/trial.ts';
import { freshProgress, type BoardContext, type MarkStroke } from './boardContext.ts';
import {
  backward,
  forward,
  marksBetween,
  stepBetween,
  type BoardPosition,
  type BoardStep,
} from './boardStep.ts';
import { firstCell, steppedCell, type CursorStep } from './cursor.ts';
import type { Document, MarkedDocument } from './document.ts';
import { changeBetween } from './gridChange.ts';
import { movedTo, record } from './history.ts';

/**
 * What each event makes of a board, as what differs of its context. `stroke` is left where a step
 * is still to be committed.
 */
type Move = Partial<BoardContext>;

export interface Press {
  readonly cell: Cell;
  readonly button: 'primary' | 'secondary';
  readonly fill: boolean;
  /** In cells from the top-left corner; the middle of the cell unless told. */
  readonly contact?: Point;
}

/** What a press makes of the board: the first cell of a stroke, or a fill. */
export function pressed(context: BoardContext, press: Press): Move {
  const { cell, button, fill } = press;
  const { grid, tool, mode, isFilling } = context;
  const color = button === 'primary' ? context.color : opposite(context.color);
  const cursor = { ...context.cursor, cell };
  const contact = press.contact ?? centerOf(grid, cell);
  if (tool === 'color' && fill !== isFilling) {
    const next = admitted(context, filled(boardOf(grid), cell, color, mode.rights));
    return { ...moved(context, next), ...edit(context), cursor, contact, lastCell: cell };
  }
  const begun =
    tool === 'mark'
      ? marking(beginMarks(grid, context.marks, cell, button))
      : beginToolStroke(grid, tool, { cell, button, color }, mode.rights);
  const stroke = { base: documentIn(context), tool: begun };
  return { stroke, cursor, contact, ...crossed({ ...context, stroke }, [cell]) };
}

/** A mark on the keyboard's cell, or none where it is already. */
export function marked(context: BoardContext, kind: MarkKind): Move {
  const { marks, cursor } = context;
  const stroke = {
    base: documentIn(context),
    tool: marking(markBrush(marks, cursor.cell, kind)),
  };
  return { stroke, ...crossed({ ...context, stroke }, [cursor.cell]) };
}

/** The keyboard's cursor one step on; the stroke of a key that is held crosses the cell there. */
export function drawnOn(context: BoardContext, step: CursorStep): Move {
  const { grid, cursor, mode } = context;
  const cell = steppedCell(boardOf(grid), cursor.cell, step, mode);
  const contact = centerOf(grid, cell);
  return { contact, ...crossed(context, [cell]), cursor: { cell, isShown: true } };
}

/** Nothing on the keyboard's cell any more. */
export function erased(context: BoardContext): Move {
  const { grid, cursor, mode } = context;
  const eraser: ToolStroke = {
    tool: 'color',
    brush: { target: 'gray', replaces: false, ...mode.rights },
  };
  const stroke = { base: documentIn(context), tool: eraser };
  const contact = centerOf(grid, cursor.cell);
  return { stroke, contact, ...crossed({ ...context, stroke }, [cursor.cell]) };
}

/** The board after the stroke under way crossed some more cells. */
export function crossed(context: BoardContext, cells: readonly Cell[]): Move {
  const { grid, stroke, lastCell, marks } = context;
  if (!stroke?.tool) return {};
  if (stroke.tool.tool === 'mark')
    return { marks: markCells(grid, marks, stroke.tool.brush, cells) };
  const next = admitted(context, applyToolStroke(grid, stroke.tool, cells));
  return next === grid ? {} : { ...moved(context, next), lastCell: cells.at(-1) ?? lastCell };
}

/**
 * One stroke, one step; a stroke that changed nothing is none. Where colors are final, the only
 * step back is that from a mistake: marks are no steps there.
 */
export function committed(context: BoardContext): Move {
  const { history, stroke, mode, marks } = context;
  if (!stroke) return {};
  const base = mode.isFinal ? { ...stroke.base, marks } : stroke.base;
  const step = stepBetween(base, documentIn(context));
  return step ? { history: record(history, step) } : {};
}

/** The board before the stroke under way. */
export function strokeReverted(context: BoardContext): Move {
  const { stroke } = context;
  return stroke ? { ...moved(context, stroke.base.grid), marks: stroke.base.marks } : {};
}

/** The board after so many steps of its history; ends that do not exist are not passed. */
export function jumped(context: BoardContext, step: number): Move {
  const { undone, redone, history } = movedTo(context.history, step);
  if (history === context.history) return {};
  const back = undone.reduce<BoardPosition>(backward, context);
  const { grid, ...rest } = redone.reduce<BoardPosition>(forward, back);
  const { trials, solution, metadata, marks } = rest;
  return { ...moved(context, grid), trials, solution, metadata, marks, history, contact: null };
}

/**
 * The colors the puzzle came with: a step like any other, or, where colors are final, a new
 * beginning.
 */
export function restarted(context: BoardContext): Move {
  const { grid, initial, mode, trials } = context;
  if (mode.isFinal) return { ...freshProgress(initial), contact: null };
  const isSameSize = grid.width === initial.grid.width && grid.height === initial.grid.height;
  const next = isSameSize ? admitted(context, withTiles(grid, initial.grid.tiles)) : initial.grid;
  const unmarked = { trials: [], grid: next, marks: NO_MARKS };
  if (trials.length > 0) return tried(context, unmarked);
  return { ...moved(context, next), ...edit(context), marks: NO_MARKS, contact: null };
}

/** The colors of another grid wherever the player may paint. */
export function colorsTaken(context: BoardContext, from: Grid): Move {
  const { grid } = context;
  const tiles = grid.tiles.map((tile, cell) =>
    tile.exists && !tile.fixed ? recolor(tile, from.tiles[cell]?.color ?? 'gray') : tile,
  );
  const next = admitted(context, withTiles(grid, tiles));
  return { ...moved(context, next), ...edit(context), contact: null };
}

/** Other parts of the document; the rules of a new grid have their say. */
export function documentEdited(context: BoardContext, change: Partial<Document>): Move {
  const { grid = context.grid, ...rest } = change;
  const next = admitted(context, grid);
  return { ...rest, ...moved(context, next), ...edit(context), contact: null };
}

/** What is painted from here on is only tried. */
export function trialStarted(context: BoardContext): Move {
  const { grid, marks, trials } = context;
  return tried(context, { trials: [...trials, { grid, marks }] });
}

/** What was tried last counts. */
export function trialKept(context: BoardContext): Move {
  return tried(context, { trials: context.trials.slice(0, -1) });
}

/** The board from before what was tried last, and the marks of then. */
export function trialDropped(context: BoardContext): Move {
  const trials = context.trials.slice(0, -1);
  const start = context.trials.at(-1);
  if (!start) return tried(context, { trials });
  const { marks } = start;
  return tried(context, { trials, marks, grid: withTiles(context.grid, start.grid.tiles) });
}

/** Other trials under way, perhaps on another board with other marks: one step. */
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
 * Another grid on the board. When its size changes, the cursor stays on it, and cells mean others.
 */
function moved(context: BoardContext, next: Grid): Move {
  const { grid, path, mode, cursor } = context;
  const isSameSize = next.width === grid.width && next.height === grid.height;
  const atFirst = { ...cursor, cell: firstCell(boardOf(next)) };
  return {
    grid: next,
    path: mode.isFinal ? pathAfter(path, grid, next) : path,
    ...(isSameSize ? {} : { cursor: atFirst, lastCell: null }),
  };
}

/** An edit that is complete at once: a step is committed from the document as it is before it. */
function edit(context: BoardContext): Pick<BoardContext, 'stroke'> {
  return { stroke: { base: documentIn(context), tool: null } };
}

function documentIn({ grid, solution, metadata, marks }: BoardContext): MarkedDocument {
  return { grid, solution, metadata, marks };
}

function marking(brush: MarkStroke['brush'] | null): MarkStroke | null {
  return brush && { tool: 'mark', brush };
}

function admitted({ grid, solution }: BoardContext, next: Grid): Grid {
  return next === grid ? grid : admit(grid, next, solution);
}

function centerOf({ width }: Grid, cell: Cell): Point {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}
