import { and, assign, not, setup, stateIn } from 'xstate';
import type { State } from '#engine/clues/verdict.ts';
import type { MarkKind } from '#engine/edit/cellMarks.ts';
import {
  EMPTY_EDITOR_STATE,
  type EditorState,
  type SymbolTemplate,
  type ToolId,
} from '#engine/edit/Tool.ts';
import type { Contact } from '#engine/edit/BoardInput.ts';
import type { Direction } from '#engine/grid/directions.ts';
import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { boardContext, type BoardContext, type BoardMachineInput } from './boardContext.ts';
import type { BoardEvent } from './boardEvents.ts';
import {
  copyColors,
  commitStroke,
  crossCells,
  editDocument,
  drawStep,
  eraseAtCursor,
  jumpInHistory,
  toggleMark,
  applyPostponedEdit,
  pressTool,
  restartBoard,
  revertStroke,
  dropTrial,
  acceptTrial,
  startTrial,
  type Press,
} from './boardMoves.ts';
import { NO_OFFSET, nudgeCursor, findNextCell, type CursorStep } from './cursor.ts';
import type { Document } from './document.ts';

/** Targets of the history region, for any state of the two stacks. */
const TO_FRESH = { guard: 'hasNoSteps', target: 'fresh' } as const;
const TO_UNDO = { guard: 'hasOnlyPast', target: 'canUndo' } as const;
const TO_REDO = { guard: 'hasOnlyFuture', target: 'canRedo' } as const;
const TO_BOTH = { guard: 'hasPastAndFuture', target: 'both' } as const;

const UNDO = { guard: 'mayUndo', actions: 'undo' } as const;
const REDO = { guard: 'mayChange', actions: 'redo' } as const;

/** A key that paints the cursor's cell. */
const PRESS_AT_CURSOR = {
  type: 'press',
  params: ({ context, event }: { context: BoardContext; event: KeyPaint }) => ({
    ...event,
    cell: context.cursor.cell,
    fill: event.type === 'key.paint' && event.fill,
  }),
} as const;

const POSTPONE = {
  actions: {
    type: 'postpone',
    params: ({ event }: { event: Extract<BoardEvent, { type: 'document.edit' }> }) => event,
  },
} as const;

type KeyPaint = Extract<BoardEvent, { type: 'key.paint' | 'key.hold' }>;

/**
 * The board being solved or edited: strokes of a tool, fills, the keyboard cursor, undo, trials.
 * One stroke is one step of the history. Four parallel regions:
 *
 * - `stroke`: idle, painting with a pointer, or drawing with a held key.
 * - `history`: fresh, canUndo, canRedo or both. The only place where steps are undone or redone.
 * - `finality`: free, or, if colors are final, playing, mistaken (the only state with an undo) or
 * done. The verdict of the clues arrives as `verdict.found` between strokes; the machine judges
 * nothing itself.
 * - `trial`: none or trying.
 */
export const boardMachine = setup({
  types: {
    context: {} as BoardContext,
    events: {} as BoardEvent,
    input: {} as BoardMachineInput,
  },
  actions: {
    press: assign(({ context }, press: Press) => pressTool(context, press)),
    cross: assign(
      ({ context }, { cells, contact }: { cells: readonly Cell[]; contact: Contact }) => {
        const from = contact.from ?? context.contact ?? contact;
        return { ...crossCells(context, { cells, from, to: contact }), contact };
      },
    ),
    commit: assign(({ context }) => commitStroke(context)),
    revert: assign(({ context }) => revertStroke(context)),
    dropStroke: assign({ stroke: null }),
    draw: assign(({ context }, { step }: { step: CursorStep }) => drawStep(context, step)),
    mark: assign(({ context }, { mark }: { mark: MarkKind }) => toggleMark(context, mark)),
    erase: assign(({ context }) => eraseAtCursor(context)),
    undo: assign(({ context }) => jumpInHistory(context, context.history.past.length - 1)),
    redo: assign(({ context }) => jumpInHistory(context, context.history.past.length + 1)),
    jump: assign(({ context }, { step }: { step: number }) => jumpInHistory(context, step)),
    restart: assign(({ context }) => restartBoard(context)),
    takeColors: assign(({ context }, { from }: { from: Grid }) => copyColors(context, from)),
    editDocument: assign(
      (
        { context },
        { change, session }: { change: Partial<Document & EditorState>; session?: string },
      ) => editDocument(context, change, session),
    ),
    postpone: assign(
      (
        { context: { postponed, grid } },
        { change, session }: { change: Partial<Document & EditorState>; session?: string },
      ) => ({ postponed: [...postponed, { change, session, grid }] }),
    ),
    editPostponed: assign(({ context }) => applyPostponedEdit(context)),
    changeEditorState: assign((_, { change }: { change: Partial<EditorState> }) => change),
    startTrial: assign(({ context }, { from }: { from?: Grid }) => startTrial(context, from)),
    keepTrial: assign(({ context }) => acceptTrial(context)),
    dropTrial: assign(({ context }) => dropTrial(context)),
    moveCursor: assign(({ context: { grid, cursor, mode } }, { step }: { step: CursorStep }) => ({
      cursor: {
        cell: findNextCell(boardOf(grid), cursor.cell, step, mode),
        offset: NO_OFFSET,
        isShown: true,
      },
    })),
    nudgeCursor: assign(({ context: { grid, cursor } }, { step }: { step: Direction }) => ({
      cursor: nudgeCursor(boardOf(grid), cursor, step),
    })),
    showCursor: assign(({ context: { cursor } }, { cell }: { cell: Cell }) => ({
      cursor: { cell, offset: cell === cursor.cell ? cursor.offset : NO_OFFSET, isShown: true },
    })),
    hideCursor: assign(({ context: { cursor } }) =>
      cursor.isShown ? { cursor: { ...cursor, isShown: false } } : {},
    ),
    chooseTool: assign(
      ({ context: { clip } }, { tool, template }: { tool: ToolId; template?: SymbolTemplate }) => ({
        tool,
        template: template ?? null,
        selection: null,
        clip: clip.stage.kind === 'none' ? clip : { ...clip, stage: EMPTY_EDITOR_STATE.clip.stage },
      }),
    ),
    chooseColor: assign(({ context: { tool } }, { color }: { color: SolidColor }) => ({
      color,
      tool: tool === 'mark' ? 'color' : tool,
    })),
    toggleMarking: assign(({ context: { tool } }) => ({
      tool: tool === 'mark' ? ('color' as const) : ('mark' as const),
    })),
    noteHint: assign(({ context }) => ({ hints: context.hints + 1 })),
    countMistake: assign(({ context }) => ({ mistakes: context.mistakes + 1 })),
    toggleFill: assign(({ context }) => ({ isFilling: !context.isFilling })),
  },
  guards: {
    hasPostponed: ({ context }) => context.postponed.length > 0,
    hasNoSteps: ({ context: { history } }) => !hasPast(history) && !hasFuture(history),
    hasOnlyPast: ({ context: { history } }) => hasPast(history) && !hasFuture(history),
    hasOnlyFuture: ({ context: { history } }) => !hasPast(history) && hasFuture(history),
    hasPastAndFuture: ({ context: { history } }) => hasPast(history) && hasFuture(history),
    isFinal: ({ context }) => context.mode.isFinal,
    isTrying: ({ context }) => context.trials.length > 0,
    hasNoTrial: ({ context }) => context.trials.length === 0,
    mayTry: and([stateIn({ stroke: 'idle' }), ({ context }) => context.mode.hasTrials]),
    hasTool: ({ context: { mode } }, { tool }: { tool: ToolId }) =>
      tool === 'mark' ? mode.hasMarks : mode.tools.some(({ id }) => id === tool),
    hasMarks: ({ context }) => context.mode.hasMarks,
    /** No stroke is in progress, and colors are not final. */
    mayChange: and([stateIn({ stroke: 'idle' }), stateIn({ finality: 'free' })]),
    /** Colors are not final, or all final colors are right so far. */
    mayPaint: and([not(stateIn({ finality: 'mistaken' })), not(stateIn({ finality: 'done' }))]),
    mayUndo: and([
      stateIn({ stroke: 'idle' }),
      not(stateIn({ finality: 'playing' })),
      not(stateIn({ finality: 'done' })),
    ]),
    isWrong: ({ context }, { grid, final }: { grid: Grid; final: State }) =>
      grid === context.grid && final === 'error',
    isDone: ({ context }, { grid, final }: { grid: Grid; final: State }) =>
      grid === context.grid && final === 'satisfied',
    isOpen: ({ context }, { grid, final }: { grid: Grid; final: State }) =>
      grid === context.grid && final !== 'satisfied' && final !== 'error',
  },
}).createMachine({
  id: 'board',
  context: ({ input }) => boardContext(input),
  on: {
    'cursor.show': { actions: { type: 'showCursor', params: ({ event }) => event } },
    'cursor.hide': { actions: 'hideCursor' },
    'tool.choose': {
      guard: { type: 'hasTool', params: ({ event }) => event },
      actions: { type: 'chooseTool', params: ({ event }) => event },
    },
    'marking.toggle': { guard: 'hasMarks', actions: 'toggleMarking' },
    'color.choose': { actions: { type: 'chooseColor', params: ({ event }) => event } },
    'fill.toggle': { actions: 'toggleFill' },
    'key.move': { actions: { type: 'moveCursor', params: ({ event }) => event } },
    'key.nudge': { actions: { type: 'nudgeCursor', params: ({ event }) => event } },
    'hint.note': { actions: 'noteHint' },
    'editor.change': { actions: { type: 'changeEditorState', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
    stroke: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'dropStroke', // entry, not exit: exit actions run before transition actions
          always: {
            guard: 'hasPostponed',
            target: 'idle',
            reenter: true,
            actions: ['editPostponed', 'commit'],
          },
          on: {
            'stroke.start': {
              target: 'painting',
              actions: ['hideCursor', { type: 'press', params: ({ event }) => event }],
            },
            'key.paint': {
              target: 'idle',
              reenter: true,
              actions: [PRESS_AT_CURSOR, 'commit'],
            },
            'key.hold': {
              target: 'drawing',
              actions: PRESS_AT_CURSOR,
            },
            'key.mark': {
              guard: 'hasMarks',
              target: 'idle',
              reenter: true,
              actions: [{ type: 'mark', params: ({ event }) => event }, 'commit'],
            },
            'key.erase': { target: 'idle', reenter: true, actions: ['erase', 'commit'] },
            'history.restart': { target: 'idle', reenter: true, actions: ['restart', 'commit'] },
            'colors.take': {
              guard: 'mayPaint',
              target: 'idle',
              reenter: true,
              actions: [{ type: 'takeColors', params: ({ event }) => event }, 'commit'],
            },
            'document.edit': {
              guard: 'mayChange',
              target: 'idle',
              reenter: true,
              actions: [{ type: 'editDocument', params: ({ event }) => event }, 'commit'],
            },
          },
        },
        painting: {
          on: {
            'stroke.move': { actions: { type: 'cross', params: ({ event }) => event } },
            'document.edit': POSTPONE,
            'stroke.end': { target: 'idle', actions: 'commit' },
            'stroke.cancel': { target: 'idle', actions: 'revert' },
          },
        },
        drawing: {
          on: {
            'key.move': { actions: { type: 'draw', params: ({ event }) => event } },
            'document.edit': POSTPONE,
            'key.release': { target: 'idle', actions: 'commit' },
            // Some screen readers send no key release.
            'key.hold': {
              target: 'drawing',
              reenter: true,
              actions: ['commit', PRESS_AT_CURSOR],
            },
            'stroke.cancel': { target: 'idle', actions: 'revert' },
          },
        },
      },
    },
    history: {
      initial: 'fresh',
      on: {
        'history.jump': {
          guard: 'mayChange',
          actions: { type: 'jump', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { always: [TO_UNDO, TO_REDO, TO_BOTH] },
        canUndo: { always: [TO_FRESH, TO_REDO, TO_BOTH], on: { 'history.undo': UNDO } },
        canRedo: { always: [TO_FRESH, TO_UNDO, TO_BOTH], on: { 'history.redo': REDO } },
        both: {
          always: [TO_FRESH, TO_UNDO, TO_REDO],
          on: { 'history.undo': UNDO, 'history.redo': REDO },
        },
      },
    },
    finality: {
      initial: 'free',
      states: {
        free: { always: { guard: 'isFinal', target: 'playing' } },
        playing: {
          on: {
            'verdict.found': [
              { guard: { type: 'isWrong', params: ({ event }) => event }, target: 'mistaken' },
              { guard: { type: 'isDone', params: ({ event }) => event }, target: 'done' },
            ],
          },
        },
        mistaken: {
          on: {
            // The board after the undo is not judged yet: a second undo needs a second mistake.
            'history.undo': { guard: 'mayUndo', target: 'playing', actions: 'countMistake' },
            'history.restart': 'playing',
            'verdict.found': [
              {
                guard: { type: 'isDone', params: ({ event }) => event },
                target: 'done',
                actions: 'countMistake',
              },
              {
                guard: { type: 'isOpen', params: ({ event }) => event },
                target: 'playing',
                actions: 'countMistake',
              },
            ],
          },
        },
        done: {
          on: {
            'verdict.found': [
              { guard: { type: 'isWrong', params: ({ event }) => event }, target: 'mistaken' },
              { guard: { type: 'isOpen', params: ({ event }) => event }, target: 'playing' },
            ],
          },
        },
      },
    },
    trial: {
      initial: 'none',
      on: {
        'trial.start': {
          guard: 'mayTry',
          actions: { type: 'startTrial', params: ({ event }) => event },
        },
      },
      states: {
        none: { always: { guard: 'isTrying', target: 'trying' } },
        trying: {
          always: { guard: 'hasNoTrial', target: 'none' },
          on: {
            'trial.keep': { guard: 'mayChange', actions: 'keepTrial' },
            'trial.drop': { guard: 'mayChange', actions: 'dropTrial' },
          },
        },
      },
    },
  },
});

function hasPast({ past }: BoardContext['history']): boolean {
  return past.length > 0;
}

function hasFuture({ future }: BoardContext['history']): boolean {
  return future.length > 0;
}
