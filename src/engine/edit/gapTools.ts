import { findGroup, edgeKey } from '../grid/connections.ts';
import { recolor, type Edge, type Grid, type Point } from '../grid/grid.ts';
import { gapAt } from '../grid/snap.ts';
import { sanitize } from '../judging/sanitize.ts';
import { withTiles } from './edit.ts';
import type { Tool, ToolTrack } from './Tool.ts';

/** Distance between the sampled points of a stroke, in cells: no gap is narrower. */
const SAMPLE = 0.1;

/** Merges cells across the gaps a stroke touches, or separates them. */
export const mergeTool = gapTool('merge', {
  hasRim: false,
  add: joined,
  remove: (grid, edge) => ({ ...grid, connections: without(grid.connections, edge) }),
});

/** Draws zone borders along the gaps a stroke touches, or erases them. */
export const zoneTool = gapTool('zone', {
  hasRim: true,
  add: (grid, edge) => ({ ...grid, zones: [...without(grid.zones, edge), edge] }),
  remove: (grid, edge) => ({ ...grid, zones: without(grid.zones, edge) }),
});

interface GapEdit {
  /** True if the rim of the board has gaps too. */
  readonly hasRim: boolean;
  readonly add: (grid: Grid, edge: Edge) => Grid;
  readonly remove: (grid: Grid, edge: Edge) => Grid;
}

function gapTool(id: 'merge' | 'zone', { hasRim, add, remove }: GapEdit): Tool {
  return {
    id,
    isFine: true,
    isTapped: true,
    press({ grid }, { at, button }) {
      const edit = button === 'primary' ? add : remove;
      const over = (now: Grid, edges: readonly Edge[]) => {
        const next = edges.reduce(edit, now);
        return { grid: next === now ? now : sanitize(next) };
      };
      const edge = gapAt(at, grid, hasRim);
      return {
        change: over(grid, edge ? [edge] : []),
        follow: (now, track) => over(now.grid, gapsAlong(track, now.grid, hasRim)),
      };
    },
    erase({ grid }, { at }) {
      const edge = gapAt(at, grid, hasRim);
      return edge && { grid: sanitize(remove(grid, edge)) };
    },
  };
}

/** The gaps along a stroke, in order, without consecutive duplicates. */
function gapsAlong({ from, to }: ToolTrack, grid: Grid, hasRim: boolean): readonly Edge[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / SAMPLE);
  const edges: Edge[] = [];
  for (let step = 1; step <= steps; step++) {
    const edge = gapAt(between(from, to, step / steps), grid, hasRim);
    const last = edges.at(-1);
    if (edge && (!last || edgeKey(last) !== edgeKey(edge))) edges.push(edge);
  }
  return edges;
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * Merges the cells at both ends; they get the color of the first, unless only the second has one.
 */
function joined(grid: Grid, edge: Edge): Grid {
  const first = edge.y1 * grid.width + edge.x1;
  const second = edge.y2 * grid.width + edge.x2;
  const connections = [...without(grid.connections, edge), edge];
  const [own, other] = [grid.tiles[first]?.color, grid.tiles[second]?.color];
  const color = own === undefined || own === 'gray' ? (other ?? 'gray') : own;
  const merged = { ...grid, connections };
  const tiles = [...grid.tiles];
  const group = findGroup(merged, first);
  for (const cell of group) {
    const tile = tiles[cell];
    if (tile) tiles[cell] = recolor(tile, color);
  }
  return withTiles(merged, tiles, group);
}

function without(edges: readonly Edge[], edge: Edge): readonly Edge[] {
  const key = edgeKey(edge);
  const others = edges.filter((other) => edgeKey(other) !== key);
  return others.length === edges.length ? edges : others;
}
