import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Hint, HintBoard } from '#engine/explain/Hints.ts';
import type { MistakeRungId, Rung, RungId } from '#engine/explain/Rung.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';

/** A request to the actor that computes hints. */
export interface HintQuery {
  readonly type: 'hints.ask';
  readonly id: number;
  readonly board: HintBoard;
  /** Requests all obvious cells instead of the next hint. */
  readonly isObvious: boolean;
}

/** The player's settings for hints. */
export interface HintOptions {
  /** Show all rungs at once. */
  readonly isWhole: boolean;
  /** Color obvious cells first. */
  readonly doesObvious: boolean;
}

/** A request to the actor that watches the board: send it as soon as no stroke is in progress. */
export interface BoardQuery {
  readonly type: 'board.wanted';
}

export type HintEvent =
  /** The colors are changing: the hint is outdated. */
  | { readonly type: 'board.touched' }
  /** The colors have settled, or a hint is wanted of colors that do not change. */
  | { readonly type: 'board.rested'; readonly board: HintBoard }
  /** A hint may be requested soon: the pointer or the focus is at its button. */
  | { readonly type: 'hint.near' }
  /** Requests a hint, or the next rung of the shown one; after the last rung, applies it. */
  | ({ readonly type: 'hint.ask' } & HintOptions)
  | { readonly type: 'hint.whole' }
  | { readonly type: 'hint.close' }
  /** The player selects a line of the reason, or none. */
  | { readonly type: 'hint.walk'; readonly line: number | null }
  | { readonly type: 'hint.reply'; readonly id: number; readonly hint: Hint }
  | {
      readonly type: 'hint.obvious';
      readonly id: number;
      readonly cells: readonly ColoredCell[];
    }
  | { readonly type: 'hint.fail' };

/** Above this number of cells, a hint is computed only on request, not in advance. */
const MOST_PREPARED = 400;

interface HintContext {
  /** Null while the colors are changing. */
  readonly board: HintBoard | null;
  /** Id of the newest request. */
  readonly id: number;
  /** The hint for the present board; null until it is computed. */
  readonly hint: Hint | null;
  /** The rung shown, or the last one before the hint was closed. */
  readonly rung: number;
  /** The selected line of the reason; null for none. */
  readonly line: number | null;
  readonly isWhole: boolean;
  /** True if this hint was counted. */
  readonly isCounted: boolean;
}

type AnyRung = Rung<RungId | MistakeRungId>;

/** Rungs that show no cell to paint or erase. A hint counts from the next rung on. */
const FREE: ReadonlySet<RungId | MistakeRungId> = new Set([
  'where',
  'which',
  'notice',
  'since',
  'region',
]);

/** Actions whenever another rung is shown. */
const ON_RUNG = [
  {
    type: 'count',
    params: ({ context }: { context: HintContext }) => !context.isCounted && isShowing(context),
  },
  'noteCounted',
  {
    type: 'showTried',
    params: ({ context }: { context: HintContext }) => triedOf(context),
  },
] as const;

/**
 * Hints for the board: `closed`, or `open` with the states waiting, coloring obvious cells, shown
 * and failed. The next hint is requested when it is near, or when the colors settle, so that it is
 * ready when the player wants it; a change of the colors closes it.
 *
 * The UI provides `board`, which sends changes of the colors, `hints`, which answers the newest
 * `hints.ask`, and the actions `apply`, `applyObvious`, `count` and `showTried`. It does not report
 * changes that `showTried` makes.
 */
export const hintMachine = setup({
  types: {
    context: {} as HintContext,
    events: {} as HintEvent,
    children: {} as { board: 'board'; hints: 'hints' },
  },
  actors: {
    board: fromCallback<BoardQuery>(() => undefined),
    hints: fromCallback<HintQuery>(() => undefined),
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
    /** `isAsked`: the player waits for the hint, of however large a board. */
    prepare: enqueueActions(
      ({ context, enqueue }, { board, isAsked }: { board: HintBoard; isAsked: boolean }) => {
        const id = context.id + 1;
        enqueue.assign({ board, id, hint: null });
        if (!isAsked && board.colors.length > MOST_PREPARED) return;
        enqueue.sendTo('hints', { type: 'hints.ask', id, board, isObvious: false });
      },
    ),
    /** Requests the board, if it is not known. */
    requestBoard: enqueueActions(({ context: { board }, enqueue }) => {
      if (!board) enqueue.sendTo('board', { type: 'board.wanted' });
    }),
    askObvious: enqueueActions(({ context: { id, board }, enqueue }) => {
      if (board) enqueue.sendTo('hints', { type: 'hints.ask', id, board, isObvious: true });
    }),
    /** Requests the hint if it is not known: the board is large, or the last request failed. */
    askAgain: enqueueActions(({ context: { id, board, hint }, enqueue }) => {
      if (board && !hint)
        enqueue.sendTo('hints', { type: 'hints.ask', id, board, isObvious: false });
    }),
    noteWish: assign((_, { isWhole }: HintOptions) => ({ isWhole })),
    noteReply: assign((_, { hint }: { hint: Hint }) => ({ hint })),
    noteLine: assign((_, { line }: { line: number | null }) => ({ line })),
    begin: assign(({ context: { hint, rung, isWhole } }) => ({
      rung: isWhole ? wholeRung(hint) : Math.min(rung, lastRung(hint)),
      line: null,
    })),
    goDeeper: assign(({ context }) => ({ rung: context.rung + 1, line: null })),
    goToEnd: assign(({ context }) => ({ rung: wholeRung(context.hint), line: null })),
    noteCounted: assign(({ context }) => ({ isCounted: context.isCounted || isShowing(context) })),
    /** Shows the cells of a guided trial on the board, or ends the trial for null. */
    showTried: (_args, _tried: readonly ColoredCell[] | null) => undefined,
    /** Counts one hint if `isNew`. */
    count: (_args, _isNew: boolean) => undefined,
    apply: (_args, _hint: Hint) => undefined,
    applyObvious: (_args, _cells: readonly ColoredCell[]) => undefined,
  },
  guards: {
    isKnown: ({ context }) => context.hint !== null,
    isCurrent: ({ context }, { id }: { id: number }) => id === context.id,
    hasMore: ({ context }) => context.rung < lastRung(context.hint),
    isSaid: ({ context }) => context.hint?.type === 'none',
    isObviousWanted: ({ context }, { doesObvious }: HintOptions) =>
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
    'board.rested': {
      actions: { type: 'prepare', params: ({ event: { board } }) => ({ board, isAsked: false }) },
    },
    'hint.near': { actions: 'requestBoard' },
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
      on: {
        'hint.close': { target: 'closed', actions: { type: 'showTried', params: null } },
        'hint.fail': '.failed',
      },
      states: {
        waiting: {
          entry: ['requestBoard', 'askAgain'],
          always: { guard: 'isKnown', target: 'shown' },
          on: {
            // Requested during the stroke: no hint is shown yet that would have to close.
            'board.touched': { actions: ['forget', 'requestBoard'] },
            'board.rested': {
              actions: {
                type: 'prepare',
                params: ({ event: { board } }) => ({ board, isAsked: true }),
              },
            },
          },
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
          entry: ['begin', ...ON_RUNG],
          on: {
            'hint.ask': [
              { guard: 'isSaid', target: '#hint.closed' },
              { guard: 'hasMore', actions: ['goDeeper', ...ON_RUNG] },
              {
                target: '#hint.closed',
                actions: { type: 'apply', params: ({ context }) => hintOf(context) },
              },
            ],
            'hint.whole': { actions: ['goToEnd', ...ON_RUNG] },
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

/** True if the current rung shows a cell to paint or erase, so that the hint counts. */
function isShowing({ hint, rung }: HintContext): boolean {
  const id = rungOf(hint, rung)?.id;
  return id !== undefined && !FREE.has(id);
}

function rungOf(hint: Hint | null, rung: number): AnyRung | undefined {
  return hint && hint.type !== 'none' ? hint.rungs[rung] : undefined;
}

function triedOf({ hint, rung }: HintContext): readonly ColoredCell[] | null {
  return rungOf(hint, rung)?.tried ?? null;
}

/** The rung with everything that can be shown at once: a guided trial comes after it. */
function wholeRung(hint: Hint | null): number {
  if (!hint || hint.type === 'none') return 0;
  const rungs: readonly AnyRung[] = hint.rungs;
  const first = rungs.findIndex(({ tried }) => tried !== undefined);
  return (first < 0 ? rungs.length : first) - 1;
}

function lastRung(hint: Hint | null): number {
  return hint && hint.type !== 'none' ? hint.rungs.length - 1 : 0;
}
