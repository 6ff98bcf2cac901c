import { message } from '#texts/message.ts';
import { boardWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { trueClues } from '../../trueClues.ts';

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 300;

export const areas = defineFamily({
  id: 'areas',
  version: 1,
  title: message('families.areas.title'),
  about: message('families.areas.about'),
  sizes: { least: 5, most: 15 },
  grades: [2, 3, 4, 5, 6, 7],
  smallGrades: [1],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) => boardWith(size, [without('bb/bb'), without('ww/ww')]),
  color: bySearch(0.5),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) => trueClues(solution, { kinds: [{ id: 'number' }] }, draws),
});
