import {
  assign,
  enqueueActions,
  fromCallback,
  raise,
  sendTo,
  setup,
  type AnyStateMachine,
  type SnapshotFrom,
} from 'xstate';
import { visibleGrid } from '#engine/edit/colorTool.ts';
import type { SolidColor } from '#engine/grid/grid.ts';
import { hasSameSteps } from './boardContext.ts';
import { boardMachine } from './boardMachine.ts';
import { checkingMachine } from './checkingMachine.ts';
import { foresightMachine } from './foresightMachine.ts';
import { playbackMachine, playbackStart, type PlaybackSource } from './playbackMachine.ts';
import {
  computeForesight,
  makesMusic,
  initialContext,
  foresightInput,
  collectProgress,
  type PlaybackSummary,
  type PlayContext,
  type PlayInput,
} from './playContext.ts';
import { progressMachine } from './progressMachine.ts';
import { solveMachine } from './solveMachine.ts';

interface TimedEvent {
  readonly type: 'page.shown' | 'page.hidden';
  readonly atMs: number;
}

/** Events for a play as a whole. Events for the board go to its actor, the child `board`. */
export type PlayEvent =
  | TimedEvent
  /** All child actors have started. */
  | { readonly type: 'play.begun' }
  /** The page is closed, or this play of it ends. */
  | { readonly type: 'page.left' }
  /** The primary button gets another color. */
  | { readonly type: 'primary.changed'; readonly color: SolidColor }
  /** Spends a charge of foresight. */
  | { readonly type: 'foresight.request' }
  /** Requests a check of the board. */
  | { readonly type: 'check.request' }
  /** Plays the board or the solution; stops it if it is playing. */
  | { readonly type: 'playback.toggle'; readonly source: PlaybackSource }
  /** Pauses or resumes the playback. */
  | { readonly type: 'playback.hold' }
  /** Seeks to a column: the playback continues there, or starts there the next time. */
  | { readonly type: 'playback.seek'; readonly column: number };

type SnapshotEvent<Machine extends AnyStateMachine> = { readonly snapshot: SnapshotFrom<Machine> };

/**
 * One puzzle being solved or edited. Spawns its child actors and passes events between them:
 *
 * - `board`: strokes, undo, trials.
 * - `checking`: the verdicts of the board.
 * - `solve`: the time, and the end of a solve.
 * - `progress`: saving.
 * - `foresight` and `playback`, if the puzzle offers them.
 *
 * The page only sends events and selects from the snapshots. It provides everything with side
 * effects: `page` (visibility, settings), and in the children the judge, the storage, the audio and
 * the server.
 */
export const playMachine = setup({
  types: {
    context: {} as PlayContext,
    events: {} as PlayEvent,
    input: {} as PlayInput,
    children: {} as {
      board: 'board';
      checking: 'checking';
      solve: 'solve';
      progress: 'progress';
      foresight: 'foresight';
      playback: 'playback';
      page: 'page';
    },
  },
  actors: {
    board: boardMachine,
    checking: checkingMachine,
    solve: solveMachine,
    progress: progressMachine,
    foresight: foresightMachine,
    playback: playbackMachine,
    page: fromCallback<PlayEvent>(() => undefined),
  },
  actions: {
    /**
     * Sends changes of the board to the other children, and the latest verdict to the board after a
     * stroke.
     */
    passBoard: enqueueActions(
      ({ context, enqueue }, { snapshot }: SnapshotEvent<typeof boardMachine>) => {
        const { solution } = snapshot.context;
        const grid = visibleGrid(snapshot.context);
        const isChanged = grid !== context.shown || solution !== context.board.solution;
        if (isChanged) enqueue.sendTo('checking', { type: 'grid.changed', grid, solution });
        if (isChanged) enqueue.sendTo('foresight', { type: 'grid.changed', grid });
        const next = boardPart(snapshot);
        const isStep = next.isBoardIdle && !hasSameSteps(next.board, context.saved);
        enqueue.assign({ ...next, shown: grid, isMusic: makesMusic(grid) });
        if (next.isBoardIdle && !context.isBoardIdle)
          enqueue.sendTo('board', verdictFound(context.verdict));
        if (!isStep) return;
        enqueue.assign({ saved: next.board });
        enqueue.sendTo('progress', (now) => ({
          type: 'progress.changed',
          ...collectProgress(now.context),
        }));
      },
    ),
    noteVerdict: assign((_, { snapshot }: SnapshotEvent<typeof checkingMachine>) =>
      snapshot.matches('settled') ? { verdict: verdictOf(snapshot) } : {},
    ),
    /** Not during a stroke, which may still be undone. */
    passVerdict: enqueueActions(({ context: { isBoardIdle, verdict }, enqueue }) => {
      if (isBoardIdle) enqueue.sendTo('board', verdictFound(verdict));
    }),
    noteTime: assign((_, { snapshot: { context } }: SnapshotEvent<typeof solveMachine>) => ({
      time: { spentMs: context.spentMs, shownSinceMs: context.shownSinceMs },
    })),
    /** Saves a gained or spent charge at once, so that a reload does not change their number. */
    noteCharges: enqueueActions(
      ({ context, enqueue }, { snapshot }: SnapshotEvent<typeof foresightMachine>) => {
        const { charges, chargedMs, sinceMs, isKnown } = snapshot.context;
        const isNews = charges !== context.charges.charges || isKnown !== context.charges.isKnown;
        enqueue.assign({ charges: { charges, chargedMs, sinceMs, isKnown } });
        if (!isNews) return;
        enqueue.sendTo('progress', (now) => ({
          type: 'progress.changed',
          ...collectProgress(now.context),
        }));
      },
    ),
    notePlayback: assign((_, { snapshot }: SnapshotEvent<typeof playbackMachine>) => ({
      playback: listeningOf(snapshot),
    })),
    /**
     * The board has become solved, or is no longer. The step that caused it was already passed on
     * without this information.
     */
    noteSolved: enqueueActions(({ context, event, enqueue }) => {
      const { board, verdict, isBoardIdle, lastCell, input } = context;
      const isSolved = isBoardIdle && verdict.grid === board.grid && verdict.final === 'satisfied';
      if (isSolved === context.isSolved) return;
      enqueue.assign({ isSolved, solvedFrom: isSolved ? lastCell : null });
      if (event.type !== 'play.begun')
        enqueue.sendTo('progress', (now) => ({
          type: 'progress.changed',
          ...collectProgress(now.context),
        }));
      if (isSolved && input.mode.isSolving)
        enqueue.sendTo('solve', {
          type: 'board.solved',
          atMs: input.now(),
          hints: board.hints,
        });
    }),
    passTime: sendTo('solve', (_, event: TimedEvent) => event),
    flush: sendTo('progress', ({ context }) => ({
      type: 'progress.flush',
      ...collectProgress(context),
    })),
    leave: sendTo('progress', ({ context }) => ({
      type: 'progress.leave',
      ...collectProgress(context),
    })),
    passColor: sendTo('board', (_, { color }: { color: SolidColor }) => ({
      type: 'color.choose' as const,
      color,
    })),
    passCheck: sendTo('checking', { type: 'check.request' }),
    answerForesight: enqueueActions(({ context, enqueue }) => {
      const answer = computeForesight(context);
      if (!answer) return;
      enqueue.sendTo('foresight', { type: 'foresight.ask', grid: context.board.grid, answer });
    }),
    togglePlayback: enqueueActions(
      ({ context: { board, playback }, enqueue }, { source }: { source: PlaybackSource }) => {
        if (!playback.isStopped) enqueue.sendTo('playback', { type: 'playback.stop' });
        if (!playback.isStopped && playback.source === source) return;
        const start = playbackStart(board, source, playback.fromColumn);
        if (start) enqueue.sendTo('playback', start);
      },
    ),
    /** Starts the next round at the end of one, with the present board. */
    beginAgain: enqueueActions(
      ({ context: { board }, enqueue }, { snapshot }: SnapshotEvent<typeof playbackMachine>) => {
        if (!snapshot.matches('again')) return;
        const { source, fromColumn } = snapshot.context;
        enqueue.sendTo(
          'playback',
          playbackStart(board, source, fromColumn) ?? { type: 'playback.stop' as const },
        );
      },
    ),
    seek: enqueueActions(
      ({ context: { board, playback }, enqueue }, { column }: { column: number }) => {
        enqueue.sendTo('playback', { type: 'playback.checkpoint', column });
        if (playback.isStopped) return;
        const start = playback.isPaused ? null : playbackStart(board, playback.source, column);
        enqueue.sendTo('playback', start ?? { type: 'playback.stop' as const });
      },
    ),
    holdPlayback: sendTo('playback', ({ context: { playback } }) => ({
      type: playback.isPaused ? ('playback.resume' as const) : ('playback.pause' as const),
    })),
  },
}).createMachine({
  id: 'play',
  entry: raise({ type: 'play.begun' }),
  context: ({ input }) => initialContext(input),
  invoke: [
    {
      src: 'board',
      id: 'board',
      input: ({ context: { input } }) => input,
      onSnapshot: {
        actions: [{ type: 'passBoard', params: ({ event }) => event }, 'noteSolved'],
      },
    },
    {
      src: 'checking',
      id: 'checking',
      input: ({ context: { board, judgement } }) => ({
        grid: board.grid,
        solution: board.solution,
        judgement,
      }),
      onSnapshot: {
        actions: [
          { type: 'noteVerdict', params: ({ event }) => event },
          'passVerdict',
          'noteSolved',
        ],
      },
    },
    {
      src: 'solve',
      id: 'solve',
      input: ({ context: { input } }) => ({ ...input.time, isRecorded: input.isRecorded }),
      onSnapshot: { actions: { type: 'noteTime', params: ({ event }) => event } },
    },
    {
      src: 'progress',
      id: 'progress',
      input: ({ context }) => ({
        ...collectProgress(context),
        isReadOnly: !context.input.isSaving,
        isSaved: context.input.progress !== null || context.foresight !== null,
      }),
    },
    {
      src: 'foresight',
      id: 'foresight',
      input: ({ context }) => foresightInput(context),
      onSnapshot: { actions: { type: 'noteCharges', params: ({ event }) => event } },
    },
    {
      src: 'playback',
      id: 'playback',
      onSnapshot: {
        actions: [
          { type: 'notePlayback', params: ({ event }) => event },
          { type: 'beginAgain', params: ({ event }) => event },
        ],
      },
    },
    { src: 'page', id: 'page' },
  ],
  on: {
    'play.begun': { actions: ['passVerdict', 'noteSolved'] },
    'page.shown': { actions: { type: 'passTime', params: ({ event }) => event } },
    'page.hidden': {
      actions: ['flush', { type: 'passTime', params: ({ event }) => event }],
    },
    'page.left': { actions: 'leave' },
    'primary.changed': { actions: { type: 'passColor', params: ({ event }) => event } },
    'foresight.request': { actions: 'answerForesight' },
    'check.request': { actions: 'passCheck' },
    'playback.toggle': { actions: { type: 'togglePlayback', params: ({ event }) => event } },
    'playback.hold': { actions: 'holdPlayback' },
    'playback.seek': { actions: { type: 'seek', params: ({ event }) => event } },
  },
});

function verdictFound(verdict: PlayContext['verdict']) {
  return { type: 'verdict.found', ...verdict } as const;
}

function boardPart(snapshot: SnapshotFrom<typeof boardMachine>) {
  const { grid, solution, metadata, marks, trials, history, path, mistakes, hints, lastCell } =
    snapshot.context;
  return {
    board: { grid, solution, metadata, marks, trials, history, path, mistakes, hints },
    isBoardIdle: snapshot.matches({ stroke: 'idle' }),
    lastCell,
  };
}

function verdictOf({ context }: SnapshotFrom<typeof checkingMachine>): PlayContext['verdict'] {
  return { grid: context.grid, final: context.judgement.final };
}

function listeningOf(snapshot: SnapshotFrom<typeof playbackMachine>): PlaybackSummary {
  const { source, fromColumn } = snapshot.context;
  return {
    isStopped: snapshot.matches('stopped'),
    isPaused: snapshot.matches({ sounding: 'paused' }),
    source,
    fromColumn,
  };
}
