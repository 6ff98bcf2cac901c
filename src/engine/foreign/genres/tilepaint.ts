import { message } from '#texts/message.ts';
import { pointGroups, edgeKey } from '../../grid/connections.ts';
import type { Edge } from '../../grid/grid.ts';
import { fail } from '#base/result.ts';
import { innerEdges, readBorders, readRooms, writeBorders } from '../encodings/borders.ts';
import { readRimNumbers, writeRimNumbers } from '../encodings/numbers.ts';
import { readRuns, writeRuns } from '../encodings/runs.ts';
import { damaged, createGrid, type ForeignGenre } from '../ForeignGenre.ts';
import { boardWithSums, shifted, readSums } from './sums.ts';

const MOST = 0xff;

/** Each tile, the cells within borders, has one color; numbers count the dark cells of a line. */
export const tilepaint: ForeignGenre = {
  id: 'tilepaint',
  name: 'Tilepaint',
  readFile: ({ width, height, lines }) => {
    const borders = readRooms(lines, width, height);
    const words = lines.cells(width + 1, height + 1);
    if (!borders || !words) return null;
    const isRim = (_: string, i: number) => i <= width || i % (width + 1) === 0;
    const inside = words.filter((word, i) => !isRim(word, i));
    const sums = words
      .filter(isRim)
      .slice(1)
      .map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : null));
    if (sums.some((sum) => sum !== null && sum > MOST)) return null;
    // `read` refuses clues inside the board, whatever they are.
    const clues = writeRuns(inside.map((word) => (word === '.' ? null : '.0')));
    const body = `${writeBorders(borders, width, height)}${clues}${writeRimNumbers(sums)}`;
    return { flags: '', width, height, body };
  },
  read: ({ width, height, body }) => {
    const read = readBorders(body, width, height);
    if (!read) return damaged('Tilepaint');
    const cells = readRuns(read.rest, width * height, () => null);
    if (!cells) {
      const hasClueInside = /^[g-z]*[\d.=+-]/.test(read.rest) && read.rest.length > width + height;
      return hasClueInside
        ? fail(message('parse.cluesInside', { genre: 'Tilepaint' }))
        : damaged('Tilepaint');
    }
    const sums = readRimNumbers(read.rest.slice(cells.end), width + height);
    if (!sums) return damaged('Tilepaint');
    return createGrid({
      ...boardWithSums({ columns: sums.slice(0, width), rows: sums.slice(width) }),
      connections: shifted(withinTiles(read.borders, width, height), 1),
      rules: '',
    });
  },
  write: (grid) => {
    const [width, height] = [grid.width - 1, grid.height - 1];
    const sums = readSums(grid);
    if (!sums) return null;
    const numbers = [...sums.columns, ...sums.rows];
    if (numbers.some((number) => number !== null && number > MOST)) return null;
    const joined = new Set(shifted(grid.connections, -1).map(edgeKey));
    const borders = innerEdges(width, height)
      .flat()
      .filter((edge) => !joined.has(edgeKey(edge)));
    const noClues = writeRuns(new Array<null>(width * height).fill(null));
    const body = `${writeBorders(borders, width, height)}${noClues}${writeRimNumbers(numbers)}`;
    return { flags: '', width, height, body };
  },
};

/**
 * All pairs of neighbors in one tile, including pairs across a border that ends inside the tile.
 */
function withinTiles(borders: readonly Edge[], width: number, height: number): readonly Edge[] {
  const keys = new Set(borders.map(edgeKey));
  const edges = innerEdges(width, height).flat();
  const groups = pointGroups(edges.filter((edge) => !keys.has(edgeKey(edge))));
  const tileByCell = new Map(
    groups.flatMap((points, tile) => points.map(({ x, y }) => [y * width + x, tile] as const)),
  );
  return edges.filter(({ x1, y1, x2, y2 }) => {
    const tile = tileByCell.get(y1 * width + x1);
    return tile !== undefined && tile === tileByCell.get(y2 * width + x2);
  });
}
