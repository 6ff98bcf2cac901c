import { assign, setup } from 'xstate';

interface TourContext {
  /** The step that is shown, from 0. */
  readonly step: number;
  /** How many steps there are, at least 1. */
  readonly count: number;
}

export type TourEvent =
  /** Nothing lies over the page any more. */
  | { readonly type: 'page.clear' }
  | { readonly type: 'tour.next' }
  | { readonly type: 'tour.back' }
  | { readonly type: 'tour.skip' };

/**
 * A walk through a page, step by step. It waits until nothing lies over the page, and begins once:
 * what opens over it later only hides it. Finished and skipped are the same: it is not offered
 * again.
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
    /** Note that the tour was given. */
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
