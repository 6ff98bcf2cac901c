import type { Point } from '../grid/grid.ts';

/** The side of the square that a symbol of full size needs, in cells. */
const SIDE = 0.84;
/** The smallest legible scale. */
const SMALLEST = 0.35;

/**
 * The scale of each symbol, in the order of their points: less than 1 if symbols on edges and
 * corners are so close that they would overlap. Symbols at one point count as one, so that the time
 * is linear in the number of stacked symbols.
 */
export function crowdedScales(points: readonly Point[]): readonly number[] {
  const isBetween = ({ x, y }: Point) => !Number.isInteger(x) || !Number.isInteger(y);
  if (!points.some(isBetween)) return points.map(() => 1);
  const keys = points.map(({ x, y }) => keyOf(x, y));
  const places = new Map(points.map((point, index) => [keys[index], point]));
  const placesByCell = byCell([...places.values()]);
  const scales = new Map([...places].map(([key, place]) => [key, scaleAt(place, placesByCell)]));
  return keys.map((key) => scales.get(key) ?? 1);
}

function scaleAt({ x, y }: Point, placesByCell: ReadonlyMap<string, readonly Point[]>): number {
  let room = 1;
  for (const [dx, dy] of NEIGHBORHOOD) {
    for (const near of placesByCell.get(keyOf(Math.floor(x) + dx, Math.floor(y) + dy)) ?? []) {
      const distance = Math.max(Math.abs(near.x - x), Math.abs(near.y - y));
      if (distance > 0) room = Math.min(room, distance);
    }
  }
  return room >= SIDE ? 1 : Math.max(room / SIDE, SMALLEST);
}

function byCell(places: readonly Point[]): ReadonlyMap<string, readonly Point[]> {
  const placesByCell = new Map<string, Point[]>();
  for (const place of places) {
    const key = keyOf(Math.floor(place.x), Math.floor(place.y));
    const others = placesByCell.get(key);
    if (others) others.push(place);
    else placesByCell.set(key, [place]);
  }
  return placesByCell;
}

const NEIGHBORHOOD = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

function keyOf(x: number, y: number): string {
  return `${x} ${y}`;
}
