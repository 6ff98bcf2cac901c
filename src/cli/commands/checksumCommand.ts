import { checksum } from '#engine/codec/checksum.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { OK, refuse, type Command } from '../Command.ts';
import { sha256, describeError, openAnything, readSource } from '../readInput.ts';

/** Prints the checksum, which is the same for every text of the same puzzle. */
export const checksumCommand: Command = {
  name: 'checksum',
  usage: 'checksum FILE|-',
  summary: 'Prints the checksum by which equal puzzles are found.',
  async run(args) {
    const [source, ...rest] = args;
    if (source === undefined || rest.length > 0) return refuse('Give one file, or - for input.');
    const input = await readSource(source);
    if (!input.ok) return refuse(describeError(input.error));
    const puzzle = await openAnything(input.value);
    if (!puzzle.ok) return refuse(describeError(puzzle.error));
    const { grid, solution } = puzzle.value;
    process.stdout.write(`${await checksum(mergeSolution(grid, solution), sha256)}\n`);
    return OK;
  },
};
