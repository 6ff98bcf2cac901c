import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { ParseError } from '#engine/text/ParseError.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { openPuzzle, openShared } from '#engine/puzzle/puzzle.ts';
import type { Result } from '#base/result.ts';
import { english } from '#texts/english.ts';
import { compression } from '../../src/cli/readInput.ts';
import { bigGrid } from './bigPuzzle.ts';
import type { Bench } from './Bench.ts';

const puzzle = () => ({
  title: 'Big',
  author: 'Bench',
  description: '',
  difficulty: 5,
  grid: bigGrid(100, 100, 100),
  solution: null,
});

/** A text that is refused would be quick to read. */
function mustBeRead(result: Result<unknown, ParseError>): void {
  if (!result.ok) throw new Error(english.say(result.error.message));
}

/** Texts and links of large boards. */
export const readingBenches: readonly Bench[] = [
  {
    name: 'Open a link of 100 x 100 with 100 clues',
    budgetMs: 50,
    async prepare() {
      const data = await encodeShare(writePuzzle(puzzle()), compression);
      mustBeRead(await openShared(data, compression));
      return () => openShared(data, compression);
    },
  },
  {
    name: 'Read a puzzle text of 100 x 100 with 100 clues',
    budgetMs: 50,
    prepare() {
      const text = writePuzzle(puzzle());
      mustBeRead(openPuzzle(text));
      return () => openPuzzle(text);
    },
  },
  {
    name: 'Write a grid text of 100 x 100 with 100 clues',
    budgetMs: null,
    prepare() {
      const { grid } = puzzle();
      return () => writeGridText(grid);
    },
  },
];
