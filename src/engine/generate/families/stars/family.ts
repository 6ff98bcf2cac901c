import { message } from '#texts/message.ts';
import { boardWith, bordersOf, grownZones, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import type { Cell } from '../../../grid/grid.ts';
import type { Board } from '../../../grid/board.ts';
import { givensOf, trueClues, type ClueKind } from '../../trueClues.ts';

/** Rows and columns for one star each, on average. */
const CELLS_PER_STAR = 7;

/** Darts of the first column look along rows, those of the first row along columns. */
const ALONG_ROWS: ClueKind = { id: 'dart', variants: [{ orientation: 'right' }] };
const ALONG_COLUMNS: ClueKind = { id: 'dart', variants: [{ orientation: 'down' }] };

const isFirstColumn = (cell: Cell, { width }: Pick<Board, 'width'>) => cell % width === 0;
const isFirstRow = (cell: Cell, { width }: Pick<Board, 'width'>) => cell > 0 && cell < width;

export const stars = defineFamily({
  id: 'stars',
  version: 1,
  title: message('families.stars.title'),
  about: message('families.stars.about'),
  sizes: { least: 5, most: 15 },
  grades: [2, 3],
  symmetry: 'none',
  choosing: 'reduce',
  board(size, draws) {
    const zones = Math.floor((size.width * size.height) / CELLS_PER_STAR);
    const rules = [
      ruleWith('zone_exact_count', { color: 'dark', count: 1 }),
      without('bb'),
      without('bn/nb'),
    ];
    return {
      ...boardWith(size, rules),
      zones: bordersOf(grownZones(zones, size, draws), size),
    };
  },
  color: bySearch(0.5),
  isFine: () => true,
  clues(solution, draws) {
    const isLight = (cell: Cell, board: Board) => board.color(cell) === 'light';
    const darts = [
      ...trueClues(
        solution,
        {
          kinds: [ALONG_ROWS],
          isPlace: (cell, board) => isFirstColumn(cell, board) && isLight(cell, board),
        },
        draws,
      ),
      ...trueClues(
        solution,
        {
          kinds: [ALONG_COLUMNS],
          isPlace: (cell, board) => isFirstRow(cell, board) && isLight(cell, board),
        },
        draws,
      ),
    ];
    const taken = new Set(darts.map(({ cell }) => cell));
    return [...darts, ...givensOf(solution, (cell) => !taken.has(cell))];
  },
});
