import { createComponent } from './components.ts';
import type { Board, Zone } from './board.ts';
import type { Cell, Edge } from './grid.ts';

/** The part of a board that the search for zones needs. */
type ZoneGraph = Pick<Board, 'grid' | 'width' | 'size' | 'cellAt' | 'neighbors'>;

/**
 * The author's zones in order of their first cells: existing cells connected to their neighbors,
 * also through joined sides, unless a border is between them. Holes separate like borders; a border
 * that encloses nothing has no effect.
 */
export function findZones(graph: ZoneGraph): readonly Zone[] {
  const borders = new Set(graph.grid.zones.map((edge) => borderKeyOf(edge, graph)));
  const isTaken = new Uint8Array(graph.size);
  const zones: Zone[] = [];
  for (let start = 0; start < graph.size; start++) {
    if (isTaken[start] === 1 || graph.grid.tiles[start]?.exists !== true) continue;
    const cells = floodZone(start, graph, borders, isTaken).sort((a, b) => a - b);
    const component = createComponent(cells, null, graph);
    zones.push({
      index: zones.length,
      cells,
      points: component.points,
      has: (cell) => component.has(cell),
    });
  }
  return zones;
}

/** A key for the border between two stored cells, regardless of their order. */
function borderKey(a: Cell, b: Cell): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function borderKeyOf({ x1, y1, x2, y2 }: Edge, graph: ZoneGraph): string {
  const a = graph.cellAt(x1, y1);
  const b = graph.cellAt(x2, y2);
  return a === undefined || b === undefined ? '' : borderKey(a, b);
}

function floodZone(
  start: Cell,
  graph: ZoneGraph,
  borders: ReadonlySet<string>,
  isTaken: Uint8Array,
): Cell[] {
  const cells = [start];
  isTaken[start] = 1;
  for (const cell of cells)
    for (const next of graph.neighbors(cell)) {
      if (isTaken[next] === 1 || graph.grid.tiles[next]?.exists !== true) continue;
      if (borders.has(borderKey(cell, next))) continue;
      isTaken[next] = 1;
      cells.push(next);
    }
  return cells;
}
