import type { Cell } from '#engine/grid/grid.ts';
import type { OpenCells } from './EarlyStrokes.ts';

/**
 * Read what the server notes at its board (`drawFirstBoard.ts`).
 *
 * @param open one letter for each cell, `n` if it can be painted
 * @param joined connected cells: numbers with commas, groups with spaces
 */
export function readOpenCells(open: string, joined: string): OpenCells {
  const groups = new Map<Cell, readonly Cell[]>();
  for (const group of joined.split(' ').filter(Boolean)) {
    const cells = group.split(',').map(Number);
    for (const cell of cells) groups.set(cell, cells);
  }
  return {
    isOpen: (cell) => open[cell] === 'n',
    joinedWith: (cell) => [cell, ...(groups.get(cell) ?? []).filter((other) => other !== cell)],
  };
}
