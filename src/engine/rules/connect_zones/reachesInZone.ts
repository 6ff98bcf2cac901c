import type { Area, Board, Zone } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';

/** Cells of a zone that hang together inside it. */
export type Island = Pick<Area, 'cells'>;

/** Islands around the `isSeed` cells of a zone, spreading over cells it `takes`, in order of their first seeds. */
export function islandsInZone(
  zone: Zone,
  board: Board,
  takes: (cell: Cell) => boolean,
  isSeed: (cell: Cell) => boolean,
): readonly Island[] {
  const seen = new Set<Cell>();
  const islands: Island[] = [];
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
    islands.push({ cells });
  }
  return islands;
}
