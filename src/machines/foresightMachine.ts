import { assign, setup } from 'xstate';
import { colorEquals } from '#engine/grid/colors.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Foresight } from '#engine/play/foresight.ts';

/** The number of charges, and the progress of the interval until the next one. */
export interface Charges {
  readonly charges: number;
  /** The present board was already answered: the same answer again is free. */
  readonly isKnown: boolean;
  /** Elapsed part of the interval at `sinceMs`. */
  readonly chargedMs: number;
  /** Start of the running interval, by the clock of the play; null if all charges are there. */
  readonly sinceMs: number | null;
}

/** Charges as saved: time between visits does not count. */
export interface SavedCharges {
  readonly charges: number;
  readonly chargedMs: number;
  readonly isKnown: boolean;
}

export interface ForesightInput {
  /** Maximum number of charges, at least 1. */
  readonly count: number;
  readonly regenIntervalMs: number;
  readonly startFull: boolean;
  /** Charges saved by an earlier visit. */
  readonly saved: SavedCharges | null;
  /** The answer already given for the saved board, if any. */
  readonly lastAnswer: ForesightAnswer | null;
  readonly now: () => number;
}

/** The answer that a charge has bought, and its board. */
export interface ForesightAnswer {
  readonly grid: Grid;
  readonly answer: Foresight;
}

export interface ForesightContext extends ForesightInput, Charges {
  /** Number of times the bar has started. */
  readonly bars: number;
  /** The answer shown, until the grid changes. */
  readonly shown: Foresight | null;
  /** Number of times an answer was shown. */
  readonly shows: number;
}

export type ForesightEvent =
  /**
   * Shows the answer, which was computed from `grid`. Spends a charge unless the board is known.
   */
  | ({ readonly type: 'foresight.ask' } & ForesightAnswer)
  /** The grid has changed, so the answer is outdated. */
  | { readonly type: 'grid.changed'; readonly grid: Grid };

/**
 * Charges that refill one by one. `charging` lasts one interval and starts again until all charges
 * are there (`full`); spending one in `full` starts it. The bar runs from the entry of `charging`.
 */
export const foresightMachine = setup({
  types: {
    context: {} as ForesightContext,
    events: {} as ForesightEvent,
    input: {} as ForesightInput,
  },
  delays: {
    restOfInterval: ({ context: { regenIntervalMs, chargedMs } }) => regenIntervalMs - chargedMs,
  },
  guards: {
    isKnown: ({ context }) => context.isKnown,
    canSpend: ({ context }) => context.charges > 0 && !context.isKnown,
    isFull: ({ context }) => context.charges >= context.count,
  },
  actions: {
    regain: assign({
      charges: ({ context }) => Math.min(context.count, context.charges + 1),
      chargedMs: 0,
    }),
    spend: assign({ charges: ({ context }) => context.charges - 1 }),
    showAnswer: assign(({ context }, { grid, answer }: ForesightAnswer) => ({
      lastAnswer: { grid, answer },
      isKnown: true,
      shown: answer,
      shows: context.shows + 1,
    })),
    showAgain: assign(({ context }) => ({
      shown: context.lastAnswer?.answer ?? null,
      shows: context.shows + 1,
    })),
    follow: assign(({ context: { lastAnswer } }, { grid }: { grid: Grid }) => ({
      shown: null,
      isKnown: lastAnswer !== null && colorEquals(lastAnswer.grid, grid),
    })),
    beginBar: assign({
      bars: ({ context }) => context.bars + 1,
      sinceMs: ({ context }) => context.now(),
    }),
    endBar: assign({ chargedMs: 0, sinceMs: null }),
  },
}).createMachine({
  id: 'foresight',
  context: ({ input }) => ({
    ...input,
    ...initialCharges(input),
    isKnown: input.lastAnswer !== null,
    bars: 0,
    shown: null,
    shows: 0,
  }),
  initial: 'counting',
  on: {
    'grid.changed': { actions: { type: 'follow', params: ({ event }) => event } },
    'foresight.ask': { guard: 'isKnown', actions: 'showAgain' },
  },
  states: {
    counting: { always: [{ guard: 'isFull', target: 'full' }, { target: 'charging' }] },
    charging: {
      entry: 'beginBar',
      after: { restOfInterval: { target: 'counting', actions: 'regain' } },
      on: {
        'foresight.ask': {
          guard: 'canSpend',
          actions: ['spend', { type: 'showAnswer', params: ({ event }) => event }],
        },
      },
    },
    full: {
      entry: 'endBar',
      on: {
        'foresight.ask': {
          guard: 'canSpend',
          target: 'counting',
          actions: ['spend', { type: 'showAnswer', params: ({ event }) => event }],
        },
      },
    },
  },
});

/**
 * Charges at the start of a visit, limited to the present counts: saved ones may be of any time.
 */
export function initialCharges({
  count,
  regenIntervalMs,
  startFull,
  saved,
}: Omit<ForesightInput, 'lastAnswer' | 'now'>): Charges {
  return {
    charges: Math.min(count, saved?.charges ?? (startFull ? count : 0)),
    chargedMs: Math.min(regenIntervalMs, saved?.chargedMs ?? 0),
    sinceMs: null,
    isKnown: saved?.isKnown ?? false,
  };
}

/** The charges to save at `nowMs`. */
export function chargesToSave(
  { charges, chargedMs, sinceMs, isKnown }: Charges,
  nowMs: number,
): SavedCharges {
  const passedMs = sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs);
  return { charges, chargedMs: chargedMs + passedMs, isKnown };
}
