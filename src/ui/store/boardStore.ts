import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { ActorRefFrom } from 'xstate';
import { advance, boardOf } from '#engine/judging/boardOf.ts';
import { visibleSymbols, type SymbolFlags } from '#engine/judging/display.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import { needsWorker } from '#engine/judging/needsWorker.ts';
import { legendOf, type LegendRow } from '#engine/judging/legend.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { shownJudgement, type CheckMode } from '#engine/play/check.ts';
import type { boardMachine } from '#machines/boardMachine.ts';
import { changedCells } from '#engine/grid/changes.ts';
import { createListeners } from './listeners.ts';
import { workerJudge, unjudged } from './workerJudge.ts';
import { stableLegend } from './stableLegend.ts';

export type BoardActor = ActorRefFrom<typeof boardMachine>;

/** What follows from the grid on screen. Parts that did not change stay the same objects. */
export interface BoardSnapshot {
  readonly board: Board;
  /** What the player gets to see of the verdicts. */
  readonly judgement: Judgement;
  /** The verdicts themselves. */
  readonly verdicts: Judgement;
  readonly visible: SymbolFlags;
  /** Cells under an error mark: of rules, and of symbols in error. */
  readonly errors: readonly Cell[];
  /** Rows of rules and symbols, in the order of the legend. */
  readonly legend: readonly LegendRow[];
}

/** Follows a board actor: what the grid on screen means, computed once a change for everyone who asks. */
export interface BoardStore {
  readonly actor: BoardActor;
  readonly current: () => BoardSnapshot;
  /** Called after every change of the grid on screen. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A store for an actor. It computes when asked and listens only for its listeners, so it needs no disposal. Boards too
 * large for the thread that draws are judged apart: their verdicts follow a little later, as one more change.
 */
export function createBoardStore(
  actor: BoardActor,
  solution: Grid | null,
  checks: CheckMode = 'always',
): BoardStore {
  let snapshot: BoardSnapshot | null = null;
  const apart = workerJudge((grid, judgement) => {
    if (snapshot?.board.grid !== grid) return;
    snapshot = newsOf(snapshot.board, judgement, { solution, checks }, snapshot);
    tell();
  });
  const current = () => {
    const { grid } = actor.getSnapshot().context;
    if (snapshot?.board.grid === grid) return snapshot;
    snapshot = nextNews(snapshot, grid, { solution, checks });
    return snapshot;
  };
  const follow = () => {
    let shown: Grid | null = null;
    const show = (grid: Grid) => {
      shown = grid;
      if (needsWorker(grid)) apart.request(grid, solution);
    };
    show(current().board.grid);
    const subscription = actor.subscribe(({ context: { grid } }) => {
      if (grid === shown) return;
      show(grid);
      tell();
    });
    return () => {
      subscription.unsubscribe();
      apart.stop();
    };
  };
  const { subscribe, tell } = createListeners(follow);
  return {
    actor,
    current,
    subscribe,
  };
}

/** What the snapshot depend on besides the grid. */
interface Terms {
  readonly solution: Grid | null;
  readonly checks: CheckMode;
}

function nextNews(previous: BoardSnapshot | null, grid: Grid, terms: Terms): BoardSnapshot {
  const board = previous
    ? advance(previous.board, grid, changedCells(previous.board.grid, grid))
    : boardOf(grid);
  const before = previous ? { judgement: previous.verdicts } : undefined;
  const verdicts = needsWorker(grid)
    ? (before?.judgement ?? unjudged(grid))
    : judge(board, terms.solution, before);
  return newsOf(board, verdicts, terms, previous);
}

function newsOf(
  board: Board,
  verdicts: Judgement,
  { solution, checks }: Terms,
  previous: BoardSnapshot | null,
): BoardSnapshot {
  const judgement = shownJudgement(verdicts, board, checks);
  return {
    board,
    judgement,
    verdicts,
    visible: visibleSymbols(board, solution, 'solve'),
    errors: sameOr(previous?.errors, errorCells(board, judgement)),
    legend: stableLegend(previous?.legend ?? [], legendOf(board, judgement, 'solve')),
  };
}

function errorCells({ grid, width, height }: Board, judgement: Judgement): Cell[] {
  const cells = new Set<Cell>();
  for (const { state, cells: marked } of judgement.rules)
    if (state === 'error') marked.forEach((cell) => cells.add(cell));
  for (const [id, states] of judgement.symbols) {
    const list = grid.symbols.get(id) ?? [];
    states.forEach((state, index) => {
      const at = list[index]?.at;
      if (state === 'error' && at)
        touchedStoredCells(at, { width, height }).forEach((cell) => cells.add(cell));
    });
  }
  return [...cells].sort((a, b) => a - b);
}

function sameOr(previous: readonly Cell[] | undefined, next: readonly Cell[]): readonly Cell[] {
  const isSame =
    previous?.length === next.length && previous.every((cell, index) => cell === next[index]);
  return isSame ? previous : next;
}
