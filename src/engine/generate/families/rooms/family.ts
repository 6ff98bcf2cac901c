import { message } from '#texts/message.ts';
import { boardWith, bordersOf, rectangularZones, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { trueClues } from '../../trueClues.ts';

export const rooms = defineFamily({
  id: 'rooms',
  version: 1,
  title: message('families.rooms.title'),
  about: message('families.rooms.about'),
  sizes: { least: 5, most: 15 },
  grades: [2, 3, 5],
  symmetry: 'none',
  choosing: 'reduce',
  board(size, draws) {
    const rules = [
      ruleWith('zone_cell_count', { color: 'dark' }),
      ruleWith('connect_all', { color: 'light' }),
      without('bb'),
    ];
    return { ...boardWith(size, rules), zones: bordersOf(rectangularZones(size, draws), size) };
  },
  color: bySearch(0.6),
  isFine: ({ tiles }) => tiles.some(({ color }) => color === 'dark'),
  clues: (solution, draws) =>
    trueClues(solution, { kinds: [{ id: 'viewpoint' }, { id: 'minesweeper' }] }, draws),
});
