import type { Board, Region } from '../grid/board.ts';
import type { Color } from '../grid/grid.ts';
import { canonicalShape, shapeOfPoints } from './shape.ts';

const nameByRegion = new WeakMap<Region, string>();

/**
 * A text that identifies the shape of a region, regardless of turning and mirroring. Cached by
 * region.
 */
function shapeNameOf(region: Region): string {
  const known = nameByRegion.get(region);
  if (known !== undefined) return known;
  const { cells } = canonicalShape(shapeOfPoints(region.points, region.color));
  const name = cells.map(({ x, y }) => `${x},${y}`).join(' ');
  nameByRegion.set(region, name);
  return name;
}

/** Closed regions of a color that have the same shape, row-major. */
export type SameShapeRegions = readonly [first: Region, ...others: Region[]];

/** The closed regions of a color by shape, in order of the first region of each shape. */
export function closedShapes(board: Board, color: Color): readonly SameShapeRegions[] {
  const byShape = new Map<string, [Region, ...Region[]]>();
  for (const region of board.regions(color)) {
    if (!region.isClosed) continue;
    const name = shapeNameOf(region);
    const known = byShape.get(name);
    if (known) known.push(region);
    else byShape.set(name, [region]);
  }
  return [...byShape.values()];
}
