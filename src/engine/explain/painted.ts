import type { Board } from '../grid/board.ts';
import { findGroup } from '../grid/connections.ts';
import { opposite, recolor, type Cell, type Color } from '../grid/grid.ts';
import { advance } from '../judging/boardOf.ts';
import type { ColoredCell } from './Step.ts';

/** The board with these cells and those connected to them colored, and all others gray. */
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

/** Cells that a connection joins come together, in their order. */
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
