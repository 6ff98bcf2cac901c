import type { Board } from '../grid/board.ts';
import { findGroup } from '../grid/connections.ts';
import { opposite, recolor, type Cell, type Color, type Grid, internedTile } from '../grid/grid.ts';
import { advance } from '../judging/boardOf.ts';
import type { ColoredCell, Step } from './Step.ts';

/** The board with these cells and their merged cells colored, and all others gray. */
export function paintedOnly(board: Board, colored: readonly ColoredCell[]): Board {
  const colors = new Map<Cell, Color>();
  for (const { cell, color } of colored)
    for (const it of findGroup(board.grid, cell)) colors.set(it, color);
  const changed: Cell[] = [];
  const tiles = board.grid.tiles.map((tile, cell) => {
    const color = colors.get(cell) ?? 'gray';
    if (!tile.exists || tile.color === color) return tile;
    changed.push(cell);
    return recolor(tile, color);
  });
  return changed.length === 0 ? board : advance(board, { ...board.grid, tiles }, changed);
}

/** The same cells in the other color. */
export function inOtherColor(colored: readonly ColoredCell[]): readonly ColoredCell[] {
  return colored.map(({ cell, color }) => ({ cell, color: opposite(color) }));
}

/** Cells grouped by merged groups, in their order. */
export function groupsOfCells(
  cells: readonly ColoredCell[],
  board: Board,
): readonly (readonly ColoredCell[])[] {
  const groups = new Map<Cell, ColoredCell[]>();
  for (const it of cells) {
    const [first = it.cell] = findGroup(board.grid, it.cell);
    const group = groups.get(first);
    if (group) group.push(it);
    else groups.set(first, [it]);
  }
  return [...groups.values()];
}

/** The grid with the colors of a step. */
export function withStep(grid: Grid, { cells }: Pick<Step, 'cells'>): Grid {
  const tiles = [...grid.tiles];
  for (const { cell, color } of cells) {
    const tile = tiles[cell];
    if (tile && !tile.fixed) tiles[cell] = recolor(tile, color);
  }
  return { ...grid, tiles };
}

/**
 * The puzzle without any color. For the explainer, givens are facts like all others. Gray givens
 * stay.
 */
export function withoutColors(grid: Grid): Grid {
  const tiles = grid.tiles.map((tile) =>
    tile.exists && tile.color !== 'gray' ? internedTile(true, false, 'gray') : tile,
  );
  return { ...grid, tiles };
}

/** True if no colored cell, or cell merged with it, differs from the solution. */
export function agrees(grid: Grid, solution: Grid): boolean {
  return grid.tiles.every(({ exists, color }, cell) => {
    if (!exists || color === 'gray') return true;
    return findGroup(grid, cell).every((it) => {
      const other = solution.tiles[it];
      return !other?.exists || other.color === color;
    });
  });
}
