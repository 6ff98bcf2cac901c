import { assign, fromCallback, sendTo, setup } from 'xstate';
import { type Judgement, incomplete } from '#engine/clues/verdict.ts';
import { changedCells } from '#engine/grid/changes.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { advance, boardOf, sameClues } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { needsWorker } from '#engine/judging/needsWorker.ts';
import { checkBoard, type CheckAnswer } from '#engine/play/check.ts';
import { findPlayback } from '#engine/play/playback.ts';

export interface CheckingInput {
  readonly grid: Grid;
  readonly solution: Grid | null;
}

export interface CheckingContext extends CheckingInput {
  /** Verdicts of all clues: of `grid`, or, in the state `behind`, of an earlier grid. */
  readonly judgement: Judgement;
  /** The answer to the player's last check, until the grid changes. */
  readonly answer: CheckAnswer | null;
}

/** A request to the judge actor. */
export interface JudgeRequest extends CheckingInput {
  readonly type: 'judge.request';
}

export type CheckingEvent =
  | ({ readonly type: 'grid.changed' } & CheckingInput)
  /** Requests a check of the board, as far as it is judged. */
  | { readonly type: 'check.request' }
  /** The judge actor's verdicts for a grid. */
  | { readonly type: 'judge.found'; readonly grid: Grid; readonly judgement: Judgement };

/**
 * The verdicts of the board: settled, or behind while the judge actor works. Boards small enough
 * for the main thread are judged at once; larger ones by `judge`, an actor the UI provides, which
 * may skip outdated grids.
 */
export const checkingMachine = setup({
  types: {
    context: {} as CheckingContext,
    events: {} as CheckingEvent,
    input: {} as CheckingInput & { readonly judgement: Judgement },
  },
  actors: { judge: fromCallback<JudgeRequest>(() => undefined) },
  actions: {
    judge: assign(({ context }, next: CheckingInput) => judged(context, next)),
    follow: assign(({ context }, { grid, solution }: CheckingInput) => ({
      grid,
      solution,
      judgement: sameClues(context.grid, grid) ? context.judgement : unjudged(grid),
      answer: null,
    })),
    request: sendTo('judge', ({ context: { grid, solution } }) => ({
      type: 'judge.request',
      grid,
      solution,
    })),
    note: assign((_, { judgement }: { judgement: Judgement }) => ({ judgement })),
    check: assign(({ context }) => ({ answer: answerFor(context) })),
  },
  guards: {
    isLarge: (_, { grid }: { grid: Grid }) => needsWorker(grid),
    isPresent: ({ context }, { grid }: { grid: Grid }) => grid === context.grid,
  },
}).createMachine({
  id: 'checking',
  context: ({ input }) => ({ ...input, answer: null }),
  invoke: { src: 'judge', id: 'judge' },
  on: {
    'grid.changed': [
      {
        guard: { type: 'isLarge', params: ({ event }) => event },
        target: '.behind',
        actions: { type: 'follow', params: ({ event }) => event },
      },
      { target: '.settled', actions: { type: 'judge', params: ({ event }) => event } },
    ],
    'check.request': { actions: 'check' },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'isLarge', params: ({ context }) => context }, target: 'behind' },
        { target: 'settled' },
      ],
    },
    settled: {},
    behind: {
      entry: 'request',
      on: {
        'judge.found': {
          guard: { type: 'isPresent', params: ({ event }) => event },
          target: 'settled',
          actions: { type: 'note', params: ({ event }) => event },
        },
      },
    },
  },
});

/** The verdicts of a board that is not judged yet: all incomplete. */
export function unjudged(grid: Grid): Judgement {
  return {
    final: 'incomplete',
    rules: grid.rules.map(() => incomplete),
    symbols: new Map([...grid.symbols].map(([id, list]) => [id, list.map(() => 'incomplete')])),
  };
}

/** The verdicts of a board at once; a large board starts unjudged. */
export function initialJudgement({ grid, solution }: CheckingInput): Judgement {
  return needsWorker(grid) ? unjudged(grid) : judge(boardOf(grid), solution);
}

/** Judges again only the clues that read a changed cell. */
function judged(context: CheckingContext, { grid, solution }: CheckingInput): CheckingContext {
  const isSameSize = context.grid.width === grid.width && context.grid.height === grid.height;
  const board = isSameSize
    ? advance(boardOf(context.grid), grid, changedCells(context.grid, grid))
    : boardOf(grid);
  const judgement = judge(board, solution, { judgement: context.judgement });
  return { grid, solution, judgement, answer: null };
}

function answerFor({ grid, solution, judgement }: CheckingContext): CheckAnswer {
  const lightIsBlank = findPlayback(grid) !== null;
  return checkBoard(boardOf(grid), judgement, { solution, lightIsBlank });
}
