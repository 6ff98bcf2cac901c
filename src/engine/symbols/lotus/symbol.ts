import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { field } from '#engine/config/field.ts';
import type { Orientation } from '#engine/grid/directions.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';
import { compareLinked } from '#engine/symmetry/linkedDirections.ts';
import { AXIS, isAskew, MIRRORED, mirrorPairs } from './axis.ts';
import { lotusGlyph } from './glyph.ts';

function compare(at: Point, orientation: Orientation, board: Board, visit?: (cell: Cell) => void) {
  const axis = AXIS[orientation];
  if (isAskew(at, axis))
    return touchedCells(at, board).some((cell) => board.exists(cell)) ? 'error' : 'satisfied';
  return compareLinked(board, mirrorPairs(at, axis), MIRRORED[axis], visit);
}

/** The region at the symbol, or the pair of regions, is its own mirror image. */
export const lotus = defineSymbol({
  id: 'lotus',
  title: message('symbols.lotus.title'),
  step: 0.5,
  config: { orientation: field.orientation({ initial: 'up', label: message('clues.direction') }) },
  explain: () => message('symbols.lotus.explain'),
  caption: () => message('symbols.lotus.caption'),
  speak: ({ orientation }) => message('symbols.lotus.speak', { axis: AXIS[orientation] }),
  example: () => ({
    tiles: 'wbw/www/bwb',
    symbols: [{ id: 'lotus', at: { x: 1, y: 1 }, params: { orientation: 'up' } }],
  }),
  glyph: ({ orientation }) => lotusGlyph(orientation),
  scope(at, { orientation }, board) {
    const cells = new Set(touchedCells(at, board));
    compare(at, orientation, board, (cell) => cells.add(cell));
    return [...cells];
  },
  check: (at, { orientation }, board) => compare(at, orientation, board),
  describeError(at, { orientation }, board) {
    if (compare(at, orientation, board) !== 'error') return undefined;
    return isAskew(at, AXIS[orientation])
      ? {
          short: message('symbols.lotus.askewShort'),
          long: message('symbols.lotus.askew'),
        }
      : {
          short: message('symbols.lotus.unlikeShort'),
          long: message('symbols.lotus.unlike'),
        };
  },
});
