import { message } from '#texts/message.ts';
import { boardWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import { defineFamily } from '../../Family.ts';
import { boardOf } from '../../../judging/boardOf.ts';
import { smallestColor } from '../../looks.ts';

const LEAST_COLOR = 300;
/** Share of cells with the size of their area in place of its letter. */
const SIZES = 0.2;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const letters = defineFamily({
  id: 'letters',
  version: 2,
  title: message('families.letters.title'),
  about: message('families.letters.about'),
  sizes: { least: 5, most: 8 },
  grades: [3, 4, 5],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) => boardWith(size, [without('bb/bb'), without('ww/ww')]),
  color: bySearch(0.5),
  isFine(solution) {
    const board = boardOf(solution);
    const areas = board.regions('dark').length + board.regions('light').length;
    return areas <= ALPHABET.length && smallestColor(solution) >= LEAST_COLOR;
  },
  clues(solution, draws) {
    const board = boardOf(solution);
    const areas = draws.shuffled([...board.regions('dark'), ...board.regions('light')]);
    return areas.flatMap(({ cells }, index) =>
      cells.map((cell) => {
        const at = { x: cell % board.width, y: Math.floor(cell / board.width) };
        const symbol = draws.isLucky(SIZES)
          ? { id: 'number', at, params: { number: cells.length } }
          : { id: 'letter', at, params: { letter: ALPHABET.charAt(index) } };
        return { cell, symbol, isGiven: true };
      }),
    );
  },
});
