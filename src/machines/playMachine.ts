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
import type { State } from '#engine/clues/verdict.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import type { Feature } from '#engine/clues/feature.ts';
import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import { featuresOf } from '#engine/play/features.ts';
import { foresee } from '#engine/play/foresight.ts';
import { boardScore, listeningScore } from '#engine/play/playback.ts';
import type { BoardProgress } from './boardContext.ts';
import { boardMachine } from './boardMachine.ts';
import { checkingMachine, firstJudgement } from './checkingMachine.ts';
import type { Document } from './document.ts';
import { foresightMachine, type ForesightInput } from './foresightMachine.ts';
import { EMPTY_HISTORY } from './history.ts';
import { playbackMachine, type PlaybackSource } from './playbackMachine.ts';
import { progressMachine, type ProgressToSave } from './progressMachine.ts';
import { solveMachine, type SpentTime } from './solveMachine.ts';
import type { WorkspaceMode } from './workspaceMode.ts';

/** Milliseconds of a clock that never runs backwards. */
type Clock = () => number;

export interface PlayInput {
  readonly document: Document;
  readonly mode: WorkspaceMode;
  /** What the primary button paints. */
  readonly color: SolidColor;
  /** How far an earlier visit came; null for a new board. */
  readonly progress: BoardProgress | null;
  readonly time: SpentTime;
  /** Whether this session has recorded a solve of the puzzle before. */
  readonly isRecorded: boolean;
  /** Whether the board is saved while it changes. */
  readonly isSaving: boolean;
  readonly now: Clock;
}

type ForesightFeature = Extract<Feature, { kind: 'foresight' }>;

/** What of its children's snapshots the play acts on. */
interface PlayContext {
  readonly input: PlayInput;
  readonly foresight: ForesightFeature | null;
  readonly isMusic: boolean;
  readonly board: BoardProgress;
  /** The history that was passed on to be saved. */
  readonly saved: BoardProgress['history'];
  /** No stroke is under way. */
  readonly isBoardIdle: boolean;
  /** The cell that was painted last. */
  readonly lastCell: Cell | null;
  /** What the clues say together, and of which grid. */
  readonly verdict: { readonly grid: Grid; readonly final: State };
  /** What was known of the board when it was opened. */
  readonly judgement: Judgement;
  readonly time: SpentTime;
  readonly playback: Listening;
  /** Every clue holds, and no stroke is under way. */
  readonly isSolved: boolean;
  /** The cell that solved it. */
  readonly solvedFrom: Cell | null;
}

/** What the playback does, as far as buttons ask. */
interface Listening {
  readonly isStopped: boolean;
  readonly isPaused: boolean;
  readonly source: PlaybackSource;
  readonly fromColumn: number;
}

interface TimedEvent {
  readonly type: 'page.shown' | 'page.hidden';
  readonly atMs: number;
}

/** What is asked of a play as a whole. Events for one board go to its actor, the child `board`. */
export type PlayEvent =
  | TimedEvent
  /** The actors are there. */
  | { readonly type: 'play.begun' }
  /** The page or this play of it ends. */
  | { readonly type: 'page.left' }
  /** Spend a charge of foresight. */
  | { readonly type: 'foresight.request' }
  /** Tell how the board stands. */
  | { readonly type: 'check.request' }
  /** Hear the board or the solution; stop if it sounds. */
  | { readonly type: 'playback.toggle'; readonly source: PlaybackSource }
  /** Pause what sounds, or go on. */
  | { readonly type: 'playback.hold' };

type Told<Machine extends AnyStateMachine> = { readonly snapshot: SnapshotFrom<Machine> };

/**
 * One puzzle in work. Spawns the actors that make it up and passes events between them:
 *
 * - `board`: strokes, undo, trials.
 * - `checking`: the verdicts of the board.
 * - `solve`: the time, and the end of a solve.
 * - `progress`: saving.
 * - `foresight` and `playback`, where the puzzle offers them.
 *
 * The page only sends events and selects from the snapshots. It provides what touches the outside:
 * `page` (when it is shown), and within the children the judge, the store, the audio and the
 * server.
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
    /** Tell the others what changed on the board. */
    passBoard: enqueueActions(({ context, enqueue }, { snapshot }: Told<typeof boardMachine>) => {
      const { grid, solution } = snapshot.context;
      const isChanged = grid !== context.board.grid || solution !== context.board.solution;
      if (isChanged) enqueue.sendTo('checking', { type: 'grid.changed', grid, solution });
      if (isChanged) enqueue.sendTo('foresight', { type: 'grid.changed' });
      const isStep =
        snapshot.matches({ stroke: 'idle' }) && snapshot.context.history !== context.saved;
      enqueue.assign(boardPart(snapshot));
      if (!isStep) return;
      enqueue.assign({ saved: snapshot.context.history });
      enqueue.sendTo('progress', (now) => ({ type: 'progress.changed', ...toSave(now.context) }));
    }),
    noteVerdict: assign((_, { snapshot }: Told<typeof checkingMachine>) =>
      snapshot.matches('settled') ? { verdict: verdictOf(snapshot) } : {},
    ),
    passVerdict: sendTo('board', ({ context: { verdict } }) => ({
      type: 'verdict.found' as const,
      ...verdict,
    })),
    noteTime: assign((_, { snapshot: { context } }: Told<typeof solveMachine>) => ({
      time: { spentMs: context.spentMs, shownSinceMs: context.shownSinceMs },
    })),
    notePlayback: assign((_, { snapshot }: Told<typeof playbackMachine>) => ({
      playback: listeningOf(snapshot),
    })),
    /**
     * The board became solved, or is no longer. The step that did it was passed on before anybody
     * knew.
     */
    noteSolved: enqueueActions(({ context, event, enqueue }) => {
      const { board, verdict, isBoardIdle, lastCell, input } = context;
      const isSolved = isBoardIdle && verdict.grid === board.grid && verdict.final === 'satisfied';
      if (isSolved === context.isSolved) return;
      enqueue.assign({ isSolved, solvedFrom: isSolved ? lastCell : null });
      if (event.type !== 'play.begun')
        enqueue.sendTo('progress', (now) => ({ type: 'progress.changed', ...toSave(now.context) }));
      if (isSolved && input.mode.isSolving)
        enqueue.sendTo('solve', { type: 'board.solved', atMs: input.now() });
    }),
    passTime: sendTo('solve', (_, event: TimedEvent) => event),
    flush: sendTo('progress', ({ context }) => ({ type: 'progress.flush', ...toSave(context) })),
    leave: sendTo('progress', ({ context }) => ({ type: 'progress.leave', ...toSave(context) })),
    passCheck: sendTo('checking', { type: 'check.request' }),
    answerForesight: enqueueActions(({ context, enqueue }) => {
      const { foresight, isMusic, board } = context;
      if (!foresight || !board.solution) return;
      const { solvePath } = foresight;
      const answer = foresee(board.grid, board.solution, { solvePath, lightIsBlank: isMusic });
      enqueue.sendTo('foresight', { type: 'foresight.ask', answer });
    }),
    togglePlayback: enqueueActions(
      ({ context: { board, playback }, enqueue }, { source }: { source: PlaybackSource }) => {
        if (!playback.isStopped) enqueue.sendTo('playback', { type: 'playback.stop' });
        if (!playback.isStopped && playback.source === source) return;
        const line = boardScore(board.grid);
        const score = source === 'board' ? line : listeningScore(board.grid, board.solution);
        if (!line || !score) return;
        const fromSeconds = line.columnStartsSeconds[playback.fromColumn] ?? 0;
        enqueue.sendTo('playback', { type: 'playback.play', source, score, fromSeconds });
      },
    ),
    holdPlayback: sendTo('playback', ({ context: { playback } }) => ({
      type: playback.isPaused ? ('playback.resume' as const) : ('playback.pause' as const),
    })),
  },
}).createMachine({
  id: 'play',
  entry: raise({ type: 'play.begun' }),
  context: ({ input }) => firstContext(input),
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
        ...toSave(context),
        isReadOnly: !context.input.isSaving,
        isSaved: context.input.progress !== null,
      }),
    },
    { src: 'foresight', id: 'foresight', input: ({ context }) => charges(context.foresight) },
    {
      src: 'playback',
      id: 'playback',
      onSnapshot: { actions: { type: 'notePlayback', params: ({ event }) => event } },
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
    'foresight.request': { actions: 'answerForesight' },
    'check.request': { actions: 'passCheck' },
    'playback.toggle': { actions: { type: 'togglePlayback', params: ({ event }) => event } },
    'playback.hold': { actions: 'holdPlayback' },
  },
});

const SECOND_MS = 1000;

function firstContext(input: PlayInput): PlayContext {
  const features = featuresOf(input.document.grid);
  const board: BoardProgress = input.progress ?? {
    ...input.document,
    trials: [],
    history: EMPTY_HISTORY,
    path: [],
  };
  const judgement = firstJudgement(board);
  return {
    input,
    foresight: features.find((feature) => feature.kind === 'foresight') ?? null,
    isMusic: features.some(({ kind }) => kind === 'playback'),
    board,
    saved: board.history,
    isBoardIdle: true,
    lastCell: null,
    verdict: { grid: board.grid, final: judgement.final },
    judgement,
    time: input.time,
    playback: { isStopped: true, isPaused: false, source: 'board', fromColumn: 0 },
    isSolved: false,
    solvedFrom: null,
  };
}

function boardPart(snapshot: SnapshotFrom<typeof boardMachine>) {
  const { grid, solution, metadata, trials, history, path, lastCell } = snapshot.context;
  return {
    board: { grid, solution, metadata, trials, history, path },
    isBoardIdle: snapshot.matches({ stroke: 'idle' }),
    lastCell,
  };
}

function verdictOf({ context }: SnapshotFrom<typeof checkingMachine>): PlayContext['verdict'] {
  return { grid: context.grid, final: context.judgement.final };
}

function listeningOf(snapshot: SnapshotFrom<typeof playbackMachine>): Listening {
  const { source, fromColumn } = snapshot.context;
  return {
    isStopped: snapshot.matches('stopped'),
    isPaused: snapshot.matches({ sounding: 'paused' }),
    source,
    fromColumn,
  };
}

function toSave({ board, time, isSolved }: PlayContext): ProgressToSave {
  return { progress: board, time, isSolved };
}

function charges(foresight: ForesightFeature | null): ForesightInput {
  return {
    count: foresight?.count ?? 0,
    regenIntervalMs: (foresight?.regenIntervalSeconds ?? 0) * SECOND_MS,
    startFull: foresight?.startFull ?? true,
  };
}
