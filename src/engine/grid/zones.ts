import { createArea } from './area.ts';
import type { Zone } from './board.ts';
import type { Geometry } from './geometry.ts';
import type { Cell, Edge, Tile } from './grid.ts';

/** Pairs of stored cells with a border between them, both ways. */
function bordersOf(edges: readonly Edge[], { cellAt, size }: Geometry): ReadonlySet<number> {
  const borders = new Set<number>();
  for (const { x1, y1, x2, y2 } of edges) {
    const from = cellAt(x1, y1);
    const to = cellAt(x2, y2);
    if (from === undefined || to === undefined) continue;
    borders.add(from * size + to);
    borders.add(to * size + from);
  }
  return borders;
}

/**
 * The author's zones: existing cells that hang together without crossing a border, in order of their first
 * cells. Holes part zones as borders do; a border that does not close around something parts nothing.
 */
export function findZones(
  tiles: readonly Tile[],
  edges: readonly Edge[],
  geometry: Geometry,
): readonly Zone[] {
  const { size, neighbors } = geometry;
  const borders = bordersOf(edges, geometry);
  const isSeen = new Uint8Array(size);
  const exists = (cell: Cell) => tiles[cell]?.exists === true;
  const zones: Zone[] = [];
  for (let start = 0; start < size; start++) {
    if (isSeen[start] === 1 || !exists(start)) continue;
    const cells = [start];
    isSeen[start] = 1;
    for (const cell of cells) {
      for (const next of neighbors(cell)) {
        if (isSeen[next] === 1 || !exists(next) || borders.has(cell * size + next)) continue;
        isSeen[next] = 1;
        cells.push(next);
      }
    }
    const area = createArea(Int32Array.from(cells).sort() as never, geometry);
    zones.push(Object.assign(area, { index: zones.length }));
  }
  return zones;
}
