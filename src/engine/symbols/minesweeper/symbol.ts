import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import {
  countForColors,
  stateOfCount,
  UNBOUNDED,
  type Count,
  describeCountError,
  type CountText,
} from '#engine/clues/count.ts';
import { field } from '#engine/config/field.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Point } from '#engine/grid/grid.ts';
import { allNeighbors } from '#engine/grid/neighborhood.ts';
import { isCentered, touchedCells } from '#engine/grid/placement.ts';

const STONES =
  'M0.1884 0.1259L0.2509 0.1884L0.1884 0.2509L0.1259 0.1884ZM0.5 0.0958L0.5625 0.1583L0.5 0.2208L0.4375 0.1583ZM0.8115 0.1259L0.874 0.1884L0.8115 0.2509L0.749 0.1884ZM0.8417 0.4375L0.9042 0.5L0.8417 0.5625L0.7792 0.5ZM0.8115 0.749L0.874 0.8115L0.8115 0.874L0.749 0.8115ZM0.5 0.7792L0.5625 0.8417L0.5 0.9042L0.4375 0.8417ZM0.1884 0.749L0.2509 0.8115L0.1884 0.874L0.1259 0.8115ZM0.1583 0.4375L0.2208 0.5L0.1583 0.5625L0.0958 0.5Z';

const TEXT: CountText = {
  short: (miss) => message('clues.has', miss),
  long: (miss) => message('symbols.minesweeper.long', miss),
};

function countOthers(at: Point, board: Board): Count {
  if (!isCentered(at)) return UNBOUNDED;
  const colors = allNeighbors(board, at).map((cell) => board.color(cell));
  const open = colors.filter((color) => color === 'gray').length;
  return countForColors(at, board, (own) => {
    const completed = colors.filter((color) => color !== 'gray' && color !== own).length;
    return { completed, possible: completed + open };
  });
}

/** Exactly `number` of the eight surrounding cells have the opposite color of the symbol's cell. */
export const minesweeper = defineSymbol({
  id: 'minesweeper',
  title: message('symbols.minesweeper.title'),
  step: 1,
  config: { number: field.number({ initial: 1, step: 1, label: message('clues.number') }) },
  traits: { isMoreTool: true },
  explain: () => message('symbols.minesweeper.explain'),
  caption: () => message('symbols.minesweeper.caption'),
  speak: ({ number }) => message('symbols.minesweeper.speak', { number }),
  example: () => ({
    tiles: 'bwb/bbw/wbb',
    symbols: [{ id: 'minesweeper', at: { x: 1, y: 1 }, params: { number: 3 } }],
  }),
  glyph: ({ number }) => [
    { kind: 'path', d: STONES, fill: true },
    { kind: 'text', text: String(number), x: 0.5, y: 0.5, size: 0.46, weight: 520 },
  ],
  scope: (at, _params, board) => [
    ...new Set([...touchedCells(at, board), ...(isCentered(at) ? allNeighbors(board, at) : [])]),
  ],
  check: (at, { number }, board) => stateOfCount(countOthers(at, board), number),
  count: (at, _params, board) => countOthers(at, board),
  number: ({ number }) => number,
  describeError: (at, { number }, board) =>
    describeCountError(countOthers(at, board), number, TEXT),
});
