import { areaOf } from './components.ts';
import type { Board, Zone } from './board.ts';
import type { Cell, Edge } from './grid.ts';

/** What zones are found on: the board without what depends on them. */
type Ground = Pick<Board, 'grid' | 'width' | 'size' | 'cellAt' | 'neighbors'>;

/**
 * The author's zones in order of their first cells: existing cells joined to their neighbours, also around the
 * board, unless a border runs between them. Holes separate like borders; a border that closes nothing separates
 * nothing.
 */
export function findZones(ground: Ground): readonly Zone[] {
  const borders = new Set(ground.grid.zones.map((edge) => borderOf(edge, ground)));
  const isTaken = new Uint8Array(ground.size);
  const zones: Zone[] = [];
  for (let start = 0; start < ground.size; start++) {
    if (isTaken[start] === 1 || ground.grid.tiles[start]?.exists !== true) continue;
    const cells = spread(start, ground, borders, isTaken).sort((a, b) => a - b);
    const area = areaOf(cells, null, ground);
    zones.push({ index: zones.length, cells, points: area.points, has: (cell) => area.has(cell) });
  }
  return zones;
}

/** Name of the border between two stored cells, whichever comes first; none where an end is outside. */
function borderName(a: Cell, b: Cell): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function borderOf({ x1, y1, x2, y2 }: Edge, ground: Ground): string {
  const a = ground.cellAt(x1, y1);
  const b = ground.cellAt(x2, y2);
  return a === undefined || b === undefined ? '' : borderName(a, b);
}

function spread(
  start: Cell,
  ground: Ground,
  borders: ReadonlySet<string>,
  isTaken: Uint8Array,
): Cell[] {
  const cells = [start];
  isTaken[start] = 1;
  for (const cell of cells)
    for (const next of ground.neighbors(cell)) {
      if (isTaken[next] === 1 || ground.grid.tiles[next]?.exists !== true) continue;
      if (borders.has(borderName(cell, next))) continue;
      isTaken[next] = 1;
      cells.push(next);
    }
  return cells;
}
