import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';
import { compareLinked } from '#engine/symmetry/linkedDirections.ts';
import { galaxyGlyph } from './glyph.ts';
import { HALF_TURN, halfTurnPairs } from './halfTurn.ts';

export function compare(at: Point, board: Board, visit?: (cell: Cell) => void) {
  return compareLinked(board, halfTurnPairs(at), HALF_TURN, visit);
}

/**
 * The region at the symbol, or the pair of regions, is unchanged by a half-turn about the symbol.
 */
export const galaxy = defineSymbol({
  id: 'galaxy',
  title: message('symbols.galaxy.title'),
  step: 0.5,
  config: {},
  explain: () => message('symbols.galaxy.explain'),
  caption: () => message('symbols.galaxy.caption'),
  speak: () => message('symbols.galaxy.speak'),
  example: () => ({
    tiles: 'wwb/bwb/bww',
    symbols: [{ id: 'galaxy', at: { x: 1, y: 1 }, params: {} }],
  }),
  glyph: () => galaxyGlyph,
  scope(at, _params, board) {
    const cells = new Set(touchedCells(at, board));
    compare(at, board, (cell) => cells.add(cell));
    return [...cells];
  },
  check: (at, _params, board) => compare(at, board),
  describeError: (at, _params, board) =>
    compare(at, board) === 'error'
      ? {
          short: message('symbols.galaxy.short'),
          long: message('symbols.galaxy.long'),
        }
      : undefined,
});
