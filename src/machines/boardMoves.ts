import { boardOf } from '#engine/judging/boardOf.ts';
import { withTiles } from '#engine/edit/edit.ts';
import { opposite, recolor, type Cell, type Grid, type Point } from '#engine/grid/grid.ts';
import { admit } from '#engine/edit/admit.ts';
import {
  beginStroke,
  fill as filled,
  strokeOver,
  type EditRights,
  type Brush as Brush,
} from '#engine/edit/stroke.ts';
import { pathAfter } from '#engine/play/solvePath.ts';
import type { BoardContext } from './boardContext.ts';
import { backward, forward, type BoardPosition, type BoardStep } from './boardStep.ts';
import { changeBetween } from './gridChange.ts';
import { EMPTY_HISTORY, movedTo, record } from './history.ts';

/**
 * What each event makes of a board, as what differs of its context. `stroke` is left where a step is still to be
 * committed.
 */
type Move = Partial<BoardContext>;

/** Players leave givens alone. */
const SOLVING: EditRights = { replaceFixed: false };
const ERASER: Brush = { target: 'gray', replaces: false, ...SOLVING };

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
  const { grid, solution, isFilling } = context;
  const color = button === 'primary' ? context.color : opposite(context.color);
  const cursor = { ...context.cursor, cell };
  const contact = press.contact ?? centerOf(grid, cell);
  if (fill !== isFilling) {
    const next = admitted(grid, filled(boardOf(grid), cell, color, SOLVING), solution);
    return {
      ...moved(context, next),
      stroke: { base: grid, brush: null },
      cursor,
      contact,
      lastCell: cell,
    };
  }
  const stroke = { base: grid, brush: beginStroke(grid, cell, color, SOLVING) };
  return { stroke, cursor, contact, ...brushed({ ...context, stroke }, [cell]) };
}

/** Nothing on the keyboard's cell any more. */
export function erased(context: BoardContext): Move {
  const { grid, cursor } = context;
  const stroke = { base: grid, brush: ERASER };
  const contact = centerOf(grid, cursor.cell);
  return { stroke, contact, ...brushed({ ...context, stroke }, [cursor.cell]) };
}

/** The board after the brush of the stroke under way crossed some more cells. */
export function brushed(context: BoardContext, cells: readonly Cell[]): Move {
  const { grid, stroke, solution, lastCell } = context;
  if (!stroke?.brush) return {};
  const next = admitted(grid, strokeOver(grid, stroke.brush, cells), solution);
  return next === grid ? {} : { ...moved(context, next), lastCell: cells.at(-1) ?? lastCell };
}

/** One stroke, one step; a stroke that changed nothing is none. */
export function committed({ grid, history, stroke }: BoardContext): Move {
  const change = stroke && changeBetween(stroke.base, grid);
  return change ? { history: record(history, change) } : {};
}

/** The board before the stroke under way. */
export function strokeReverted(context: BoardContext): Move {
  return context.stroke ? moved(context, context.stroke.base) : {};
}

/** Another grid on the board. */
function moved(
  { grid, path, isFinal }: BoardContext,
  next: Grid,
): Pick<BoardContext, 'grid' | 'path'> {
  return { grid: next, path: isFinal ? pathAfter(path, grid, next) : path };
}

/** The board after so many steps of its history; ends that do not exist are not passed. */
export function jumped(context: BoardContext, step: number): Move {
  const { undone, redone, history } = movedTo(context.history, step);
  if (history === context.history) return {};
  const back = undone.reduce<BoardPosition>(backward, context);
  const { grid, trials } = redone.reduce<BoardPosition>(forward, back);
  return { ...moved(context, grid), trials, history, contact: null };
}

/** The colors the puzzle came with: a step like any other, or, where colors are final, a new beginning. */
export function restarted(context: BoardContext): Move {
  const { grid, initial, solution, isFinal, trials } = context;
  if (isFinal) return { grid: initial, history: EMPTY_HISTORY, path: [], contact: null };
  const next = admitted(grid, withTiles(grid, initial.tiles), solution);
  if (trials.length > 0) return tried(context, [], next);
  return { grid: next, stroke: { base: grid, brush: null }, contact: null };
}

/** The colors of another grid wherever the player may paint. */
export function painted({ grid, solution }: BoardContext, from: Grid): Move {
  const tiles = grid.tiles.map((tile, cell) =>
    tile.exists && !tile.fixed ? recolor(tile, from.tiles[cell]?.color ?? 'gray') : tile,
  );
  const next = admitted(grid, withTiles(grid, tiles), solution);
  return { grid: next, stroke: { base: grid, brush: null }, contact: null };
}

/** What is painted from here on is only tried. */
export function trialStarted(context: BoardContext): Move {
  return tried(context, [...context.trials, context.grid]);
}

/** What was tried last counts. */
export function trialKept(context: BoardContext): Move {
  return tried(context, context.trials.slice(0, -1));
}

/** The board from before what was tried last. */
export function trialDropped(context: BoardContext): Move {
  const start = context.trials.at(-1);
  const next = start && withTiles(context.grid, start.tiles);
  return tried(context, context.trials.slice(0, -1), next);
}

/** Other trials under way, perhaps on another board: one step. */
function tried(context: BoardContext, trials: readonly Grid[], next: Grid = context.grid): Move {
  const change = changeBetween(context.grid, next);
  const step: BoardStep = { kind: 'trial', before: context.trials, after: trials, change };
  const history = record(context.history, step);
  return { ...moved(context, next), trials, history, contact: null };
}

function admitted(grid: Grid, next: Grid, solution: Grid | null): Grid {
  return next === grid ? grid : admit(grid, next, solution);
}

function centerOf({ width }: Grid, cell: Cell): Point {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}
