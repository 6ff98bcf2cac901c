import { paintCells } from '#engine/edit/edit.ts';
import type { Cell, Color, Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';

const OTHER = { dark: 'light', light: 'dark' } as const;
const SOLID = ['dark', 'light'] as const;

function openCells({ tiles }: Grid): readonly Cell[] {
  return tiles.flatMap(({ exists, fixed, color }, cell) =>
    exists && !fixed && color === 'gray' ? [cell] : [],
  );
}

/** The grid without the symbols that lie unseen under a marker. */
function asSeen(grid: Grid): Grid {
  const isGray = ({ at }: SymbolInstance) => grid.tiles[at.y * grid.width + at.x]?.color === 'gray';
  const closed = (grid.symbols.get('hidden') ?? []).filter(isGray);
  if (closed.length === 0) return grid;
  const isSeen = ({ id, at }: SymbolInstance) =>
    id === 'hidden' || !closed.some((marker) => marker.at.x === at.x && marker.at.y === at.y);
  const symbols = [...grid.symbols].map(([id, list]) => [id, list.filter(isSeen)] as const);
  return { ...grid, symbols: new Map(symbols) };
}

const isWrong = (grid: Grid) => judge(boardOf(asSeen(grid)), null).final === 'error';

/** Color what an error at once forces, until nothing more follows; null if a cell has no color. */
function followErrors(start: Grid): Grid | null {
  let grid = start;
  for (let before = -1; before !== openCells(grid).length;) {
    before = openCells(grid).length;
    for (const cell of openCells(grid)) {
      if (grid.tiles[cell]?.color !== 'gray') continue;
      const [dark, light] = SOLID.map((color) => !isWrong(paintCells(grid, [cell], color)));
      if (!dark && !light) return null;
      if (dark !== light) grid = paintCells(grid, [cell], dark ? 'dark' : 'light');
    }
  }
  return grid;
}

interface Assumption {
  readonly cell: Cell;
  readonly color: Exclude<Color, 'gray'>;
}

/** A color of one cell from which an error follows step by step. */
function findRefuted(grid: Grid): Assumption | undefined {
  return openCells(grid)
    .flatMap((cell) => SOLID.map((color) => ({ cell, color })))
    .find(({ cell, color }) => followErrors(paintCells(grid, [cell], color)) === null);
}

/**
 * How often one cell had to be assumed to get from the start to the end, where all else follows
 * from single errors; null if there is no such way.
 */
export function assumptionsNeeded(start: Grid): number | null {
  let grid = followErrors(start);
  for (let count = 0; ; count++) {
    if (!grid) return null;
    if (openCells(grid).length === 0) return count;
    const refuted = findRefuted(grid);
    if (!refuted) return null;
    grid = followErrors(paintCells(grid, [refuted.cell], OTHER[refuted.color]));
  }
}
