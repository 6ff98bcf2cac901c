import { assign, setup } from 'xstate';
import type { Foresight } from '#engine/play/foresight.ts';

export interface ForesightInput {
  /** Charges a player can hold, at least 1. */
  readonly count: number;
  readonly regenIntervalMs: number;
  readonly startFull: boolean;
}

interface ForesightContext extends ForesightInput {
  readonly charges: number;
  /** How many times the bar has begun. */
  readonly bars: number;
  /** What the last charge told, until the grid changes. */
  readonly shown: Foresight | null;
}

export type ForesightEvent =
  /** Spend a charge; the answer was computed from the board as it stands. */
  | { readonly type: 'foresight.ask'; readonly answer: Foresight }
  /** The grid has changed, so the hint is out of date. */
  | { readonly type: 'grid.changed' };

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
  delays: { regenInterval: ({ context }) => context.regenIntervalMs },
  guards: {
    hasCharge: ({ context }) => context.charges > 0,
    isFull: ({ context }) => context.charges >= context.count,
  },
  actions: {
    regain: assign({ charges: ({ context }) => Math.min(context.count, context.charges + 1) }),
    spend: assign(({ context, event }) =>
      event.type === 'foresight.ask'
        ? { charges: context.charges - 1, shown: event.answer }
        : context,
    ),
    forget: assign({ shown: null }),
    beginBar: assign({ bars: ({ context }) => context.bars + 1 }),
  },
}).createMachine({
  id: 'foresight',
  context: ({ input }) => ({
    ...input,
    charges: input.startFull ? input.count : 0,
    bars: 0,
    shown: null,
  }),
  initial: 'counting',
  on: { 'grid.changed': { actions: 'forget' } },
  states: {
    counting: { always: [{ guard: 'isFull', target: 'full' }, { target: 'charging' }] },
    charging: {
      entry: 'beginBar',
      after: { regenInterval: { target: 'counting', actions: 'regain' } },
      on: { 'foresight.ask': { guard: 'hasCharge', actions: 'spend' } },
    },
    full: {
      on: { 'foresight.ask': { guard: 'hasCharge', target: 'counting', actions: 'spend' } },
    },
  },
});
