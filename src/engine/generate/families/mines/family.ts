import { message } from '#texts/message.ts';
import { boardWith, ruleWith } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { trueClues } from '../../trueClues.ts';

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 180;

export const mines = defineFamily({
  id: 'mines',
  version: 2,
  title: message('families.mines.title'),
  about: message('families.mines.about'),
  sizes: { least: 4, most: 15 },
  grades: [3],
  smallGrades: [2],
  symmetry: 'half',
  choosing: 'reduce',
  board: (size) => boardWith(size, [ruleWith('connect_all', { color: 'dark' })]),
  color: bySearch(0.35),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) => trueClues(solution, { kinds: [{ id: 'minesweeper' }] }, draws),
});
