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

/** The color of the image of a cell; undefined if that has no cell, or across joined sides. */
function imageColor(cell: Cell, at: Point, orientation: Orientation, board: Board) {
  if (board.isWrapped) return undefined;
  const [dx, dy] = [(cell % board.width) - at.x, Math.floor(cell / board.width) - at.y];
  const [x, y] = {
    vertical: [-dx, dy],
    horizontal: [dx, -dy],
    rising: [-dy, -dx],
    falling: [dy, dx],
  }[AXIS[orientation]];
  const image = board.cellAt(at.x + (x ?? 0), at.y + (y ?? 0));
  return image === undefined || image === cell ? undefined : board.color(image);
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
  noun: () => message('hints.lotus.noun'),
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
  because(at, { orientation }, { cause, intro, known, only }) {
    const isUnlike = cause.type === 'check' && !isAskew(at, AXIS[orientation]);
    if (cause.type !== 'mirror' && !isUnlike) return undefined;
    if (only && imageColor(only.cell, at, orientation, known) === only.color)
      return message('hints.lotus.image', { color: only.color });
    return message('hints.lotus.unlike', { supposed: intro });
  },
});
