import { parseArgs } from 'node:util';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { writeBareGridText, writeGridText } from '#engine/codec/gridText.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { solveAddress } from '#engine/codec/shareLinks.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { withoutEnd } from '#engine/text/withoutEnd.ts';
import { OK, refuse, type Command } from '../Command.ts';
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

/** Converts a puzzle from any format to any format. */
export const convertCommand: Command = {
  name: 'convert',
  usage: 'convert FILE|- --to text|puzzle|link|json [--base https://example.org]',
  summary: 'Rewrites a grid text, a puzzle, a link or JSON in another of these forms.',
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, base: { type: 'string', default: '' } },
      allowPositionals: true,
    });
    const write =
      values.to !== undefined && Object.hasOwn(FORMATS, values.to) && FORMATS[values.to];
    if (!write) return refuse(`Say what to write: --to ${Object.keys(FORMATS).join('|')}`);
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0) return refuse('Give one file, or - for input.');
    const input = await readSource(source);
    if (!input.ok) return refuse(describeError(input.error));
    const puzzle = await openAnything(input.value);
    if (!puzzle.ok) return refuse(describeError(puzzle.error));
    process.stdout.write(`${await write(puzzle.value, withoutEnd(values.base, '/'))}\n`);
    return OK;
  },
};
