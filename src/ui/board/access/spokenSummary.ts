import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { spokenState } from './spokenCell.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** The area a cell lies in: "dark region of 5 cells, can grow to 9". */
export function spokenRegion(board: Board, cell: Cell): Text {
  const region = board.regionOf(cell);
  if (!region) return message('board.noCell');
  const { color, cells, reach, isClosed } = region;
  const count = cells.length;
  if (color === 'gray') return message('board.emptyRegion', { count });
  if (isClosed) return message('board.closedRegion', { color, count });
  return message('board.growingRegion', { color, count, most: reach.cells.length });
}

/** The whole board: its size, what is left, what is wrong, and every rule with its state. */
export function spokenBoard(t: Translator, { board, errors, legend }: BoardSnapshot): string {
  const isLeft = (cell: Cell) =>
    board.exists(cell) && !board.fixed(cell) && board.color(cell) === 'gray';
  const left = board.grid.tiles.filter((_, cell) => isLeft(cell)).length;
  const rules = legend.filter(({ kind }) => kind === 'rule');
  return spokenList(', ', [
    t('board.size', { width: board.width, height: board.height }),
    left === 0 ? t('board.noneLeft') : t('board.someLeft', { count: left }),
    errors.length === 0 ? t('board.noneWrong') : t('board.someWrong', { count: errors.length }),
    rules.length === 0 ? t('board.noRules') : t('board.rules', { rules: spokenRules(t, rules) }),
  ]);
}

function spokenRules(t: Translator, rules: readonly LegendRow[]): string {
  return spokenList(
    '; ',
    rules.map(({ brief, state, errorDescription }) =>
      spokenList(', ', [t.say(brief), t.say(errorDescription?.short ?? spokenState(state))]),
    ),
  );
}
