import { message } from '#texts/message.ts';
import { boardWith, ruleWith } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { trueClues } from '../../trueClues.ts';

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 200;

export const trios = defineFamily({
  id: 'trios',
  version: 1,
  title: message('families.trios.title'),
  about: message('families.trios.about'),
  sizes: { least: 5, most: 15 },
  grades: [2, 3, 5, 6],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [
      ruleWith('region_area', { color: 'dark', size: 3 }),
      ruleWith('connect_all', { color: 'light' }),
    ]),
  color: bySearch(0.6),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) =>
    trueClues(solution, { kinds: [{ id: 'viewpoint' }, { id: 'minesweeper' }] }, draws),
});
