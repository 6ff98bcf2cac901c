import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import { nameOfPattern } from '#engine/clues/patternText.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { findShape, patternVariants } from '#engine/shapes/match.ts';
import { shapeOfGrid } from '#engine/shapes/shape.ts';
import { framedPattern } from '#engine/shapes/framedPattern.ts';
import { solve } from './propagate.ts';

/** The pattern does not occur on the board in any orientation. An empty pattern always occurs. */
export const banPattern = defineRule({
  id: 'ban_pattern',
  title: 'Ban pattern',
  keywords: [
    'forbidden',
    'avoid',
    'never',
    'nurikabe',
    'pool',
    '2x2',
    'square',
    'block',
    'tatami',
    'corner',
    'checkerboard',
    'three in a row',
    'binairo',
    'takuzu',
    'polyomino',
    'shape',
  ],
  config: {
    pattern: field.shape({
      initial: exampleGrid({ tiles: 'nnnnn/nnnnn/wwwwn/nnnnn/nnnnn' }),
      prototype: emptyGrid(0, 0),
      label: 'Pattern',
      help: 'It may lie nowhere, turned or mirrored neither. Gray cells of it can be anything.',
      resizable: true,
    }),
  },
  variants: [
    {},
    { pattern: exampleGrid({ tiles: 'nnnnn/nwwnn/nwwnn/nnnnn/nnnnn' }) },
    { pattern: exampleGrid({ tiles: 'nnnnn/nbbnn/nbbnn/nnnnn/nnnnn' }) },
  ],
  explain({ pattern }) {
    const name = nameOfPattern(shapeOfGrid(pattern));
    return name
      ? `There is no ${name.phrase(`*${name.color}*`)}.`
      : 'This *pattern* appears nowhere, however it is turned or mirrored.';
  },
  brief({ pattern }) {
    const name = nameOfPattern(shapeOfGrid(pattern));
    return name ? `No ${name.color} ${name.noun}` : 'Not this pattern';
  },
  example: ({ pattern }) => ({ tiles: '', grid: framedPattern(pattern) }),
  check({ pattern }, board) {
    const cells = findShape(patternVariants(pattern), board);
    if (cells) return error(cells);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError({ pattern }) {
    const name = nameOfPattern(shapeOfGrid(pattern));
    return name
      ? {
          short: `has a ${name.noun}`,
          long: `Here is a ${name.phrase(name.color)}`,
        }
      : { short: 'pattern found', long: 'The banned pattern appears here' };
  },
  solve,
});
