import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { trueClues } from '../../trueClues.ts';

/** Least share of the color with fewer cells, in thousandths. */
const LEAST_COLOR = 200;

export const sameShape = defineFamily({
  id: 'sameShape',
  version: 1,
  title: message('families.sameShape.title'),
  about: message('families.sameShape.about'),
  sizes: { least: 5, most: 7 },
  grades: [2, 3, 5, 6],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [
      ruleWith('same_shape', { color: 'dark' }),
      ruleWith('connect_all', { color: 'light' }),
      without('ww/ww'),
    ]),
  color: bySearch(0.5),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution, draws) =>
    trueClues(
      solution,
      {
        kinds: [{ id: 'viewpoint' }, { id: 'minesweeper' }],
        isPlace: (cell, board) => board.color(cell) === 'light',
      },
      draws,
    ),
});
