import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { trueClues } from '../../trueClues.ts';

/** Both pairs of sides are joined, so that views go on at the other side. */
const RULES = [
  ruleWith('wrap_around', { horizontal: 'wrap', vertical: 'wrap' }),
  ruleWith('connect_all', { color: 'light' }),
  without('bb'),
];

export const rangeJoined = defineFamily({
  id: 'rangeJoined',
  version: 2,
  title: message('families.rangeJoined.title'),
  about: message('families.rangeJoined.about'),
  sizes: { least: 4, most: 15 },
  grades: [2, 5],
  symmetry: 'half',
  choosing: 'reduce',
  board: (size) => boardWith(size, RULES),
  color: bySearch(0.5),
  isFine: () => true,
  clues: (solution, draws) =>
    trueClues(
      solution,
      { kinds: [{ id: 'viewpoint' }], isPlace: (cell, board) => board.color(cell) === 'light' },
      draws,
    ),
});
