import type { Point } from '#engine/grid/grid.ts';
import { UNIT } from '#engine/glyph/svg.ts';
import { decimal } from '#engine/glyph/svgNode.ts';

/**
 * A set of unit cells of the plane. Cell (x, y) is the square from (x, y) to (x + 1, y + 1); `has`
 * is false outside the bounds.
 */
export interface CellSet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  has(x: number, y: number): boolean;
}

/** One of the four directions along the lattice, as a unit vector. */
type Heading = Point;

/** A corner of an outline: a lattice point, and the directions into and out of it. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly into: Heading;
  readonly out: Heading;
  /** Right turns are corners of the set, left turns are notches in it. */
  readonly turn: 'right' | 'left';
}

/**
 * A closed outline, traversed with the set on the right: clockwise around a set, counterclockwise
 * around a hole.
 */
export type Loop = readonly Corner[];

/** Parameters of the drawn outline. Lengths in cells. */
export interface OutlineShape {
  /** Distance from the lattice line into the set; negative grows the set. */
  readonly inset: number;
  /** Radius at the corners of the set. */
  readonly outer: number;
  /** Radius at the notches of the set. */
  readonly inner: number;
}

/** A segment of a drawn outline, from the end of the previous one to (x, y). */
type OutlineStep =
  | { readonly kind: 'line'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'arc';
      readonly x: number;
      readonly y: number;
      readonly center: Point;
      readonly radius: number;
      readonly clockwise: boolean;
    };

/** A closed drawn outline. */
export interface Outline {
  readonly start: Point;
  readonly steps: readonly OutlineStep[];
}

const EAST: Heading = { x: 1, y: 0 };

/** The set of these cells. Coordinates are integers; duplicates are allowed. */
export function cellSet(cells: readonly Point[]): CellSet {
  if (cells.length === 0) return { left: 0, top: 0, width: 0, height: 0, has: () => false };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const width = right - left + 1;
  const height = bottom - top + 1;
  const present = new Uint8Array(width * height);
  for (const { x, y } of cells) present[(y - top) * width + x - left] = 1;
  const has = (x: number, y: number): boolean =>
    x >= left && x <= right && y >= top && y <= bottom
      ? present[(y - top) * width + x - left] === 1
      : false;
  return { left, top, width, height, has };
}

/** The set without its holes: every outer loop filled. */
export function withoutHoles(loops: readonly Loop[]): readonly Loop[] {
  return loops.filter((loop) => loopArea(loop) > 0);
}

/** Area inside a loop in cells, negative for a hole. */
export function loopArea(loop: Loop): number {
  const doubled = loop.reduce((sum, corner, index) => {
    const next = loop[(index + 1) % loop.length] ?? corner;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return doubled / 2;
}

/**
 * All outlines of a set, in row-major order of their first cells. If two cells of the set touch
 * only diagonally, the outline turns right, so that they stay separate. Time grows with the bounds
 * of the set.
 */
export function traceContour(set: CellSet): readonly Loop[] {
  const loops: Loop[] = [];
  const walkedAbove = new Uint8Array(set.width * set.height);
  const indexOf = (x: number, y: number): number => (y - set.top) * set.width + x - set.left;
  const onEast = (x: number, y: number): void => {
    walkedAbove[indexOf(x, y)] = 1;
  };
  for (let y = set.top; y < set.top + set.height; y++)
    for (let x = set.left; x < set.left + set.width; x++)
      if (set.has(x, y) && !set.has(x, y - 1) && walkedAbove[indexOf(x, y)] === 0)
        loops.push(walk(set, { x, y }, onEast));
  return loops;
}

/**
 * Walk around the set from the upper side of a cell. Calls `onEast` for each cell whose upper side
 * is passed.
 */
function walk(set: CellSet, start: Point, onEast: (x: number, y: number) => void): Loop {
  const corners: Corner[] = [];
  let { x, y } = start;
  let heading = EAST;
  do {
    if (heading.x === 1) onEast(x, y);
    x += heading.x;
    y += heading.y;
    const right = turnRight(heading);
    const left = turnLeft(heading);
    const into = heading;
    if (!hasAhead(set, x, y, heading, right)) heading = right;
    else if (hasAhead(set, x, y, heading, left)) heading = left;
    if (heading !== into)
      corners.push({ x, y, into, out: heading, turn: heading === right ? 'right' : 'left' });
  } while (x !== start.x || y !== start.y || heading.x !== 1);
  return corners;
}

/** True if the set has the cell ahead of a lattice point, on one side of the direction. */
function hasAhead(set: CellSet, x: number, y: number, ahead: Heading, side: Heading): boolean {
  return set.has(x + (ahead.x + side.x - 1) / 2, y + (ahead.y + side.y - 1) / 2);
}

function turnRight({ x, y }: Heading): Heading {
  return { x: 0 - y, y: x };
}

function turnLeft({ x, y }: Heading): Heading {
  return { x: y, y: 0 - x };
}

/** A loop with its corners moved inward and rounded by quarter arcs. */
export function roundOutline(loop: Loop, shape: OutlineShape): Outline {
  const steps = loop.flatMap((corner) => roundCorner(corner, shape));
  const last = steps.at(-1) ?? { x: 0, y: 0 };
  return { start: { x: last.x, y: last.y }, steps };
}

function roundCorner({ x, y, into, out, turn }: Corner, shape: OutlineShape): OutlineStep[] {
  const normalIn = turnRight(into);
  const normalOut = turnRight(out);
  const tip = {
    x: x + shape.inset * (normalIn.x + normalOut.x),
    y: y + shape.inset * (normalIn.y + normalOut.y),
  };
  const radius = turn === 'right' ? shape.outer : shape.inner;
  if (radius === 0) return [{ kind: 'line', ...tip }];
  const from = { x: tip.x - radius * into.x, y: tip.y - radius * into.y };
  const to = { x: tip.x + radius * out.x, y: tip.y + radius * out.y };
  const center = { x: from.x + to.x - tip.x, y: from.y + to.y - tip.y };
  return [
    { kind: 'line', ...from },
    { kind: 'arc', ...to, center, radius, clockwise: turn === 'right' },
  ];
}

/** Path data of drawn outlines, in units of a picture. */
export function outlinePath(outlines: readonly Outline[]): string {
  return outlines
    .map(({ start, steps }) => {
      const pieces = steps.map((step) => {
        const end = `${length(step.x)} ${length(step.y)}`;
        if (step.kind === 'line') return `L${end}`;
        const radius = length(step.radius);
        return `A${radius} ${radius} 0 0 ${step.clockwise ? '1' : '0'} ${end}`;
      });
      return `M${length(start.x)} ${length(start.y)}${pieces.join('')}Z`;
    })
    .join('');
}

/** Path data of sets of cells, each drawn as one shape. */
export function setsPath(sets: readonly (readonly Point[])[], shape: OutlineShape): string {
  return sets
    .map((set) => outlinePath(traceContour(cellSet(set)).map((loop) => roundOutline(loop, shape))))
    .join('');
}

/** A length in cells as picture units. */
export function length(cells: number): string {
  return decimal(cells * UNIT);
}
