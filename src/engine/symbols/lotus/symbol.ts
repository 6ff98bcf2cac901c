import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { field } from '#engine/config/field.ts';
import type { Orientation } from '#engine/grid/directions.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';
import { compareLinked } from '#engine/symmetry/linkedDirections.ts';
import { AXIS, isAskew, MIRRORED, mirrorPairs } from './axis.ts';
import { lotusGlyph } from './glyph.ts';
import { solve } from './propagate.ts';

function compare(at: Point, orientation: Orientation, board: Board, visit?: (cell: Cell) => void) {
  const axis = AXIS[orientation];
  if (isAskew(at, axis))
    return touchedCells(at, board).some((cell) => board.exists(cell)) ? 'error' : 'satisfied';
  return compareLinked(board, mirrorPairs(at, axis), MIRRORED[axis], visit);
}

/** The region at the symbol, or the pair of regions, is its own mirror image. */
export const lotus = defineSymbol({
  id: 'lotus',
  title: 'Lotus',
  step: 0.5,
  config: { orientation: field.orientation({ initial: 'up', label: 'Direction' }) },
  explain: () => 'Its area is its own *mirror image* at the line the lotus marks.',
  caption: () => 'mirrors onto itself',
  speak: ({ orientation }) => `lotus, ${AXIS[orientation]} mirror line`,
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
          short: 'no mirror line here',
          long: 'A slanted mirror line through the middle of an edge has no image for any cell',
        }
      : {
          short: 'does not mirror',
          long: 'The area of this lotus is not its own mirror image',
        };
  },
  solve,
});
