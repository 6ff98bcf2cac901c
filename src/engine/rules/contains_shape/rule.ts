import { message } from '#texts/message.ts';
import { solidColorField, field } from '#engine/config/field.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { patternWords } from '#engine/clues/patternText.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import type { Region } from '#engine/grid/board.ts';
import { emptyGrid, recolor, type Color, type Grid } from '#engine/grid/grid.ts';
import { framedPattern, shapeOfGrid } from '#engine/shapes/shape.ts';
import { fitsInto, patternVariants } from '#engine/shapes/match.ts';

const answersByPattern = new WeakMap<Grid, WeakMap<Region, boolean>>();

/** True if a region contains the pattern. Cached by region. */
function holds(region: Region, pattern: Grid): boolean {
  const answers = answersByPattern.get(pattern) ?? new WeakMap<Region, boolean>();
  answersByPattern.set(pattern, answers);
  const answer = answers.get(region) ?? fitsInto(patternVariants(pattern), region.points);
  answers.set(region, answer);
  return answer;
}

/** The pattern with all cells of other colors gray. The same grid if there are none. */
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
 * even if an open one has too little room.
 */
export const containsShape = defineRule({
  id: 'contains_shape',
  title: message('rules.contains_shape.title'),
  keywords: message('ruleWords.contains_shape'),
  config: {
    color: solidColorField,
    pattern: field.shape({
      initial: exampleGrid({ tiles: 'nnnnn/nnnnn/wwwwn/nnnnn/nnnnn' }),
      prototype: emptyGrid(0, 0),
      label: message('clues.pattern'),
      help: message('rules.contains_shape.patternHelp'),
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
  explain: ({ color, pattern }) =>
    message('rules.contains_shape.explain', { ...patternWords(shapeOfGrid(pattern)), color }),
  brief: ({ color }) => message('rules.contains_shape.brief', { color }),
  example: ({ pattern }) => ({ tiles: '', grid: framedPattern(pattern) }),
  check({ color, pattern }, board) {
    const broken = board
      .regions(color)
      .find((region) => region.isClosed && !holds(region, pattern));
    if (broken) return error(broken.cells);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError: ({ color }) => ({
    short: message('rules.contains_shape.short'),
    long: message('rules.contains_shape.long', { color }),
  }),
});
