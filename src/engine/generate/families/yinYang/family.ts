import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { givensOf } from '../../trueClues.ts';

const LEAST_COLOR = 300;

export const yinYang = defineFamily({
  id: 'yinYang',
  version: 1,
  title: message('families.yinYang.title'),
  about: message('families.yinYang.about'),
  sizes: { least: 5, most: 15 },
  grades: [3, 4, 5],
  symmetry: 'half',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [
      ruleWith('connect_all', { color: 'dark' }),
      ruleWith('connect_all', { color: 'light' }),
      without('bb/bb'),
      without('ww/ww'),
    ]),
  color: bySearch(0.5),
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues: (solution) => givensOf(solution),
});
