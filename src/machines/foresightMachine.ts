import { assign, setup } from 'xstate';
import { colorEquals } from '#engine/grid/colorEquals.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Foresight } from '#engine/play/foresight.ts';

/** Charges, and the interval that brings the next one. */
export interface Charges {
  readonly charges: number;
  /** The board is the one that was told of: to hear it again costs nothing. */
  readonly isKnown: boolean;
  /** How much of the interval had passed at `sinceMs`. */
  readonly chargedMs: number;
  /** Since when it goes on, by the clock of the play; null when all charges are there. */
  readonly sinceMs: number | null;
}

/** Charges as they are saved: time in which nobody plays does not count. */
export interface SavedCharges {
  readonly charges: number;
  readonly chargedMs: number;
  readonly isKnown: boolean;
}

export interface ForesightInput {
  /** Charges a player can hold, at least 1. */
  readonly count: number;
  readonly regenIntervalMs: number;
  readonly startFull: boolean;
  /** Where an earlier visit left off. */
  readonly saved: SavedCharges | null;
  /** What is known of the board from there. */
  readonly told: Told | null;
  readonly now: () => number;
}

/** What a charge told, and of which board. */
export interface Told {
  readonly grid: Grid;
  readonly answer: Foresight;
}

interface ForesightContext extends ForesightInput, Charges {
  /** How many times the bar has begun. */
  readonly bars: number;
  /** What is shown, until the grid changes. */
  readonly shown: Foresight | null;
  /** How many times something was shown. */
  readonly shows: number;
}

export type ForesightEvent =
  /** Tell of this board; the answer was computed from it. Spends a charge unless it is known. */
  | ({ readonly type: 'foresight.ask' } & Told)
  /** The grid has changed, so what is shown is out of date. */
  | { readonly type: 'grid.changed'; readonly grid: Grid };

/**
 * Charges that grow one by one. `charging` lasts one interval and starts again until all charges
 * are there (`full`); spending one while full starts it. The bar runs from the entry of `charging`.
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
    tell: assign(({ context }, { grid, answer }: Told) => ({
      told: { grid, answer },
      isKnown: true,
      shown: answer,
      shows: context.shows + 1,
    })),
    tellAgain: assign(({ context }) => ({
      shown: context.told?.answer ?? null,
      shows: context.shows + 1,
    })),
    follow: assign(({ context: { told } }, { grid }: { grid: Grid }) => ({
      shown: null,
      isKnown: told !== null && colorEquals(told.grid, grid),
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
    ...firstCharges(input),
    isKnown: input.told !== null,
    bars: 0,
    shown: null,
    shows: 0,
  }),
  initial: 'counting',
  on: {
    'grid.changed': { actions: { type: 'follow', params: ({ event }) => event } },
    'foresight.ask': { guard: 'isKnown', actions: 'tellAgain' },
  },
  states: {
    counting: { always: [{ guard: 'isFull', target: 'full' }, { target: 'charging' }] },
    charging: {
      entry: 'beginBar',
      after: { restOfInterval: { target: 'counting', actions: 'regain' } },
      on: {
        'foresight.ask': {
          guard: 'canSpend',
          actions: ['spend', { type: 'tell', params: ({ event }) => event }],
        },
      },
    },
    full: {
      entry: 'endBar',
      on: {
        'foresight.ask': {
          guard: 'canSpend',
          target: 'counting',
          actions: ['spend', { type: 'tell', params: ({ event }) => event }],
        },
      },
    },
  },
});

/** Charges at the beginning of a visit. What was saved may be of any time, and of other counts. */
export function firstCharges({
  count,
  regenIntervalMs,
  startFull,
  saved,
}: Omit<ForesightInput, 'told' | 'now'>): Charges {
  return {
    charges: Math.min(count, saved?.charges ?? (startFull ? count : 0)),
    chargedMs: Math.min(regenIntervalMs, saved?.chargedMs ?? 0),
    sinceMs: null,
    isKnown: saved?.isKnown ?? false,
  };
}

/** Charges as they are to be saved now. */
export function savedCharges(
  { charges, chargedMs, sinceMs, isKnown }: Charges,
  nowMs: number,
): SavedCharges {
  const passedMs = sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs);
  return { charges, chargedMs: chargedMs + passedMs, isKnown };
}
