import { parseArgs } from 'node:util';
import { rate } from '#engine/explain/rate.ts';
import { LINE_EXIT_CODES, OK, refuse, TOO_MANY_TEXTS, type Command } from '../Command.ts';
import { printLine, puzzleLines, readPuzzleLine, type PuzzleLine } from '../readInput.ts';

const NO_RATING = 'The difficulty of this puzzle can’t be computed.';

/** Computes the difficulty of puzzles. */
export const rateCommand: Command = {
  name: 'rate',
  operands: '[TEXT|LINK]',
  summary: 'Compute the difficulty of a puzzle, or of each line {"id","grid"} of standard input.',
  options: {},
  example: "rate '3x1|T3:BnB|Rconnect_all,color=dark'",
  exitCodes: LINE_EXIT_CODES,
  async run(args) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    const [text, ...rest] = positionals;
    if (rest.length > 0) return refuse(TOO_MANY_TEXTS);
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
