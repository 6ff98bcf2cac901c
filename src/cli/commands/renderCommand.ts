import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { HOUSE_THEMES } from '#engine/picture/theme.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { createPictureInput, type RenderOptions } from '#engine/picture/render.ts';
import type { SvgNode } from '#engine/glyph/svgNode.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { NOT_UNDERSTOOD, OK, refuse, type Command } from '../Command.ts';
import { describeError, openAnything, readSource } from '../readInput.ts';

const USAGE =
  'render FILE|- -o FILE.svg|FILE.png [--theme dark|light] [--cell PIXELS | --width PIXELS] [--solution]';
const DEFAULT_CELL_PX = 64;
const LARGEST_CELL_PX = 512;
/** Maximum side of a picture. */
const LARGEST_SIDE_PX = 16_384;

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
  usage: USAGE,
  summary: 'Draws the board as an SVG or PNG picture.',
  async run(args) {
    const call = parseCall(args);
    if (call === null) return refuse(`Call it as: ${USAGE}`);
    const input = await readSource(call.source);
    if (!input.ok) return refuse(describeError(input.error));
    const puzzle = await openAnything(input.value);
    if (!puzzle.ok) return refuse(describeError(puzzle.error));
    if (call.showSolution && puzzle.value.solution === null)
      return refuse('This puzzle has no solution to draw.');
    await loadDrawings(puzzle.value.grid);
    const picture = drawPuzzle(puzzle.value, call);
    if (isTooLarge(picture))
      return refuse('This picture would be too large. Give a smaller --cell or --width.');
    return write(picture, call.output);
  },
};

function parseCall(args: readonly string[]): RenderCall | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      theme: { type: 'string', default: 'dark' },
      cell: { type: 'string' },
      width: { type: 'string' },
      solution: { type: 'boolean', default: false },
    },
  });
  const [source, ...rest] = positionals;
  const { output, theme, solution } = values;
  const size = sizeOf(values.cell, values.width);
  if (source === undefined || rest.length > 0 || output === undefined) return null;
  if (!/\.(svg|png)$/i.test(output) || (theme !== 'dark' && theme !== 'light')) return null;
  if (size === null) return null;
  return { source, output, theme, size, showSolution: solution };
}

function sizeOf(cell: string | undefined, width: string | undefined): RenderCall['size'] | null {
  if (cell !== undefined && width !== undefined) return null;
  if (width !== undefined) {
    const widthPx = Number(width);
    return widthPx >= 1 && widthPx <= LARGEST_SIDE_PX ? { widthPx } : null;
  }
  const cellPx = Number(cell ?? DEFAULT_CELL_PX);
  return cellPx >= 1 && cellPx <= LARGEST_CELL_PX ? { cellPx } : null;
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
    process.stderr.write(`This file cannot be written: ${output}\n${String(error)}\n`);
    return NOT_UNDERSTOOD;
  }
}

/** Loads the converters and their fonts only for this command. */
async function encode(picture: SvgNode, output: string): Promise<string | Uint8Array> {
  const { toPng, toSvgFile } = await import('#raster/rasterize.ts');
  return /\.png$/i.test(output) ? toPng(picture) : `${await toSvgFile(picture)}\n`;
}
