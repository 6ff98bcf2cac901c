import { message } from '#texts/message.ts';
import { boardWith, patternOf, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { trueClues } from '../../trueClues.ts';

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 200;

export const shapeInside = defineFamily({
  id: 'shapeInside',
  version: 2,
  title: message('families.shapeInside.title'),
  about: message('families.shapeInside.about'),
  sizes: { least: 5, most: 15 },
  grades: [2, 3, 5],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [
      ruleWith('contains_shape', { color: 'dark', pattern: patternOf('bb/bn') }),
      ruleWith('connect_all', { color: 'light' }),
      without('ww/ww'),
    ]),
  color: bySearch(0.5),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) =>
    trueClues(solution, { kinds: [{ id: 'viewpoint' }, { id: 'minesweeper' }] }, draws),
});
