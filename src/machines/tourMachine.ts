import { assign, setup } from 'xstate';

interface TourContext {
  /** The step shown, from 0. */
  readonly step: number;
  /** Number of steps, at least 1. */
  readonly count: number;
}

export type TourEvent =
  /** No overlay covers the page any more. */
  | { readonly type: 'page.clear' }
  | { readonly type: 'tour.next' }
  | { readonly type: 'tour.back' }
  | { readonly type: 'tour.skip' };

/**
 * A guided tour of a page, step by step. It waits until no overlay covers the page, and starts
 * once: an overlay that opens later only hides it. Finishing and skipping are the same: the tour is
 * not offered again.
 */
export const tourMachine = setup({
  types: {
    context: {} as TourContext,
    events: {} as TourEvent,
    input: {} as Pick<TourContext, 'count'>,
  },
  guards: {
    canGoBack: ({ context }) => context.step > 0,
    isLast: ({ context }) => context.step === context.count - 1,
  },
  actions: {
    goOn: assign({ step: ({ context }) => context.step + 1 }),
    goBack: assign({ step: ({ context }) => context.step - 1 }),
    /** Stores that the tour was shown. */
    remember: () => undefined,
  },
}).createMachine({
  id: 'tour',
  context: ({ input: { count } }) => ({ step: 0, count }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'page.clear': 'showing' } },
    showing: {
      on: {
        'tour.next': [{ guard: 'isLast', target: 'over' }, { actions: 'goOn' }],
        'tour.back': { guard: 'canGoBack', actions: 'goBack' },
        'tour.skip': 'over',
      },
    },
    over: { type: 'final', entry: 'remember' },
  },
});
