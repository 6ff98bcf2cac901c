import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { DIRECTIONS } from '../../../grid/neighborhood.ts';
import { trueClues } from '../../trueClues.ts';

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 250;

export const darts = defineFamily({
  id: 'darts',
  version: 1,
  title: message('families.darts.title'),
  about: message('families.darts.about'),
  sizes: { least: 5, most: 15 },
  grades: [2, 3, 5],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) => boardWith(size, [ruleWith('connect_all', { color: 'dark' }), without('ww/ww')]),
  color: bySearch(0.5),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) =>
    trueClues(
      solution,
      { kinds: [{ id: 'dart', variants: DIRECTIONS.map((orientation) => ({ orientation })) }] },
      draws,
    ),
});
