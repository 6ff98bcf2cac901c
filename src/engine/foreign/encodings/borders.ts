import type { FileLines } from '../savedFile.ts';
import type { Edge } from '../../grid/grid.ts';
import { edgeKey } from '../../grid/connections.ts';

/**
 * Borders are bits, five a digit: first those between columns row by row, then those between rows.
 */
const BITS = 5;
const BASE = 2 ** BITS;

/** All pairs of neighbors of a board: side by side, then one above the other, row by row. */
export function innerEdges(
  width: number,
  height: number,
): readonly [readonly Edge[], readonly Edge[]] {
  const upright: Edge[] = [];
  const level: Edge[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x + 1 < width) upright.push({ x1: x, y1: y, x2: x + 1, y2: y });
      if (y + 1 < height) level.push({ x1: x, y1: y, x2: x, y2: y + 1 });
    }
  return [upright, level];
}

/** The borders at the start of a text, and the rest of the text; null if the text is too short. */
export function readBorders(
  text: string,
  width: number,
  height: number,
): { readonly borders: readonly Edge[]; readonly rest: string } | null {
  const [upright, level] = innerEdges(width, height);
  const split = Math.ceil(upright.length / BITS);
  const end = split + Math.ceil(level.length / BITS);
  if (text.length < end || !/^[\da-v]*$/.test(text.slice(0, end))) return null;
  const borders = [
    ...upright.filter((_, i) => bitAt(text, i)),
    ...level.filter((_, i) => bitAt(text.slice(split, end), i)),
  ];
  return { borders, rest: text.slice(end) };
}

/** The borders of a saved file: the number of rooms, then the room of each cell. */
export function readRooms(lines: FileLines, width: number, height: number): readonly Edge[] | null {
  lines.next();
  const rooms = lines.cells(width, height);
  return (
    rooms &&
    innerEdges(width, height)
      .flat()
      .filter(({ x1, y1, x2, y2 }) => rooms[y1 * width + x1] !== rooms[y2 * width + x2])
  );
}

function bitAt(text: string, index: number): boolean {
  const digit = parseInt(text.charAt(Math.floor(index / BITS)), BASE);
  return (digit & (1 << (BITS - 1 - (index % BITS)))) !== 0;
}

/** Write the borders between the cells of a board. Other borders are left out. */
export function writeBorders(borders: readonly Edge[], width: number, height: number): string {
  const keys = new Set(borders.map(edgeKey));
  return innerEdges(width, height)
    .map((edges) => writeBits(edges.map((edge) => keys.has(edgeKey(edge)))))
    .join('');
}

function writeBits(bits: readonly boolean[]): string {
  const digits: string[] = [];
  for (let i = 0; i < bits.length; i += BITS) {
    let digit = 0;
    for (let bit = 0; bit < BITS; bit++) digit = digit * 2 + (bits[i + bit] ? 1 : 0);
    digits.push(digit.toString(BASE));
  }
  return digits.join('');
}
