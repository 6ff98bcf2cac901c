import type { Point } from '../grid/grid.ts';

/** The side of the square that a symbol of full size needs, in cells. */
const SIDE = 0.84;
/** Smaller it could not be read. */
const SMALLEST = 0.35;

/**
 * The share of its size at which each symbol is drawn, in the order of their points: less than 1
 * where symbols on edges and corners are so near each other that they would overprint.
 */
export function crowdedScales(points: readonly Point[]): readonly number[] {
  const isBetween = ({ x, y }: Point) => !Number.isInteger(x) || !Number.isInteger(y);
  if (!points.some(isBetween)) return points.map(() => 1);
  const pointsByCell = new Map<string, Point[]>();
  for (const point of points) {
    const key = keyOf(Math.floor(point.x), Math.floor(point.y));
    const others = pointsByCell.get(key);
    if (others) others.push(point);
    else pointsByCell.set(key, [point]);
  }
  return points.map((point) => {
    const { x, y } = point;
    const near = NEIGHBORHOOD.flatMap(
      ([dx, dy]) => pointsByCell.get(keyOf(Math.floor(x) + dx, Math.floor(y) + dy)) ?? [],
    );
    const distances = near.map((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)));
    const room = Math.min(1, ...distances.filter((distance) => distance > 0));
    return room >= SIDE ? 1 : Math.max(room / SIDE, SMALLEST);
  });
}

const NEIGHBORHOOD = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

function keyOf(x: number, y: number): string {
  return `${x} ${y}`;
}
