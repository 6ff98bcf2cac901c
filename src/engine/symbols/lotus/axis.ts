import type { Orientation } from '#engine/grid/directions.ts';
import type { Point } from '#engine/grid/grid.ts';
import { touchedPoints } from '#engine/grid/placement.ts';
import type { DirectionMap, PlacePair } from '#engine/symmetry/linkedDirections.ts';

/** The mirror axis of a lotus. `rising` goes through lower left and upper right. */
export type MirrorAxis = 'vertical' | 'horizontal' | 'rising' | 'falling';

/** The axis of each orientation. Opposite orientations have the same axis. */
export const AXIS: Readonly<Record<Orientation, MirrorAxis>> = {
  up: 'vertical',
  down: 'vertical',
  left: 'horizontal',
  right: 'horizontal',
  'up-right': 'rising',
  'down-left': 'rising',
  'down-right': 'falling',
  'up-left': 'falling',
};

/** The image of each direction, by axis. */
export const MIRRORED: Readonly<Record<MirrorAxis, DirectionMap>> = {
  vertical: { left: 'right', up: 'up', right: 'left', down: 'down' },
  horizontal: { left: 'left', up: 'down', right: 'right', down: 'up' },
  rising: { left: 'down', up: 'right', right: 'up', down: 'left' },
  falling: { left: 'up', up: 'left', right: 'down', down: 'right' },
};

/**
 * Indexes of touched places on a corner (upper left, upper right, lower left, lower right) that are
 * each other's image.
 */
const CORNER_PAIRS: Readonly<Record<MirrorAxis, readonly (readonly [number, number])[]>> = {
  vertical: [
    [0, 1],
    [2, 3],
  ],
  horizontal: [
    [0, 2],
    [1, 3],
  ],
  rising: [
    [1, 1],
    [0, 3],
    [2, 2],
  ],
  falling: [
    [0, 0],
    [1, 2],
    [3, 3],
  ],
};

/** True if a diagonal axis goes through the middle of an edge, so that no cell has an image. */
export function isAskew({ x, y }: Point, axis: MirrorAxis): boolean {
  return (axis === 'rising' || axis === 'falling') && Number.isInteger(x) !== Number.isInteger(y);
}

/** Touched places with their images, in the order of comparison. Not for an askew axis. */
export function mirrorPairs(at: Point, axis: MirrorAxis): readonly PlacePair[] {
  const points = touchedPoints(at);
  const pick = (indices: readonly (readonly [number, number])[]) =>
    indices.flatMap(([first, second]): PlacePair[] => {
      const p = points[first];
      const q = points[second];
      return p && q ? [[p, q]] : [];
    });
  if (points.length === 4) return pick(CORNER_PAIRS[axis]);
  if (points.length === 1) return pick([[0, 0]]);
  const along = Number.isInteger(at.x) ? 'vertical' : 'horizontal';
  return axis === along
    ? pick([
        [0, 0],
        [1, 1],
      ])
    : pick([[0, 1]]);
}
