import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

export type SolveMachineEvent =
  /**
   * The page can be seen from now on. Times are milliseconds of one clock that never runs
   * backwards.
   */
  | { readonly type: 'page.shown'; readonly atMs: number }
  /** The page is out of sight, perhaps for ever. */
  | { readonly type: 'page.hidden'; readonly atMs: number }
  /** Everything holds, after so many hints. */
  | { readonly type: 'board.solved'; readonly atMs: number; readonly hints: number };

/** Time spent on a puzzle: what is added up, and since when the page is seen. */
export interface SpentTime {
  /** When the page was shown; null while it cannot be seen. */
  readonly shownSinceMs: number | null;
  readonly spentMs: number;
}

export interface SolveInput extends SpentTime {
  /** Whether this session has recorded a solve of the puzzle before. */
  readonly isRecorded: boolean;
}

interface SolveContext extends SolveInput {
  /** How much of the time spent has been reported. */
  readonly reportedMs: number;
  /** Hints it took, known at its end. */
  readonly hints: number;
}

/** What whoever records solves knows of this one as it begins: it may have begun elsewhere. */
export interface KnownSolve {
  readonly spentMs: number;
}

/** Time to be added to what was reported before. */
export interface SolveReport {
  readonly type: 'solve.report';
  readonly msTimeElapsed: number;
}

/** Time in which the puzzle could be seen, up to now. It ends with the solve. */
export function spentMs({ spentMs, shownSinceMs }: SpentTime, nowMs: number): number {
  return spentMs + (shownSinceMs === null ? 0 : Math.max(0, nowMs - shownSinceMs));
}

/**
 * One solve, from opening the puzzle to its end: playing (beginning → solving) → completing →
 * solved.
 *
 * Others are told through actors, which are silent unless provided: `begin` once, `reporter` the
 * time whenever the page gets out of sight, `complete` once a session. Play never waits for an
 * answer and survives a refusal.
 */
export const solveMachine = setup({
  types: {
    context: {} as SolveContext,
    events: {} as SolveMachineEvent,
    input: {} as SolveInput,
  },
  actors: {
    begin: fromPromise<KnownSolve | null>(() => Promise.resolve(null)),
    reporter: fromCallback<SolveReport>(() => undefined),
    complete: fromPromise<unknown, { msTimeElapsed: number; hints: number }>(() =>
      Promise.resolve(),
    ),
  },
  actions: {
    startClock: assign(({ context }, { atMs }: { atMs: number }) => ({
      shownSinceMs: context.shownSinceMs ?? atMs,
    })),
    stopClock: assign(({ context }, { atMs }: { atMs: number }) => ({
      spentMs: spentMs(context, atMs),
      shownSinceMs: null,
    })),
    report: sendTo('reporter', ({ context }) => ({
      type: 'solve.report',
      msTimeElapsed: context.spentMs - context.reportedMs,
    })),
    noteHints: assign((_, { hints }: { hints: number }) => ({ hints })),
    noteReport: assign(({ context }) => ({ reportedMs: context.spentMs })),
    noteRecord: assign({ isRecorded: true }),
    /** Time spent elsewhere counts, and was reported there. */
    catchUp: assign(({ context }, { known }: { known: KnownSolve | null }) => {
      const elsewhereMs = Math.max(0, (known?.spentMs ?? 0) - context.reportedMs);
      return {
        spentMs: context.spentMs + elsewhereMs,
        reportedMs: context.reportedMs + elsewhereMs,
      };
    }),
  },
  guards: {
    isRecorded: ({ context }) => context.isRecorded,
    hasNews: ({ context }, { atMs }: { atMs: number }) =>
      spentMs(context, atMs) > context.reportedMs,
  },
}).createMachine({
  id: 'solve',
  context: ({ input }) => ({ ...input, reportedMs: input.spentMs, hints: 0 }),
  initial: 'playing',
  states: {
    playing: {
      initial: 'beginning',
      invoke: { src: 'reporter', id: 'reporter' },
      on: {
        'page.shown': { actions: { type: 'startClock', params: ({ event }) => event } },
        'page.hidden': [
          {
            guard: { type: 'hasNews', params: ({ event }) => event },
            actions: [{ type: 'stopClock', params: ({ event }) => event }, 'report', 'noteReport'],
          },
          { actions: { type: 'stopClock', params: ({ event }) => event } },
        ],
        'board.solved': [
          {
            guard: 'isRecorded',
            target: 'solved',
            actions: { type: 'stopClock', params: ({ event }) => event },
          },
          {
            target: 'completing',
            actions: [
              { type: 'stopClock', params: ({ event }) => event },
              { type: 'noteHints', params: ({ event }) => event },
            ],
          },
        ],
      },
      states: {
        beginning: {
          invoke: {
            src: 'begin',
            onDone: {
              target: 'solving',
              actions: { type: 'catchUp', params: ({ event }) => ({ known: event.output }) },
            },
            onError: 'solving',
          },
        },
        solving: {},
      },
    },
    completing: {
      invoke: {
        src: 'complete',
        input: ({ context: { spentMs, reportedMs, hints } }) => ({
          msTimeElapsed: spentMs - reportedMs,
          hints,
        }),
        onDone: { target: 'solved', actions: ['noteRecord', 'noteReport'] },
        onError: 'unrecorded',
      },
    },
    /**
     * Solved, but whoever records solves could not be reached: the next time it holds is another
     * try.
     */
    unrecorded: {
      on: {
        'board.solved': {
          target: 'completing',
          actions: { type: 'noteHints', params: ({ event }) => event },
        },
      },
    },
    solved: {},
  },
});
