import { parseArgs } from 'node:util';
import { checksum } from '#engine/codec/checksum.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { FILE_EXIT_CODES, MISSING_FILE, OK, refuse, type Command } from '../Command.ts';
import { sha256, describeError, openAnything, readSource } from '../readInput.ts';

/** Prints the checksum, which is the same for every text of the same puzzle. */
export const checksumCommand: Command = {
  name: 'checksum',
  operands: 'FILE|-',
  summary: 'Print the checksum that identifies equal puzzles.',
  options: {},
  example: 'checksum puzzle.txt',
  exitCodes: FILE_EXIT_CODES,
  async run(args) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0) return refuse(MISSING_FILE);
    const input = await readSource(source);
    if (!input.ok) return refuse(describeError(input.error));
    const puzzle = await openAnything(input.value);
    if (!puzzle.ok) return refuse(describeError(puzzle.error));
    const { grid, solution } = puzzle.value;
    process.stdout.write(`${await checksum(mergeSolution(grid, solution), sha256)}\n`);
    return OK;
  },
};
