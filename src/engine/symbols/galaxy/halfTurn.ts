import type { Point } from '#engine/grid/grid.ts';
import { touchedPoints } from '#engine/grid/placement.ts';
import type { DirectionMap, PlacePair } from '#engine/symmetry/linkedDirections.ts';

/** Each direction and its image under a half-turn. */
export const HALF_TURN: DirectionMap = { left: 'right', up: 'down', right: 'left', down: 'up' };

/** Each touched place with its opposite, each pair once, in the order of comparison. */
export function halfTurnPairs(at: Point): readonly PlacePair[] {
  const [first, second, third, fourth] = touchedPoints(at);
  if (!first) return [];
  if (second && third && fourth)
    return [
      [first, fourth],
      [third, second],
    ];
  return [[first, second ?? first]];
}
