import type { Cell, Edge, Grid, Point } from './grid.ts';

const STRIDE = 2 ** 26;

/** A number that identifies a place at most 2 ** 25 from the origin. */
function keyOf(x: number, y: number): number {
  return y * STRIDE + x;
}

/**
 * The sets of places connected by edges, inside the grid or not, in row-major order of their first
 * places; each set in row-major order. Ignores the wrap-around.
 */
export function pointGroups(edges: readonly Edge[]): readonly (readonly Point[])[] {
  const neighborsByKey = new Map<number, { readonly point: Point; readonly next: number[] }>();
  const link = (x: number, y: number, to: number) => {
    const key = keyOf(x, y);
    const known = neighborsByKey.get(key);
    if (known) known.next.push(to);
    else neighborsByKey.set(key, { point: { x, y }, next: [to] });
  };
  for (const { x1, y1, x2, y2 } of edges) {
    link(x1, y1, keyOf(x2, y2));
    link(x2, y2, keyOf(x1, y1));
  }
  const seen = new Set<number>();
  const groups: Point[][] = [];
  for (const start of [...neighborsByKey.keys()].sort((a, b) => a - b)) {
    if (seen.has(start)) continue;
    const keys = [start];
    seen.add(start);
    for (const key of keys) {
      for (const next of neighborsByKey.get(key)?.next ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        keys.push(next);
      }
    }
    keys.sort((a, b) => a - b);
    groups.push(keys.flatMap((key) => neighborsByKey.get(key)?.point ?? []));
  }
  return groups;
}

interface Groups {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly (readonly Cell[])[];
  readonly byCell: ReadonlyMap<Cell, readonly Cell[]>;
}
const groupsByConnections = new WeakMap<readonly Edge[], Groups>();

function computeGroups({ connections, width, height }: Grid): Groups {
  const groups = pointGroups(connections).flatMap((points) => {
    const cells = points.flatMap(({ x, y }) =>
      x >= 0 && y >= 0 && x < width && y < height ? [y * width + x] : [],
    );
    return cells.length > 1 ? [cells] : [];
  });
  const byCell = new Map<Cell, readonly Cell[]>();
  for (const group of groups) for (const cell of group) byCell.set(cell, group);
  return { width, height, groups, byCell };
}

function cachedGroups(grid: Grid): Groups {
  const known = groupsByConnections.get(grid.connections);
  if (known?.width === grid.width && known.height === grid.height) return known;
  const groups = computeGroups(grid);
  groupsByConnections.set(grid.connections, groups);
  return groups;
}

/**
 * Every merge group of at least two cells, in order of their first cells. Cached with the
 * connections.
 */
export function findGroups(grid: Grid): readonly (readonly Cell[])[] {
  return cachedGroups(grid).groups;
}

/**
 * The cells that share the color of `cell`, including itself, row-major. Cached with the
 * connections.
 */
export function findGroup(grid: Grid, cell: Cell): readonly Cell[] {
  return cachedGroups(grid).byCell.get(cell) ?? [cell];
}

/** A text that identifies the edge, regardless of its direction. */
export function edgeKey({ x1, y1, x2, y2 }: Edge): string {
  return x1 < x2 || (x1 === x2 && y1 <= y2) ? `${x1},${y1},${x2},${y2}` : `${x2},${y2},${x1},${y1}`;
}

/**
 * The edges without duplicates and without those whose coordinates are not numbers. The same array
 * if all remain.
 */
export function distinctEdges(edges: readonly Edge[]): readonly Edge[] {
  const seen = new Set<string>();
  const distinct = edges.filter((edge) => {
    if (Number.isNaN(edge.x1 + edge.y1 + edge.x2 + edge.y2)) return false;
    const key = edgeKey(edge);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return distinct.length === edges.length ? edges : distinct;
}

/** True if the ends are one step apart. */
export function isUnitEdge({ x1, y1, x2, y2 }: Edge): boolean {
  return Math.abs(x1 - x2) + Math.abs(y1 - y2) === 1;
}
