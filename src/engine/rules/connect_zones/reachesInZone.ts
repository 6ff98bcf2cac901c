import type { Board, Component, Zone } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';

/** Cells of a zone that are connected inside it, or may come to be. */
export type ZoneReach = Pick<Component, 'cells'>;

/**
 * The components of the cells of a zone that `takes` accepts, as far as they hold a cell with
 * `isSeed`, in order of their first such cells.
 */
export function reachesInZone(
  zone: Zone,
  board: Board,
  takes: (cell: Cell) => boolean,
  isSeed: (cell: Cell) => boolean,
): readonly ZoneReach[] {
  const seen = new Set<Cell>();
  const reaches: ZoneReach[] = [];
  for (const start of zone.cells) {
    if (seen.has(start) || !isSeed(start)) continue;
    const cells = [start];
    seen.add(start);
    for (const cell of cells) {
      for (const next of board.neighbors(cell)) {
        if (seen.has(next) || !zone.has(next) || !takes(next)) continue;
        seen.add(next);
        cells.push(next);
      }
    }
    reaches.push({ cells });
  }
  return reaches;
}
