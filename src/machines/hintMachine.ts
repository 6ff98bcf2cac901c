import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Hint, HintBoard } from '#engine/explain/Hints.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';

/** What the actor that finds hints is asked. */
export interface HintAsk {
  readonly type: 'hints.ask';
  readonly id: number;
  readonly board: HintBoard;
  /** All that is obvious instead of the next hint. */
  readonly isObvious: boolean;
}

/** How hints are wanted. */
export interface HintWish {
  /** All rungs together. */
  readonly isWhole: boolean;
  /** What is obvious is done first. */
  readonly doesObvious: boolean;
}

export type HintEvent =
  /** The colors change: what is known is out of date. */
  | { readonly type: 'board.touched' }
  /** The colors rest. */
  | { readonly type: 'board.rested'; readonly board: HintBoard }
  /** A hint, or the next rung of the one that is shown; after the last one, it is done. */
  | ({ readonly type: 'hint.ask' } & HintWish)
  | { readonly type: 'hint.whole' }
  | { readonly type: 'hint.close' }
  /** The player walks the reason: a line of it, or none. */
  | { readonly type: 'hint.walk'; readonly line: number | null }
  | { readonly type: 'hint.reply'; readonly id: number; readonly hint: Hint }
  | {
      readonly type: 'hint.obvious';
      readonly id: number;
      readonly cells: readonly ColoredCell[];
    }
  | { readonly type: 'hint.fail' };

/** Cells above which a hint is only looked for once it is asked for. */
const MOST_PREPARED = 400;

interface HintContext {
  /** Null while the colors change. */
  readonly board: HintBoard | null;
  /** Id of the newest request. */
  readonly id: number;
  /** About the board as it is; null while that is not known. */
  readonly hint: Hint | null;
  /** The rung that is shown, or was when the hint was closed. */
  readonly rung: number;
  /** The line of the reason that is walked; null for none. */
  readonly line: number | null;
  readonly isWhole: boolean;
  /** This hint was counted. */
  readonly isCounted: boolean;
}

/**
 * Hints for the board in play: `closed`, or `open` and there waiting, doing what is obvious, shown
 * or failed. The next hint is asked for whenever the colors rest, so that it is there before it is
 * wanted; as soon as they change, what is shown is gone.
 *
 * The UI provides `board`, which tells of the colors, `hints`, which answers the newest
 * `hints.ask`, and what `apply`, `applyObvious` and `count` do.
 */
export const hintMachine = setup({
  types: {
    context: {} as HintContext,
    events: {} as HintEvent,
    children: {} as { board: 'board'; hints: 'hints' },
  },
  actors: {
    board: fromCallback<HintEvent>(() => undefined),
    hints: fromCallback<HintAsk>(() => undefined),
  },
  actions: {
    forget: assign(({ context }) => ({
      board: null,
      hint: null,
      id: context.id + 1,
      rung: 0,
      line: null,
      isCounted: false,
    })),
    prepare: enqueueActions(({ context, enqueue }, { board }: { board: HintBoard }) => {
      const id = context.id + 1;
      enqueue.assign({ board, id, hint: null });
      if (board.colors.length > MOST_PREPARED) return;
      enqueue.sendTo('hints', { type: 'hints.ask', id, board, isObvious: false });
    }),
    askObvious: enqueueActions(({ context: { id, board }, enqueue }) => {
      if (board) enqueue.sendTo('hints', { type: 'hints.ask', id, board, isObvious: true });
    }),
    /** What failed before is tried again. */
    askAgain: enqueueActions(({ context: { id, board, hint }, enqueue }) => {
      if (board && !hint)
        enqueue.sendTo('hints', { type: 'hints.ask', id, board, isObvious: false });
    }),
    noteWish: assign((_, { isWhole }: HintWish) => ({ isWhole })),
    noteReply: assign((_, { hint }: { hint: Hint }) => ({ hint })),
    noteLine: assign((_, { line }: { line: number | null }) => ({ line })),
    begin: assign(({ context: { hint, rung, isWhole } }) => ({
      rung: isWhole ? lastRung(hint) : Math.min(rung, lastRung(hint)),
      line: null,
    })),
    goDeeper: assign(({ context }) => ({ rung: context.rung + 1, line: null })),
    goToEnd: assign(({ context }) => ({ rung: lastRung(context.hint), line: null })),
    noteCounted: assign(({ context }) => ({
      isCounted: context.isCounted || isHint(context.hint),
    })),
    /** One more hint was taken, if `isNew`. */
    count: (_args, _isNew: boolean) => undefined,
    apply: (_args, _hint: Hint) => undefined,
    applyObvious: (_args, _cells: readonly ColoredCell[]) => undefined,
  },
  guards: {
    isKnown: ({ context }) => context.hint !== null,
    isCurrent: ({ context }, { id }: { id: number }) => id === context.id,
    hasMore: ({ context }) => context.rung < lastRung(context.hint),
    isSaid: ({ context }) => context.hint?.type === 'none',
    isObviousWanted: ({ context }, { doesObvious }: HintWish) =>
      doesObvious && context.board !== null,
    isFound: ({ context }, { id, cells }: { id: number; cells: readonly ColoredCell[] }) =>
      id === context.id && cells.length > 0,
  },
}).createMachine({
  id: 'hint',
  context: {
    board: null,
    id: 0,
    hint: null,
    rung: 0,
    line: null,
    isWhole: false,
    isCounted: false,
  },
  invoke: [
    { src: 'board', id: 'board' },
    { src: 'hints', id: 'hints' },
  ],
  initial: 'closed',
  on: {
    'board.touched': { target: '.closed', actions: 'forget' },
    'board.rested': { actions: { type: 'prepare', params: ({ event }) => event } },
    'hint.reply': {
      guard: { type: 'isCurrent', params: ({ event }) => event },
      actions: { type: 'noteReply', params: ({ event }) => event },
    },
  },
  states: {
    closed: {
      on: {
        'hint.ask': [
          {
            guard: { type: 'isObviousWanted', params: ({ event }) => event },
            target: 'open.obvious',
            actions: { type: 'noteWish', params: ({ event }) => event },
          },
          { target: 'open', actions: { type: 'noteWish', params: ({ event }) => event } },
        ],
      },
    },
    open: {
      initial: 'waiting',
      on: { 'hint.close': 'closed', 'hint.fail': '.failed' },
      states: {
        waiting: {
          entry: 'askAgain',
          always: { guard: 'isKnown', target: 'shown' },
          // It was asked for within the stroke: there is nothing to be gone.
          on: { 'board.touched': { actions: 'forget' } },
        },
        obvious: {
          entry: 'askObvious',
          on: {
            'board.touched': { target: 'waiting', actions: 'forget' },
            'hint.obvious': [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: '#hint.closed',
                actions: [
                  { type: 'count', params: true },
                  { type: 'applyObvious', params: ({ event }) => event.cells },
                ],
              },
              {
                guard: { type: 'isCurrent', params: ({ event }) => event },
                target: 'waiting',
              },
            ],
          },
        },
        shown: {
          entry: [
            'begin',
            {
              type: 'count',
              params: ({ context: { hint, isCounted } }) => !isCounted && isHint(hint),
            },
            'noteCounted',
          ],
          on: {
            'hint.ask': [
              { guard: 'isSaid', target: '#hint.closed' },
              { guard: 'hasMore', actions: 'goDeeper' },
              {
                target: '#hint.closed',
                actions: { type: 'apply', params: ({ context }) => hintOf(context) },
              },
            ],
            'hint.whole': { actions: 'goToEnd' },
            'hint.walk': { actions: { type: 'noteLine', params: ({ event }) => event } },
          },
        },
        failed: { on: { 'hint.ask': 'waiting' } },
      },
    },
  },
});

const NOTHING: Hint = { type: 'none', text: '' };

function hintOf({ hint }: HintContext): Hint {
  return hint ?? NOTHING;
}

function isHint(hint: Hint | null): boolean {
  return hint !== null && hint.type !== 'none';
}

function lastRung(hint: Hint | null): number {
  return hint && hint.type !== 'none' ? hint.rungs.length - 1 : 0;
}
