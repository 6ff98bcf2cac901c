import type { ActorRefFrom } from 'xstate';
import { advance, boardOf } from '#engine/clues/boardOf.ts';
import { visibleSymbols } from '#engine/clues/display.ts';
import { judge } from '#engine/clues/judge.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import { legendOf, type LegendRow } from '#engine/clues/legend.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import type { boardMachine } from '#machines/boardMachine.ts';
import { changedCells } from '#machines/gridChange.ts';
import { stableLegend } from './stableLegend.ts';
import { touchedCells, type Visibility } from './spokenCell.ts';

export type BoardActor = ActorRefFrom<typeof boardMachine>;

/** What follows from the grid on screen. Parts that did not change stay the same objects. */
export interface BoardNews {
  readonly board: Board;
  readonly judgement: Judgement;
  readonly visible: Visibility;
  /** Cells under an error mark: of rules, and of symbols in error. */
  readonly errors: readonly Cell[];
  /** Rows of rules and symbols, in the order of the legend. */
  readonly legend: readonly LegendRow[];
}

/** Follows a board actor: what the grid on screen means, computed once a change for everyone who asks. */
export interface BoardFeed {
  readonly actor: BoardActor;
  readonly current: () => BoardNews;
  /** Called after every change of the grid on screen. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A feed for an actor. Needs no disposal: it computes when asked, and listens only for its listeners. */
export function createBoardFeed(actor: BoardActor, solution: Grid | null): BoardFeed {
  let news: BoardNews | null = null;
  return {
    actor,
    current() {
      const { grid } = actor.getSnapshot().context;
      if (news?.board.grid !== grid) news = nextNews(news, grid, solution);
      return news;
    },
    subscribe(listener) {
      let shown = actor.getSnapshot().context.grid;
      const subscription = actor.subscribe(({ context: { grid } }) => {
        if (grid === shown) return;
        shown = grid;
        listener();
      });
      return () => subscription.unsubscribe();
    },
  };
}

function nextNews(previous: BoardNews | null, grid: Grid, solution: Grid | null): BoardNews {
  const board = previous
    ? advance(previous.board, grid, changedCells(previous.board.grid, grid))
    : boardOf(grid);
  const judgement = judge(board, solution, previous ?? undefined);
  return {
    board,
    judgement,
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
        touchedCells(at, width, height).forEach((cell) => cells.add(cell));
    });
  }
  return [...cells].sort((a, b) => a - b);
}

function sameOr(previous: readonly Cell[] | undefined, next: readonly Cell[]): readonly Cell[] {
  const isSame =
    previous?.length === next.length && previous.every((cell, index) => cell === next[index]);
  return isSame ? previous : next;
}
