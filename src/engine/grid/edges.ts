import type { Edge } from './grid.ts';

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
