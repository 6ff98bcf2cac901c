import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';

export type SolveMachineEvent =
  /** The page is visible. Times are milliseconds of one monotonic clock. */
  | { readonly type: 'page.shown'; readonly atMs: number }
  /** The page is hidden, and may not be shown again. */
  | { readonly type: 'page.hidden'; readonly atMs: number }
  /** All clues are satisfied, after `hints` hints. */
  | { readonly type: 'board.solved'; readonly atMs: number; readonly hints: number };

/** Time spent on a puzzle: the accumulated time, and the start of the present visibility. */
export interface SpentTime {
  /** Time at which the page was shown; null while it is hidden. */
  readonly shownSinceMs: number | null;
  readonly spentMs: number;
}

export interface SolveInput extends SpentTime {
  /** True if this session has already recorded a solve of the puzzle. */
  readonly isRecorded: boolean;
}

export interface SolveContext extends SolveInput {
  /** The part of the time spent that was reported. */
  readonly reportedMs: number;
  /** Number of hints, set at the end. */
  readonly hints: number;
}

/** A solve known to the server: it may have begun on another device. */
export interface KnownSolve {
  readonly spentMs: number;
}

/** A solve at its end. */
export interface CompleteInput {
  /** Time to add to the reported time. */
  readonly msTimeElapsed: number;
  readonly spentMs: number;
  readonly hints: number;
}

/** Time to add to the reported time. */
export interface SolveReport {
  readonly type: 'solve.report';
  readonly msTimeElapsed: number;
}

/** Time during which the puzzle was visible, until `nowMs`. It ends with the solve. */
export function spentMs({ spentMs, shownSinceMs }: SpentTime, nowMs: number): number {
  return spentMs + (shownSinceMs === null ? 0 : Math.max(0, nowMs - shownSinceMs));
}

/**
 * One solve, from opening the puzzle to its end: playing (beginning → solving) → completing →
 * solved.
 *
 * Actors report it; by default they do nothing: `begin` is invoked once, `reporter` gets the time
 * whenever the page is hidden, `complete` is invoked once per session. Play never waits for an
 * answer and continues after a refusal.
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
    complete: fromPromise<unknown, CompleteInput>(() => Promise.resolve()),
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
    /** Adds time spent on other devices, which was reported there. */
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
          spentMs,
          hints,
        }),
        onDone: { target: 'solved', actions: ['noteRecord', 'noteReport'] },
        onError: 'unrecorded',
      },
    },
    /**
     * Solved, but the solve could not be recorded: `complete` is retried when the board is solved
     * again.
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
