import { assign, fromCallback, setup } from 'xstate';
import { findHardestStep, type WalkEnd, type WalkStep } from '#engine/explain/walkthrough.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';

export type WalkEvent =
  /** What comes next was found. */
  | { readonly type: 'walk.step'; readonly step: WalkStep }
  | { readonly type: 'walk.end'; readonly end: WalkEnd }
  | { readonly type: 'walk.fail' }
  /** Look for all of it again. */
  | { readonly type: 'walk.retry' }
  /** Go to where so many steps are done. */
  | { readonly type: 'walk.go'; readonly to: number }
  | { readonly type: 'walk.on' }
  | { readonly type: 'walk.back' }
  | { readonly type: 'walk.hardest' }
  /** A line of the reason is walked; or, at the end, one of the clues that no step named. */
  | { readonly type: 'walk.line'; readonly line: number | null };

interface WalkContext {
  readonly steps: readonly WalkStep[];
  /** Null until all steps are found. */
  readonly end: WalkEnd | null;
  /** How many steps are done on the board; the one after them is told. */
  readonly at: number;
  /** What is walked; null for nothing. */
  readonly line: number | null;
}

const SHOW = {
  type: 'show',
  params: ({ context }: { context: WalkContext }) => cellsDone(context),
} as const;

/**
 * How a player would solve a puzzle: steps arrive while one goes through them, forward and back.
 *
 * The UI provides `finder`, which tells the steps one after the other, and `show`, which gets the
 * cells that are colored where one is.
 */
export const walkthroughMachine = setup({
  types: { context: {} as WalkContext, events: {} as WalkEvent },
  actors: { finder: fromCallback<WalkEvent>(() => undefined) },
  actions: {
    forget: assign({ steps: [], end: null, at: 0, line: null }),
    noteStep: assign(({ context: { steps } }, { step }: { step: WalkStep }) => ({
      steps: [...steps, step],
    })),
    noteEnd: assign((_, { end }: { end: WalkEnd }) => ({ end })),
    noteLine: assign((_, { line }: { line: number | null }) => ({ line })),
    go: assign(({ context: { steps } }, to: number) => ({
      at: Math.min(Math.max(to, 0), steps.length),
      line: null,
    })),
    /** Show the board as it is after some steps. */
    show: (_args, _cells: readonly ColoredCell[]) => undefined,
  },
}).createMachine({
  id: 'walkthrough',
  context: { steps: [], end: null, at: 0, line: null },
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
      actions: [{ type: 'go', params: ({ context }) => findHardestStep(context.steps) }, SHOW],
    },
    'walk.line': { actions: { type: 'noteLine', params: ({ event }) => event } },
  },
  states: {
    finding: {
      entry: 'forget',
      invoke: { src: 'finder' },
      on: {
        'walk.step': { actions: { type: 'noteStep', params: ({ event }) => event } },
        'walk.end': { target: 'whole', actions: { type: 'noteEnd', params: ({ event }) => event } },
        'walk.fail': 'failed',
      },
    },
    whole: {},
    failed: { on: { 'walk.retry': { target: 'finding', actions: { type: 'show', params: [] } } } },
  },
});

/** The cells that got a color so far. */
function cellsDone({ steps, at }: WalkContext): readonly ColoredCell[] {
  return steps.slice(0, at).flatMap(({ cells }) => cells);
}
