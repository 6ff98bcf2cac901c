import { assign, setup } from 'xstate';
import type { BoardInput } from '#engine/canvas/BoardInput.ts';
import { boardOf } from '#engine/clues/boardOf.ts';
import { withTiles } from '#engine/grid/edit.ts';
import {
  opposite,
  recolor,
  type Cell,
  type Grid,
  type Point,
  type SolidColor,
} from '#engine/grid/grid.ts';
import { judge } from '#engine/clues/judge.ts';
import { admit } from '#engine/play/admit.ts';
import {
  beginStroke,
  fill as filled,
  strokeOver,
  type EditRights,
  type Stroke as Brush,
} from '#engine/play/edit.ts';
import { pathAfter } from '#engine/play/solvePath.ts';
import { backward, forward, type BoardPosition, type BoardStep } from './boardStep.ts';
import { firstCell, steppedCell, type CursorStep } from './cursor.ts';
import { changeBetween } from './gridChange.ts';
import { EMPTY_HISTORY, movedTo, record, type History } from './history.ts';

/** Everything a player can do to a board. */
export type BoardEvent =
  | BoardInput
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  /** Back to the colors the puzzle came with, as one step that can be undone. */
  | { readonly type: 'history.restart' }
  /** The colors of a grid of the same size, such as a solution, as one step that can be undone. Givens stay. */
  | { readonly type: 'colors.take'; readonly from: Grid }
  /** To the board after so many steps, by undoing or redoing what lies between. */
  | { readonly type: 'history.jump'; readonly step: number }
  /** What is painted from here on is only tried. Trials may begin within trials. */
  | { readonly type: 'trial.start' }
  | { readonly type: 'trial.keep' }
  | { readonly type: 'trial.drop' }
  | { readonly type: 'key.move'; readonly step: CursorStep }
  | {
      readonly type: 'key.paint';
      readonly button: 'primary' | 'secondary';
      readonly fill: boolean;
    }
  | { readonly type: 'key.erase' }
  /** The keyboard is at a cell, and its place is to be seen. */
  | { readonly type: 'cursor.show'; readonly cell: Cell }
  | { readonly type: 'cursor.hide' }
  | { readonly type: 'color.choose'; readonly color: SolidColor }
  | { readonly type: 'fill.toggle' };

/** A stroke under way. */
interface Stroke {
  /** The grid before it. */
  readonly base: Grid;
  /** What the first cell made of the press; null when the rest of the stroke paints nothing. */
  readonly brush: Brush | null;
}

/** How far a player has come: all that is needed to go on later. */
export interface BoardProgress extends BoardPosition {
  readonly history: History<BoardStep>;
  /** Where colors are final, cells in the order in which they were colored. */
  readonly path: readonly Cell[];
}

export interface BoardContext extends BoardProgress {
  /** What a restart brings back. */
  readonly initial: Grid;
  readonly solution: Grid | null;
  /** Colors are final: only an error can be undone, and a restart forgets everything. */
  readonly isFinal: boolean;
  readonly stroke: Stroke | null;
  /** What the primary button paints. */
  readonly color: SolidColor;
  /** The on-screen fill toggle; the modifier key inverts it. */
  readonly isFilling: boolean;
  /** Where the last stroke touched the board, in cells from the top-left corner. */
  readonly contact: Point | null;
  /** The cell that was painted last. */
  readonly lastCell: Cell | null;
  readonly cursor: { readonly cell: Cell; readonly isShown: boolean };
}

export interface BoardOptions {
  readonly grid: Grid;
  readonly solution?: Grid | null;
  readonly color?: SolidColor;
  readonly isFinal?: boolean;
  /** A board that was left before. */
  readonly progress?: BoardProgress | null;
}

/** Players leave givens alone. */
const SOLVING: EditRights = { replaceFixed: false };
const ERASER: Brush = { target: 'gray', replaces: false, ...SOLVING };

type Press = Pick<Extract<BoardEvent, { type: 'stroke.start' }>, 'cell' | 'button' | 'fill'>;

/** One board in play: strokes, fills, the keyboard's cursor, undo. One stroke is one step of the history. */
export const boardMachine = setup({
  types: {
    context: {} as BoardContext,
    events: {} as BoardEvent,
    input: {} as BoardOptions,
  },
  actions: {
    press: assign(({ context }, press: Press & { contact?: Point }) => ({
      ...pressed(context, press),
      contact: press.contact ?? centerOf(context.grid, press.cell),
    })),
    paint: assign(
      ({ context }, { cells, contact }: { cells: readonly Cell[]; contact: Point }) => ({
        ...brushed(context, cells),
        contact,
      }),
    ),
    commit: assign(({ context }) => committed(context)),
    revert: assign(({ context }) => (context.stroke ? moved(context, context.stroke.base) : {})),
    dropStroke: assign({ stroke: null }),
    erase: assign(({ context }) => ({
      ...brushed({ ...context, stroke: { base: context.grid, brush: ERASER } }, [
        context.cursor.cell,
      ]),
      stroke: { base: context.grid, brush: ERASER },
      contact: centerOf(context.grid, context.cursor.cell),
    })),
    undo: assign(({ context }) => jumped(context, context.history.past.length - 1)),
    redo: assign(({ context }) => jumped(context, context.history.past.length + 1)),
    jump: assign(({ context }, { step }: { step: number }) => jumped(context, step)),
    restart: assign(({ context }) => restarted(context)),
    takeColors: assign(({ context }, { from }: { from: Grid }) => painted(context, from)),
    startTrial: assign(({ context }) => tried(context, [...context.trials, context.grid])),
    keepTrial: assign(({ context }) => tried(context, context.trials.slice(0, -1))),
    dropTrial: assign(({ context }) => {
      const start = context.trials.at(-1);
      return tried(
        context,
        context.trials.slice(0, -1),
        start && withTiles(context.grid, start.tiles),
      );
    }),
    moveCursor: assign(({ context: { grid, cursor } }, { step }: { step: CursorStep }) => ({
      cursor: { cell: steppedCell(boardOf(grid), cursor.cell, step), isShown: true },
    })),
    showCursor: assign((_, { cell }: { cell: Cell }) => ({ cursor: { cell, isShown: true } })),
    hideCursor: assign(({ context: { cursor } }) =>
      cursor.isShown ? { cursor: { ...cursor, isShown: false } } : {},
    ),
    chooseColor: assign((_, { color }: { color: SolidColor }) => ({ color })),
    toggleFill: assign(({ context }) => ({ isFilling: !context.isFilling })),
  },
  guards: {
    mayUndo: ({ context: { isFinal, grid, solution } }) =>
      !isFinal || judge(boardOf(grid), solution).final === 'error',
    isFree: ({ context }) => !context.isFinal,
    isTrying: ({ context }) => context.trials.length > 0,
  },
}).createMachine({
  id: 'board',
  context: ({ input: { grid, solution = null, color = 'dark', isFinal = false, progress } }) => ({
    ...(progress ?? { grid, trials: [], history: EMPTY_HISTORY, path: [] }),
    initial: grid,
    solution,
    isFinal,
    stroke: null,
    color,
    isFilling: false,
    contact: null,
    lastCell: null,
    cursor: { cell: firstCell(boardOf(grid)), isShown: false },
  }),
  on: {
    'cursor.show': { actions: { type: 'showCursor', params: ({ event }) => event } },
    'cursor.hide': { actions: 'hideCursor' },
    'color.choose': { actions: { type: 'chooseColor', params: ({ event }) => event } },
    'fill.toggle': { actions: 'toggleFill' },
    'key.move': { actions: { type: 'moveCursor', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: {
      entry: 'dropStroke', // entry, not exit: exit actions run before transition actions
      on: {
        'stroke.start': {
          target: 'painting',
          actions: ['hideCursor', { type: 'press', params: ({ event }) => event }],
        },
        'key.paint': {
          target: 'idle',
          reenter: true,
          actions: [
            {
              type: 'press',
              params: ({ event, context }) => ({ ...event, cell: context.cursor.cell }),
            },
            'commit',
          ],
        },
        'key.erase': { target: 'idle', reenter: true, actions: ['erase', 'commit'] },
        'history.undo': { guard: 'mayUndo', actions: 'undo' },
        'history.redo': { guard: 'isFree', actions: 'redo' },
        'history.jump': {
          guard: 'isFree',
          actions: { type: 'jump', params: ({ event }) => event },
        },
        'trial.start': { guard: 'isFree', actions: 'startTrial' },
        'trial.keep': { guard: 'isTrying', actions: 'keepTrial' },
        'trial.drop': { guard: 'isTrying', actions: 'dropTrial' },
        'history.restart': { target: 'idle', reenter: true, actions: ['restart', 'commit'] },
        'colors.take': {
          guard: 'isFree',
          target: 'idle',
          reenter: true,
          actions: [{ type: 'takeColors', params: ({ event }) => event }, 'commit'],
        },
      },
    },
    painting: {
      on: {
        'stroke.move': { actions: { type: 'paint', params: ({ event }) => event } },
        'stroke.end': { target: 'idle', actions: 'commit' },
        'stroke.cancel': { target: 'idle', actions: 'revert' },
      },
    },
  },
});

/** What a press makes of the board: the first cell of a stroke, or a fill. */
function pressed(context: BoardContext, { cell, button, fill }: Press): Partial<BoardContext> {
  const { grid, solution, isFilling } = context;
  const color = button === 'primary' ? context.color : opposite(context.color);
  const cursor = { ...context.cursor, cell };
  if (fill !== isFilling) {
    const next = admitted(grid, filled(boardOf(grid), cell, color, SOLVING), solution);
    return {
      ...moved(context, next),
      stroke: { base: grid, brush: null },
      cursor,
      lastCell: cell,
    };
  }
  const stroke = { base: grid, brush: beginStroke(grid, cell, color, SOLVING) };
  return { stroke, cursor, ...brushed({ ...context, stroke }, [cell]) };
}

/** The board after the brush of the stroke under way crossed some more cells. */
function brushed(context: BoardContext, cells: readonly Cell[]): Partial<BoardContext> {
  const { grid, stroke, solution, lastCell } = context;
  if (!stroke?.brush) return {};
  const next = admitted(grid, strokeOver(grid, stroke.brush, cells), solution);
  return next === grid ? {} : { ...moved(context, next), lastCell: cells.at(-1) ?? lastCell };
}

/** One stroke, one step; a stroke that changed nothing is none. */
function committed({ grid, history, stroke }: BoardContext): Partial<BoardContext> {
  const change = stroke && changeBetween(stroke.base, grid);
  return change ? { history: record(history, change) } : {};
}

/** Another grid on the board. */
function moved(
  { grid, path, isFinal }: BoardContext,
  next: Grid,
): Pick<BoardContext, 'grid' | 'path'> {
  return { grid: next, path: isFinal ? pathAfter(path, grid, next) : path };
}

/** The board after so many steps of its history; ends that do not exist are not passed. */
function jumped(context: BoardContext, step: number): Partial<BoardContext> {
  const { undone, redone, history } = movedTo(context.history, step);
  if (history === context.history) return {};
  const back = undone.reduce<BoardPosition>(backward, context);
  const { grid, trials } = redone.reduce<BoardPosition>(forward, back);
  return { ...moved(context, grid), trials, history, contact: null };
}

/** The colors the puzzle came with: a step like any other, or, where colors are final, a new beginning. */
function restarted(context: BoardContext): Partial<BoardContext> {
  const { grid, initial, solution, isFinal, trials } = context;
  if (isFinal) return { grid: initial, history: EMPTY_HISTORY, path: [], contact: null };
  const next = admitted(grid, withTiles(grid, initial.tiles), solution);
  if (trials.length > 0) return tried(context, [], next);
  return { grid: next, stroke: { base: grid, brush: null }, contact: null };
}

/** The colors of another grid wherever the player may paint. */
function painted({ grid, solution }: BoardContext, from: Grid): Partial<BoardContext> {
  const tiles = grid.tiles.map((tile, cell) =>
    tile.exists && !tile.fixed ? recolor(tile, from.tiles[cell]?.color ?? 'gray') : tile,
  );
  const next = admitted(grid, withTiles(grid, tiles), solution);
  return { grid: next, stroke: { base: grid, brush: null }, contact: null };
}

/** Other trials under way, perhaps on another board: one step. */
function tried(
  context: BoardContext,
  trials: readonly Grid[],
  next: Grid = context.grid,
): Partial<BoardContext> {
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
