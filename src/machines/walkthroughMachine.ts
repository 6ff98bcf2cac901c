import { assign, fromCallback, setup } from 'xstate';
import { findHardestStep, type WalkEnd, type WalkStep } from '#engine/explain/walkthrough.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';

export type WalkEvent =
  /** The next step was found. */
  | { readonly type: 'walk.step'; readonly step: WalkStep }
  | { readonly type: 'walk.end'; readonly end: WalkEnd }
  | { readonly type: 'walk.fail' }
  /** Starts the search again. */
  | { readonly type: 'walk.retry' }
  /** Moves to the board after `to` steps. */
  | { readonly type: 'walk.go'; readonly to: number }
  | { readonly type: 'walk.on' }
  | { readonly type: 'walk.back' }
  /** Moves to the hardest step found so far, and on to each harder one until the next move. */
  | { readonly type: 'walk.hardest' }
  /** Selects a line of the reason; or, at the end, one of the clues that no step used. */
  | { readonly type: 'walk.line'; readonly line: number | null };

interface WalkContext {
  readonly steps: readonly WalkStep[];
  /** Null until all steps are found. */
  readonly end: WalkEnd | null;
  /** Number of steps done on the board; the step after them is explained. */
  readonly at: number;
  /** The selected line; null for none. */
  readonly line: number | null;
  /** True while the place follows the hardest step found so far. */
  readonly isAtHardest: boolean;
}

const SHOW = {
  type: 'show',
  params: ({ context }: { context: WalkContext }) => cellsDone(context),
} as const;

const GO_TO_HARDEST = {
  type: 'go',
  params: ({ context }: { context: WalkContext }) => findHardestStep(context.steps),
} as const;

/**
 * The solution path of a puzzle as a player would find it: steps arrive while the user goes through
 * them, forward and back.
 *
 * The UI provides `finder`, which sends the steps one after the other, and `show`, which gets the
 * cells colored so far.
 */
export const walkthroughMachine = setup({
  types: { context: {} as WalkContext, events: {} as WalkEvent },
  actors: { finder: fromCallback<WalkEvent>(() => undefined) },
  actions: {
    forget: assign({ steps: [], end: null, at: 0, line: null, isAtHardest: false }),
    noteStep: assign(({ context: { steps } }, { step }: { step: WalkStep }) => ({
      steps: [...steps, step],
    })),
    follow: assign({ isAtHardest: true }),
    noteEnd: assign((_, { end }: { end: WalkEnd }) => ({ end })),
    noteLine: assign((_, { line }: { line: number | null }) => ({ line, isAtHardest: false })),
    go: assign(({ context: { steps } }, to: number) => ({
      at: Math.min(Math.max(to, 0), steps.length),
      line: null,
      isAtHardest: false,
    })),
    /** Shows the board after the steps done. */
    show: (_args, _cells: readonly ColoredCell[]) => undefined,
  },
  guards: {
    isHardest: ({ context: { steps, isAtHardest } }, { step }: { step: WalkStep }) =>
      isAtHardest && findHardestStep([...steps, step]) === steps.length,
  },
}).createMachine({
  id: 'walkthrough',
  context: { steps: [], end: null, at: 0, line: null, isAtHardest: false },
  initial: 'finding',
  on: {
    'walk.go': {
      actions: [{ type: 'go', params: ({ event }) => event.to }, SHOW],
    },
    'walk.on': {
      actions: [{ type: 'go', params: ({ context }) => context.at + 1 }, SHOW],
    },
    'walk.back': {
      actions: [{ type: 'go', params: ({ context }) => context.at - 1 }, SHOW],
    },
    'walk.hardest': {
      actions: [GO_TO_HARDEST, SHOW, 'follow'],
    },
    'walk.line': { actions: { type: 'noteLine', params: ({ event }) => event } },
  },
  states: {
    finding: {
      entry: 'forget',
      invoke: { src: 'finder' },
      on: {
        'walk.step': [
          {
            guard: { type: 'isHardest', params: ({ event }) => event },
            actions: [
              { type: 'noteStep', params: ({ event }) => event },
              GO_TO_HARDEST,
              SHOW,
              'follow',
            ],
          },
          { actions: { type: 'noteStep', params: ({ event }) => event } },
        ],
        'walk.end': { target: 'whole', actions: { type: 'noteEnd', params: ({ event }) => event } },
        'walk.fail': 'failed',
      },
    },
    whole: {},
    failed: { on: { 'walk.retry': { target: 'finding', actions: { type: 'show', params: [] } } } },
  },
});

/** The cells colored by the steps done. */
function cellsDone({ steps, at }: WalkContext): readonly ColoredCell[] {
  return steps.slice(0, at).flatMap(({ cells }) => cells);
}
