import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { trueClues } from '../../trueClues.ts';

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 250;

export const focus = defineFamily({
  id: 'focus',
  version: 2,
  title: message('families.focus.title'),
  about: message('families.focus.about'),
  sizes: { least: 5, most: 15 },
  grades: [2, 3, 5],
  symmetry: 'half',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [
      ruleWith('connect_all', { color: 'dark' }),
      ruleWith('connect_all', { color: 'light' }),
      without('ww/ww'),
    ]),
  color: bySearch(0.5),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) => trueClues(solution, { kinds: [{ id: 'focus' }] }, draws),
});
