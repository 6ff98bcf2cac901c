import { message } from '#texts/message.ts';
import { byAreas } from '../../areas.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { defineFamily } from '../../Family.ts';
import { trueClues } from '../../trueClues.ts';

export const nurikabe = defineFamily({
  id: 'nurikabe',
  version: 1,
  title: message('families.nurikabe.title'),
  about: message('families.nurikabe.about'),
  sizes: { least: 5, most: 15 },
  grades: [3, 4, 5],
  symmetry: 'none',
  choosing: 'place',
  board: (size) =>
    boardWith(size, [
      ruleWith('connect_all', { color: 'dark' }),
      without('bb/bb'),
      ruleWith('symbols_per_region', { color: 'light', count: 1 }),
    ]),
  color: byAreas({ sizes: [1, 2, 2, 3, 3, 4, 4, 5, 6], isTurned: false }),
  isFine: () => true,
  clues: (solution, draws) =>
    trueClues(
      solution,
      {
        kinds: [{ id: 'number' }],
        isPlace: (cell, board) => board.color(cell) === 'light',
        isGiven: false,
      },
      draws,
    ),
});
