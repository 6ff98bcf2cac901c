import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import {
  stateOfCount,
  UNBOUNDED,
  type Count,
  describeCountError,
  type CountText,
} from '#engine/clues/count.ts';
import { directionText } from '#engine/clues/directionText.ts';
import { field } from '#engine/config/field.ts';
import type { Orientation } from '#engine/grid/directions.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { STEP, walk } from '#engine/grid/neighborhood.ts';
import { homeColor, isCentered, touchedCells } from '#engine/grid/placement.ts';
import {
  type Glyph,
  type GlyphTransform,
  isDiagonal,
  placeAfter,
  turnBetween,
} from '#engine/glyph/glyph.ts';

/** The right-hand orientation that mirrors a left-hand one. */
const MIRRORED: Readonly<Partial<Record<Orientation, Orientation>>> = {
  left: 'right',
  'up-left': 'up-right',
  'down-left': 'down-right',
};

/** Longer numbers are drawn smaller, to fit next to the shaft. */
const MOST_CHARACTERS = 4;

/**
 * A shaft in the orientation, with the upright number next to it: below a level shaft, never above.
 */
function dartGlyph(text: string, orientation: Orientation): Glyph {
  const drawn = MIRRORED[orientation] ?? orientation;
  const mirror = drawn !== orientation;
  const turn = turnBetween('right', drawn);
  const scale = isDiagonal(orientation) ? 0.86 : 1;
  const transform: GlyphTransform = { rotate: mirror ? -turn : turn, scale, mirror };
  return [
    { kind: 'path', d: 'M.17 .235H.64', stroke: 0.054, cap: 'round', ...transform },
    {
      kind: 'path',
      d: 'M.86 .235L.615 .1L.675 .235L.615 .37Z',
      fill: true,
      stroke: 0.02,
      join: 'round',
      ...transform,
    },
    {
      kind: 'text',
      text,
      ...placeAfter({ x: 0.5, y: 0.645 }, transform),
      size: 0.5 * scale * Math.min(1, MOST_CHARACTERS / text.length),
      weight: 520,
    },
  ];
}

const TEXT: CountText = {
  short: (miss) => message('clues.sees', miss),
  long: (miss) => message('symbols.dart.long', miss),
};

function countAhead(at: Point, orientation: Orientation, board: Board): Count {
  const own = homeColor(at, board);
  if (!isCentered(at) || own === 'gray') return UNBOUNDED;
  let others = 0;
  let open = 0;
  walk(board, at, STEP[orientation], (cell) => {
    const color = board.color(cell);
    if (!board.exists(cell)) return true;
    if (color === 'gray') open += 1;
    else if (color !== own) others += 1;
    return true;
  });
  return { completed: others, possible: others + open };
}

function cellsAhead(at: Point, orientation: Orientation, board: Board): readonly Cell[] {
  if (!isCentered(at)) return touchedCells(at, board);
  const cells: Cell[] = [];
  walk(board, at, STEP[orientation], (cell) => {
    if (board.exists(cell) || cells.length === 0) cells.push(cell);
    return true;
  });
  return cells;
}

/** Exactly `number` cells of the other color are ahead of the symbol. */
export const dart = defineSymbol({
  id: 'dart',
  title: message('symbols.dart.title'),
  step: 1,
  config: {
    number: field.number({ initial: 1, step: 1, label: message('clues.number') }),
    orientation: field.orientation({ initial: 'right', label: message('clues.direction') }),
  },
  explain: () => message('symbols.dart.explain'),
  caption: () => message('symbols.dart.caption'),
  speak: ({ number, orientation }) =>
    message('symbols.dart.speak', { number, direction: directionText(orientation) }),
  example: () => ({
    tiles: 'bbb/bww/bbb',
    symbols: [{ id: 'dart', at: { x: 0, y: 1 }, params: { number: 2, orientation: 'right' } }],
  }),
  glyph: ({ number, orientation }) => dartGlyph(String(number), orientation),
  scope: (at, { orientation }, board) => cellsAhead(at, orientation, board),
  check: (at, { number, orientation }, board) =>
    stateOfCount(countAhead(at, orientation, board), number),
  count: (at, { orientation }, board) => countAhead(at, orientation, board),
  number: ({ number }) => number,
  describeError: (at, { number, orientation }, board) =>
    describeCountError(countAhead(at, orientation, board), number, TEXT),
  /** The direction with the most cells ahead. */
  suggest(at, board) {
    const ahead = (direction: Orientation) => cellsAhead(at, direction, board).length;
    const [orientation = 'right'] = (['right', 'left', 'down', 'up'] as const).toSorted(
      (a, b) => ahead(b) - ahead(a),
    );
    return { orientation };
  },
});
