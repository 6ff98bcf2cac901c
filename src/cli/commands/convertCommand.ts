import { parseArgs } from 'node:util';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { writeBareGridText, writeGridText } from '#engine/codec/gridText.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { solveAddress } from '#engine/codec/shareLinks.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { withoutEnd } from '#engine/text/withoutEnd.ts';
import type { CommandOptions } from '#base/commandHelp.ts';
import { FILE_EXIT_CODES, MISSING_FILE, OK, refuse, type Command } from '../Command.ts';
import { compression, describeError, openAnything, readSource } from '../readInput.ts';

/** The output formats. */
const FORMATS: Readonly<
  Record<string, (puzzle: Puzzle, base: string) => Promise<string> | string>
> = {
  text: ({ grid, solution }) => writeGridText(mergeSolution(grid, solution)),
  puzzle: writePuzzle,
  link: async (puzzle, base) => {
    const data = await encodeShare(writePuzzle(puzzle), compression);
    return base + solveAddress(data);
  },
  json: ({ grid, solution, ...metadata }) =>
    JSON.stringify(
      {
        ...metadata,
        grid: writeBareGridText(grid),
        solution: solution && writeBareGridText(solution),
      },
      null,
      2,
    ),
};

const FORMAT_NAMES = 'text, puzzle, link or json';

const OPTIONS = {
  to: {
    type: 'string',
    value: 'FORMAT',
    isRequired: true,
    help: `The output format: ${FORMAT_NAMES}.`,
  },
  base: {
    type: 'string',
    value: 'URL',
    default: '',
    help: 'The address of the site in a link, such as https://example.org.',
  },
} as const satisfies CommandOptions;

/** Converts a puzzle from any format to any format. */
export const convertCommand: Command = {
  name: 'convert',
  operands: 'FILE|-',
  summary: 'Convert between grid text, puzzle text, link and JSON.',
  options: OPTIONS,
  example: 'convert puzzle.txt --to link --base https://example.org',
  exitCodes: FILE_EXIT_CODES,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const { to } = values;
    if (to === undefined) return refuse(`Missing --to: ${FORMAT_NAMES}.`);
    const write = Object.hasOwn(FORMATS, to) ? FORMATS[to] : undefined;
    if (!write) return refuse(`Unknown format: ${to}. --to takes ${FORMAT_NAMES}.`);
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0) return refuse(MISSING_FILE);
    const input = await readSource(source);
    if (!input.ok) return refuse(describeError(input.error));
    const puzzle = await openAnything(input.value);
    if (!puzzle.ok) return refuse(describeError(puzzle.error));
    process.stdout.write(`${await write(puzzle.value, withoutEnd(values.base, '/'))}\n`);
    return OK;
  },
};
