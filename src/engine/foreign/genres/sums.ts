import {
  EMPTY_TILE,
  HOLE,
  type Grid,
  type Edge,
  type SymbolInstance,
  type Tile,
} from '../../grid/grid.ts';
import { given, symbolsByCell } from '../ForeignGenre.ts';
import { readNumber } from './clueGenre.ts';

/**
 * Counts of the dark cells of whole columns and rows: a dart on a light cell above each column and
 * to the left of each row. The corner between them is a hole.
 */
export interface Sums {
  readonly columns: readonly (number | null)[];
  readonly rows: readonly (number | null)[];
}

/** The size and the cells of a board with sums. */
export function boardWithSums({ columns, rows }: Sums) {
  const [width, height] = [columns.length + 1, rows.length + 1];
  const tiles = Array.from({ length: width * height }, (_, cell): Tile => {
    if (cell === 0) return HOLE;
    return cell < width || cell % width === 0 ? given('light') : EMPTY_TILE;
  });
  const dart = (x: number, y: number, number: number | null): readonly SymbolInstance[] =>
    number === null
      ? []
      : [{ id: 'dart', at: { x, y }, params: { number, orientation: y === 0 ? 'down' : 'right' } }];
  const symbols = [
    ...columns.flatMap((number, i) => dart(i + 1, 0, number)),
    ...rows.flatMap((number, i) => dart(0, i + 1, number)),
  ];
  return { width, height, tiles, symbols };
}

/** The sums of a board; null if it has other symbols, or no room for sums. */
export function readSums(grid: Grid): Sums | null {
  const symbols = symbolsByCell(grid);
  if (!symbols || grid.width < 2 || grid.height < 2) return null;
  return {
    columns: range(grid.width - 1).map((i) => readNumber(symbols.get(i + 1), 'dart')),
    rows: range(grid.height - 1).map((i) => readNumber(symbols.get((i + 1) * grid.width), 'dart')),
  };
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Edges moved by the same distance in both directions. */
export function shifted(edges: readonly Edge[], by: number): readonly Edge[] {
  return edges.map(({ x1, y1, x2, y2 }) => ({
    x1: x1 + by,
    y1: y1 + by,
    x2: x2 + by,
    y2: y2 + by,
  }));
}
