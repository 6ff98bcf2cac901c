import { parseArgs } from 'node:util';
import { rate } from '#engine/explain/rate.ts';
import { OK, refuse, type Command } from '../Command.ts';
import { printLine, puzzleLines, readPuzzleLine, type PuzzleLine } from '../readInput.ts';

const NO_RATING = 'Nothing is known of how players solve this puzzle.';

/** Computes the difficulty of puzzles. */
export const rateCommand: Command = {
  name: 'rate',
  usage: 'rate [TEXT|LINK]',
  summary:
    'Computes how hard a puzzle is, or those of the JSON Lines {"id","grid"} of standard input.',
  async run(args) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const [text, ...rest] = positionals;
    if (rest.length > 0) return refuse('Give one text or link, or none to read lines.');
    if (text !== undefined && text !== '-') printLine(ratingOf(await readPuzzleLine(null, text)));
    else for await (const line of puzzleLines()) printLine(ratingOf(line));
    return OK;
  },
};

function ratingOf({ id, puzzle }: PuzzleLine): object {
  if (!puzzle.ok) return { id, error: puzzle.error };
  const rating = rate(puzzle.value.grid);
  if (!rating) return { id, error: NO_RATING };
  const { hardest, total, rounds, bottlenecks, whatIfs, minutes } = rating;
  return { id, hardest, total, rounds, bottlenecks, whatIfs, minutes };
}
