import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import { nameOfPattern } from '#engine/clues/patternText.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import type { Region } from '#engine/grid/board.ts';
import { emptyGrid, recolor, type Color, type Grid } from '#engine/grid/grid.ts';
import { framedPattern } from '#engine/shapes/framedPattern.ts';
import { fitsInto, patternVariants } from '#engine/shapes/match.ts';
import { shapeOfGrid } from '#engine/shapes/shape.ts';
import { solve } from './propagate.ts';

const answersByPattern = new WeakMap<Grid, WeakMap<Region, boolean>>();

/** Whether a region contains the pattern. Computed once for each region. */
function holds(region: Region, pattern: Grid): boolean {
  const answers = answersByPattern.get(pattern) ?? new WeakMap<Region, boolean>();
  answersByPattern.set(pattern, answers);
  const answer = answers.get(region) ?? fitsInto(patternVariants(pattern), region.points);
  answers.set(region, answer);
  return answer;
}

/** The pattern with every cell of another color gray. The same grid if there is none. */
function inOneColor(pattern: Grid, color: Color): Grid {
  const isStray = (own: Color) => own !== color && own !== 'gray';
  if (!pattern.tiles.some((tile) => isStray(tile.color))) return pattern;
  const tiles = pattern.tiles.map((tile) => (isStray(tile.color) ? recolor(tile, 'gray') : tile));
  return { ...pattern, tiles };
}

function withColorReplaced(pattern: Grid, from: Color, to: Color): Grid {
  const tiles = pattern.tiles.map((tile) => (tile.color === from ? recolor(tile, to) : tile));
  return { ...pattern, tiles };
}

/**
 * Every region of `color` contains the pattern in some orientation. Only closed regions are judged,
 * even where an open one has too little room.
 */
export const containsShape = defineRule({
  id: 'contains_shape',
  title: 'Areas contain pattern',
  keywords: ['polyomino', 'tetromino', 'include', 'inside', 'has a'],
  config: {
    color: solidColorField,
    pattern: field.shape({
      initial: exampleGrid({ tiles: 'nnnnn/nnnnn/wwwwn/nnnnn/nnnnn' }),
      prototype: emptyGrid(0, 0),
      label: 'Pattern',
      help: 'It may lie turned or mirrored in the area. Gray cells of it can be anything.',
      colorField: 'color',
      resizable: true,
    }),
  },
  variants: [
    { color: 'light' },
    { color: 'dark', pattern: exampleGrid({ tiles: 'nnnnn/nnnnn/bbbbn/nnnnn/nnnnn' }) },
  ],
  reconcile(params, before) {
    if (params.color === before.color) return params;
    const pattern = withColorReplaced(params.pattern, before.color, params.color);
    return { ...params, pattern };
  },
  normalize(params) {
    const pattern = inOneColor(params.pattern, params.color);
    return pattern === params.pattern ? params : { ...params, pattern };
  },
  explain({ color, pattern }) {
    const name = nameOfPattern(shapeOfGrid(pattern));
    return name
      ? `Every *${color}* area has a ${name.phrase('')} in it.`
      : `Every *${color}* area has this pattern in it, turned or mirrored in any way.`;
  },
  brief: ({ color }) => `In ${color} areas`,
  example: ({ pattern }) => ({ tiles: '', grid: framedPattern(pattern) }),
  check({ color, pattern }, board) {
    const broken = board
      .regions(color)
      .find((region) => region.isClosed && !holds(region, pattern));
    if (broken) return error(broken.cells);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError: ({ color }) => ({
    short: 'pattern missing',
    long: `This ${color} area does not have the pattern in it`,
  }),
  solve,
});
