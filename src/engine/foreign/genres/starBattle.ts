import type { Edge } from '../../grid/grid.ts';
import { readBorders, writeBorders } from '../encodings/borders.ts';
import { banned, damaged, createGrid, type ForeignGenre } from '../ForeignGenre.ts';
import { boardWithSums, shifted, readSums } from './sums.ts';

/** Stars of a row that a link may ask for. */
const MOST_STARS = 99;

/**
 * Stars are dark cells that do not touch, not even at corners: so many a row, column and room. The
 * cells that hold the counts are light and belong to the room beside them, whose count they leave
 * as it is.
 */
export const starBattle: ForeignGenre = {
  id: 'starbattle',
  name: 'Star Battle',
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

/** Borders between the first cells of two rows or columns go on between the counts beside them. */
function bordersOfRim(borders: readonly Edge[]): readonly Edge[] {
  return borders.flatMap(({ x1, y1, x2, y2 }) => {
    const besideRows = x1 === 0 && x2 === 0 ? [{ x1: 0, y1: y1 + 1, x2: 0, y2: y2 + 1 }] : [];
    const aboveColumns = y1 === 0 && y2 === 0 ? [{ x1: x1 + 1, y1: 0, x2: x2 + 1, y2: 0 }] : [];
    return [...besideRows, ...aboveColumns];
  });
}
