import { message } from '#texts/message.ts';
import { boardWith, bordersOf, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { givensOf } from '../../trueClues.ts';

export const rows = defineFamily({
  id: 'rows',
  version: 1,
  title: message('families.rows.title'),
  about: message('families.rows.about'),
  sizes: { least: 8, most: 14 },
  isEven: true,
  grades: [2, 3],
  symmetry: 'none',
  choosing: 'reduce',
  board(size) {
    const rules = [
      ruleWith('zone_exact_count', { color: 'dark', count: size.width / 2 }),
      without('bbb'),
      without('www'),
    ];
    const rowOf = Array.from({ length: size.width * size.height }, (_, cell) =>
      Math.floor(cell / size.width),
    );
    return { ...boardWith(size, rules), zones: bordersOf(rowOf, size) };
  },
  color: bySearch(0.5),
  isFine: () => true,
  clues: (solution) => givensOf(solution),
});
