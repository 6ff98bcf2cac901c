import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { field } from '#engine/config/field.ts';
import type { Orientation } from '#engine/grid/directions.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';
import { compareLinked } from '#engine/symmetry/linkedDirections.ts';
import { AXIS, isAskew, MIRRORED, mirrorPairs } from './axis.ts';
import { type Glyph, turnBetween } from '#engine/glyph/glyph.ts';

const STANDING: Glyph = [
  {
    kind: 'path',
    d: 'M.5 .225C.605 .345 .625 .5 .5 .7C.375 .5 .395 .345 .5 .225Z',
    stroke: 0.042,
    join: 'round',
  },
  {
    kind: 'path',
    d: 'M.365 .43C.315 .385 .275 .36 .235 .345C.225 .5 .31 .665 .5 .7C.69 .665 .775 .5 .765 .345C.725 .36 .685 .385 .635 .43',
    stroke: 0.042,
    cap: 'round',
    join: 'round',
  },
  {
    kind: 'path',
    d: 'M.225 .515C.185 .52 .155 .53 .125 .545C.185 .665 .32 .735 .5 .7C.68 .735 .815 .665 .875 .545C.845 .53 .815 .52 .775 .515',
    stroke: 0.042,
    cap: 'round',
    join: 'round',
  },
  { kind: 'path', d: 'M.5 .085V.15M.5 .775V.915', stroke: 0.054, cap: 'round' },
];

/** A flower rotated to the orientation. The ticks above and below it mark the mirror axis. */
function lotusGlyph(orientation: Orientation): Glyph {
  const rotate = turnBetween('up', orientation);
  return rotate === 0 ? STANDING : STANDING.map((step) => ({ ...step, rotate }));
}

export function compare(
  at: Point,
  orientation: Orientation,
  board: Board,
  visit?: (cell: Cell) => void,
) {
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
