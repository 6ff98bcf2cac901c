import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { trueClues } from '../../trueClues.ts';

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 250;

export const offByOne = defineFamily({
  id: 'offByOne',
  version: 1,
  title: message('families.offByOne.title'),
  about: message('families.offByOne.about'),
  sizes: { least: 5, most: 15 },
  grades: [3, 4, 5, 6],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [
      ruleWith('off_by_x', { number: 1 }),
      ruleWith('connect_all', { color: 'dark' }),
      without('ww/ww'),
    ]),
  color: bySearch(0.5),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) =>
    trueClues(solution, { kinds: [{ id: 'minesweeper' }, { id: 'viewpoint' }] }, draws),
});
