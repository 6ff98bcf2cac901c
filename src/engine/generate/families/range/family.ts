import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { trueClues } from '../../trueClues.ts';

export const range = defineFamily({
  id: 'range',
  version: 1,
  title: message('families.range.title'),
  about: message('families.range.about'),
  sizes: { least: 4, most: 15 },
  grades: [2, 5],
  symmetry: 'half',
  choosing: 'reduce',
  board: (size) => boardWith(size, [ruleWith('connect_all', { color: 'light' }), without('bb')]),
  color: bySearch(0.5),
  isFine: () => true,
  clues: (solution, draws) =>
    trueClues(
      solution,
      {
        kinds: [{ id: 'viewpoint' }],
        isPlace: (cell, board) => board.color(cell) === 'light',
      },
      draws,
    ),
});
