import { assign, fromCallback, setup } from 'xstate';
import type { Wish } from '#engine/generate/Wish.ts';

/** A puzzle that was made; its grids are texts. */
export interface MadePuzzle {
  readonly grid: string;
  readonly solution: string;
  readonly hardest: number;
  /** The reasons of its first steps; equal ones make puzzles feel the same. */
  readonly opening: string;
}

export type MakerEvent =
  /** The page shows a wish; `isReady` if its puzzle is open. */
  | { readonly type: 'wish.shown'; readonly wish: Wish; readonly isReady: boolean }
  | { readonly type: 'maker.progress'; readonly tried: number }
  | { readonly type: 'maker.made'; readonly made: MadePuzzle }
  /** The seed gives no puzzle within the limits of work. */
  | { readonly type: 'maker.notFound' }
  | { readonly type: 'maker.fail' }
  /** Makes the puzzle that failed again. */
  | { readonly type: 'maker.retry' };

/** The next puzzle is made after this time on the board, so that opening it stays fluid. */
const REST_MS = 1500;
/** Seeds that are skipped for the next puzzle, at most. */
const MOST_SKIPS = 4;
/** Openings with which the next puzzle is compared. */
const MOST_OPENINGS = 2;

interface MakerContext {
  /** The wish of the page; null before the first one. */
  readonly wish: Wish | null;
  /** The wish of the puzzle that is made, or was made last. */
  readonly job: Wish | null;
  /** Number of drafts of the job so far. */
  readonly tried: number;
  /** Seeds skipped since the wish of the page. */
  readonly skips: number;
  /** Openings of the last puzzles. */
  readonly openings: readonly string[];
}

/** Input of the machine: the series of wishes. */
interface MakerInput {
  /** The wish after another one in its series. */
  readonly after: (wish: Wish) => Wish;
}

type Context = MakerContext & MakerInput;

/**
 * Makes the puzzle of a page (`working.asked`), and, while that one is played, the next one of its
 * series (`working.ahead`). A page that asks for the puzzle that is made ahead waits for the same
 * run.
 *
 * The UI provides `maker`, which makes the puzzle of its input, and `store`, which gets each puzzle
 * with its wish. `job` is the next wish in the states `ready` and `working.ahead`.
 */
export const makerMachine = setup({
  types: { context: {} as Context, events: {} as MakerEvent, input: {} as MakerInput },
  actors: { maker: fromCallback<MakerEvent, Wish | null>(() => undefined) },
  actions: {
    noteWish: assign((_, { wish }: { wish: Wish }) => ({ wish, skips: 0 })),
    askFor: assign(({ context: { wish } }) => ({ job: wish, tried: 0 })),
    lookAhead: assign(({ context: { wish, after } }) => ({ job: wish && after(wish), tried: 0 })),
    skip: assign(({ context: { job, after, skips } }) => ({
      job: job && after(job),
      tried: 0,
      skips: skips + 1,
    })),
    noteProgress: assign((_, { tried }: { tried: number }) => ({ tried })),
    noteOpening: assign(({ context: { openings } }, { opening }: MadePuzzle) => ({
      openings: [...openings, opening].slice(-MOST_OPENINGS),
    })),
    /** Stores a puzzle with its wish. */
    store: (_args, _made: { readonly wish: Wish | null; readonly made: MadePuzzle }) => undefined,
  },
  guards: {
    isReady: (_, { isReady }: { isReady: boolean }) => isReady,
    isJob: ({ context: { job } }, { wish, isReady }: { wish: Wish; isReady: boolean }) =>
      !isReady && job !== null && isSame(job, wish),
    isAlike: ({ context: { openings, skips } }, { opening }: MadePuzzle) =>
      openings.includes(opening) && skips < MOST_SKIPS,
    maySkip: ({ context: { skips } }) => skips < MOST_SKIPS,
  },
  delays: { rest: REST_MS },
}).createMachine({
  id: 'maker',
  context: ({ input }) => ({
    ...input,
    wish: null,
    job: null,
    tried: 0,
    skips: 0,
    openings: [],
  }),
  initial: 'idle',
  on: {
    'wish.shown': [
      {
        guard: { type: 'isReady', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'noteWish', params: ({ event }) => event },
      },
      {
        target: '.working.asked',
        reenter: true,
        actions: [{ type: 'noteWish', params: ({ event }) => event }, 'askFor'],
      },
    ],
  },
  states: {
    idle: {},
    /** The puzzle is open. */
    resting: { after: { rest: { target: 'working.ahead', actions: 'lookAhead' } } },
    working: {
      invoke: { src: 'maker', input: ({ context }) => context.job },
      initial: 'asked',
      on: {
        'maker.progress': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'wish.shown': {
          guard: { type: 'isJob', params: ({ event }) => event },
          target: '.asked',
          actions: { type: 'noteWish', params: ({ event }) => event },
        },
      },
      states: {
        asked: {
          on: {
            'maker.made': {
              target: '#maker.made',
              actions: [
                { type: 'noteOpening', params: ({ event }) => event.made },
                {
                  type: 'store',
                  params: ({ context: { job: wish }, event: { made } }) => ({ wish, made }),
                },
              ],
            },
            'maker.notFound': '#maker.notFound',
            'maker.fail': '#maker.failed',
          },
        },
        ahead: {
          on: {
            'maker.made': [
              {
                guard: { type: 'isAlike', params: ({ event }) => event.made },
                target: '#maker.skipping',
              },
              {
                target: '#maker.ready',
                actions: [
                  { type: 'noteOpening', params: ({ event }) => event.made },
                  {
                    type: 'store',
                    params: ({ context: { job: wish }, event: { made } }) => ({ wish, made }),
                  },
                ],
              },
            ],
            'maker.notFound': [
              {
                guard: 'maySkip',
                target: '#maker.skipping',
              },
              { target: '#maker.idle', actions: 'lookAhead' },
            ],
            'maker.fail': { target: '#maker.idle', actions: 'lookAhead' },
          },
        },
      },
    },
    /** Ends one run before the next one begins. */
    skipping: { entry: 'skip', always: 'working.ahead' },
    /** The puzzle of the page was stored, and the page opens it. */
    made: {},
    /** The next puzzle was stored. */
    ready: {},
    notFound: {},
    failed: { on: { 'maker.retry': { target: 'working.asked', actions: 'askFor' } } },
  },
});

function isSame(one: Wish, other: Wish): boolean {
  return (
    one.family === other.family &&
    one.seed === other.seed &&
    one.width === other.width &&
    one.height === other.height &&
    one.symmetry === other.symmetry &&
    one.technique === other.technique &&
    one.grades.join() === other.grades.join()
  );
}
