import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { DIRECTIONS } from '../../../grid/neighborhood.ts';
import { trueClues } from '../../trueClues.ts';

/** Arrows in one to three directions. */
const ARROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((bits) => ({
  directions: DIRECTIONS.filter((_, index) => ((bits >> index) & 1) === 1),
}));

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 250;

export const myopia = defineFamily({
  id: 'myopia',
  version: 3,
  title: message('families.myopia.title'),
  about: message('families.myopia.about'),
  sizes: { least: 5, most: 15 },
  grades: [2, 5],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [
      ruleWith('connect_all', { color: 'dark' }),
      ruleWith('connect_all', { color: 'light' }),
      without('bb/bb'),
    ]),
  color: bySearch(0.5),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) =>
    trueClues(solution, { kinds: [{ id: 'myopia', variants: ARROWS }] }, draws),
});
