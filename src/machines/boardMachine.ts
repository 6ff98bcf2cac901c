import { assign, setup } from 'xstate';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Cell, Grid, Point, SolidColor } from '#engine/grid/grid.ts';
import { boardContext, type BoardContext, type BoardOptions } from './boardContext.ts';
import type { BoardEvent } from './boardEvents.ts';
import {
  brushed,
  committed,
  erased,
  jumped,
  painted,
  pressed,
  restarted,
  strokeReverted,
  trialDropped,
  trialKept,
  trialStarted,
  type Press,
} from './boardMoves.ts';
import { steppedCell, type CursorStep } from './cursor.ts';

/** One board in play: strokes, fills, the keyboard's cursor, undo. One stroke is one step of the history. */
export const boardMachine = setup({
  types: {
    context: {} as BoardContext,
    events: {} as BoardEvent,
    input: {} as BoardOptions,
  },
  actions: {
    press: assign(({ context }, press: Press) => pressed(context, press)),
    paint: assign(
      ({ context }, { cells, contact }: { cells: readonly Cell[]; contact: Point }) => ({
        ...brushed(context, cells),
        contact,
      }),
    ),
    commit: assign(({ context }) => committed(context)),
    revert: assign(({ context }) => strokeReverted(context)),
    dropStroke: assign({ stroke: null }),
    erase: assign(({ context }) => erased(context)),
    undo: assign(({ context }) => jumped(context, context.history.past.length - 1)),
    redo: assign(({ context }) => jumped(context, context.history.past.length + 1)),
    jump: assign(({ context }, { step }: { step: number }) => jumped(context, step)),
    restart: assign(({ context }) => restarted(context)),
    takeColors: assign(({ context }, { from }: { from: Grid }) => painted(context, from)),
    startTrial: assign(({ context }) => trialStarted(context)),
    keepTrial: assign(({ context }) => trialKept(context)),
    dropTrial: assign(({ context }) => trialDropped(context)),
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
  context: ({ input }) => boardContext(input),
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
