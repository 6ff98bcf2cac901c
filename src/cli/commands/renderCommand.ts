import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { HOUSE_THEMES } from '#engine/picture/theme.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { createPictureInput, type RenderOptions } from '#engine/picture/render.ts';
import type { SvgNode } from '#engine/glyph/svgNode.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { CommandOptions } from '#base/commandHelp.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { FILE_EXIT_CODES, MISSING_FILE, OK, refuse, type Command } from '../Command.ts';
import { describeError, openAnything, readSource } from '../readInput.ts';

const DEFAULT_CELL_PX = 64;
const LARGEST_CELL_PX = 512;
/** Maximum side of a picture. */
const LARGEST_SIDE_PX = 16_384;

const OPTIONS = {
  output: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    isRequired: true,
    help: 'The picture to write; its name ends in .svg or .png.',
  },
  theme: {
    type: 'string',
    value: 'NAME',
    default: 'dark',
    help: 'The house theme: dark or light.',
  },
  cell: {
    type: 'string',
    value: 'PIXELS',
    help: `Size of a cell, up to ${LARGEST_CELL_PX}. ${DEFAULT_CELL_PX} without --width.`,
  },
  width: {
    type: 'string',
    value: 'PIXELS',
    help: `Width of the whole picture instead, up to ${LARGEST_SIDE_PX}.`,
  },
  solution: { type: 'boolean', default: false, help: 'Draw the solution.' },
} as const satisfies CommandOptions;

interface RenderCall {
  readonly source: string;
  readonly output: string;
  readonly theme: keyof typeof HOUSE_THEMES;
  /** Size of a cell, or width of the whole picture. */
  readonly size: { readonly cellPx: number } | { readonly widthPx: number };
  readonly showSolution: boolean;
}

/** Renders the starting board, or the solution. */
export const renderCommand: Command = {
  name: 'render',
  operands: 'FILE|-',
  summary: 'Draw the board as SVG or PNG.',
  options: OPTIONS,
  example: 'render puzzle.txt -o board.png --width 1000',
  exitCodes: FILE_EXIT_CODES,
  async run(args) {
    const parsed = parseCall(args);
    if (!parsed.ok) return refuse(parsed.error);
    const call = parsed.value;
    const input = await readSource(call.source);
    if (!input.ok) return refuse(describeError(input.error));
    const puzzle = await openAnything(input.value);
    if (!puzzle.ok) return refuse(describeError(puzzle.error));
    if (call.showSolution && puzzle.value.solution === null)
      return refuse('This puzzle has no solution to draw.');
    await loadDrawings(puzzle.value.grid);
    const picture = drawPuzzle(puzzle.value, call);
    if (isTooLarge(picture))
      return refuse('This picture would be too large. Pass a smaller --cell or --width.');
    return write(picture, call.output);
  },
};

function parseCall(args: readonly string[]): Result<RenderCall, string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  const [source, ...rest] = positionals;
  const { output, theme, solution } = values;
  if (source === undefined || rest.length > 0) return fail(MISSING_FILE);
  if (output === undefined) return fail('Missing -o: a file name that ends in .svg or .png.');
  if (!/\.(svg|png)$/i.test(output)) return fail('-o takes a file name that ends in .svg or .png.');
  if (theme !== 'dark' && theme !== 'light') return fail('--theme takes dark or light.');
  const size = sizeOf(values.cell, values.width);
  return size.ok ? ok({ source, output, theme, size: size.value, showSolution: solution }) : size;
}

function sizeOf(
  cell: string | undefined,
  width: string | undefined,
): Result<RenderCall['size'], string> {
  if (cell !== undefined && width !== undefined) return fail('Pass --cell or --width, not both.');
  if (width !== undefined) {
    const widthPx = Number(width);
    return widthPx >= 1 && widthPx <= LARGEST_SIDE_PX
      ? ok({ widthPx })
      : fail(`--width takes a number from 1 to ${LARGEST_SIDE_PX}.`);
  }
  const cellPx = Number(cell ?? DEFAULT_CELL_PX);
  return cellPx >= 1 && cellPx <= LARGEST_CELL_PX
    ? ok({ cellPx })
    : fail(`--cell takes a number from 1 to ${LARGEST_CELL_PX}.`);
}

function drawPuzzle({ grid, solution, title }: Puzzle, call: RenderCall): SvgNode {
  const options: RenderOptions = {
    theme: HOUSE_THEMES[call.theme],
    ...('cellPx' in call.size
      ? { cellSize: call.size.cellPx }
      : { maxSize: { width: call.size.widthPx, height: Infinity } }),
    margin: 0.5,
    showGhosts: true,
    hasBackground: true,
    solution,
    ...(title !== '' && { title }),
  };
  const shown = call.showSolution && solution !== null ? { ...grid, tiles: solution.tiles } : grid;
  return drawBoard(createPictureInput(shown, options), options);
}

function isTooLarge({ attributes }: SvgNode): boolean {
  return Math.max(Number(attributes['width']), Number(attributes['height'])) > LARGEST_SIDE_PX;
}

async function write(picture: SvgNode, output: string): Promise<number> {
  try {
    await writeFile(output, await encode(picture, output));
    return OK;
  } catch (error) {
    return refuse(`Can’t write this file: ${output}\n${String(error)}`);
  }
}

/** Loads the converters and their fonts only for this command. */
async function encode(picture: SvgNode, output: string): Promise<string | Uint8Array> {
  const { toPng, toSvgFile } = await import('#raster/rasterize.ts');
  return /\.png$/i.test(output) ? toPng(picture) : `${await toSvgFile(picture)}\n`;
}
