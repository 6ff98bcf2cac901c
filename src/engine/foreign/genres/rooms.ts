import { readBorders, readRooms, writeBorders } from '../encodings/borders.ts';
import { banned, createGrid, damaged, type Drawing, type ForeignGenre } from '../ForeignGenre.ts';
import type { Edge } from '#engine/grid/grid.ts';
import { boardWithSums, shifted, readSums } from './sums.ts';

/** Each room has two dark cells, and every dark area has two, across borders as well. */
export const norinori: ForeignGenre = {
  id: 'norinori',
  name: 'Norinori',
  readFile: ({ width, height, lines }) => {
    const borders = readRooms(lines, width, height);
    return borders && { flags: '', width, height, body: writeBorders(borders, width, height) };
  },
  readDrawing: (drawing) => {
    const body = writeRooms(drawing);
    return body !== null && drawing.beside.length === 0 ? { ...drawing, flags: '', body } : null;
  },
  read: ({ width, height, body }) => {
    const read = readBorders(body, width, height);
    if (read?.rest !== '') return damaged('Norinori');
    const rules = 'zone_exact_count,color=dark,count=2:region_area,color=dark,size=2';
    return createGrid({ width, height, zones: read.borders, rules });
  },
  write: ({ width, height, zones }) => ({
    flags: '',
    width,
    height,
    body: writeBorders(zones, width, height),
  }),
};

/** Maximum number of stars in a row that a link can state. */
const MOST_STARS = 99;

/**
 * Stars are dark cells that do not touch, not even at corners, with the same number in each row,
 * column and room. The cells that hold the counts are light and belong to an adjacent room, whose
 * count they do not change.
 */
export const starBattle: ForeignGenre = {
  id: 'starbattle',
  name: 'Star Battle',
  readFile: ({ width, height, lines }) => {
    const count = lines.next();
    const borders = readRooms(lines, width, height);
    if (!borders) return null;
    return { flags: '', width, height, body: `${count}/${writeBorders(borders, width, height)}` };
  },
  // The count stands beside the board, as Penpa+ draws links of puzz.link.
  readDrawing: (drawing) => {
    const rooms = writeRooms(drawing);
    const [count = '', ...others] = drawing.beside;
    if (rooms === null || others.length > 0 || !/^\d{1,2}$/.test(count)) return null;
    return { ...drawing, flags: '', body: `${count}/${rooms}` };
  },
  read: ({ width, height, body }) => {
    const [, stars = '', encoded = ''] = /^(\d{1,2})\/(.*)$/.exec(body) ?? [];
    const count = Number(stars);
    const read = readBorders(encoded, width, height);
    if (read?.rest !== '' || count < 1 || count > MOST_STARS) return damaged('Star Battle');
    const sums = {
      columns: new Array<number>(width).fill(count),
      rows: new Array<number>(height).fill(count),
    };
    return createGrid({
      ...boardWithSums(sums),
      zones: [...shifted(read.borders, 1), ...bordersOfRim(read.borders)],
      rules: `zone_exact_count,color=dark,count=${count}:${banned('bb')}:${banned('bn', 'nb')}`,
    });
  },
  write: (grid) => {
    const [width, height] = [grid.width - 1, grid.height - 1];
    const count = readSums(grid)?.rows[0] ?? null;
    if (count === null) return null;
    const borders = writeBorders(shifted(grid.zones, -1), width, height);
    return { flags: '', width, height, body: `${count}/${borders}` };
  },
};

/** The borders of a drawing; null if there is anything in its cells. */
function writeRooms({ width, height, texts, circles, borders }: Drawing): string | null {
  const isEmpty = [...texts, ...circles].every((part) => part === null);
  return isEmpty ? writeBorders(borders, width, height) : null;
}

/**
 * Borders between the first cells of two rows or columns continue between the counts next to them.
 */
function bordersOfRim(borders: readonly Edge[]): readonly Edge[] {
  return borders.flatMap(({ x1, y1, x2, y2 }) => {
    const besideRows = x1 === 0 && x2 === 0 ? [{ x1: 0, y1: y1 + 1, x2: 0, y2: y2 + 1 }] : [];
    const aboveColumns = y1 === 0 && y2 === 0 ? [{ x1: x1 + 1, y1: 0, x2: x2 + 1, y2: 0 }] : [];
    return [...besideRows, ...aboveColumns];
  });
}
