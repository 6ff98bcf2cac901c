import type { Point } from '#engine/grid/grid.ts';
import type { Z3Boolean, Z3Context, Z3Solver } from '../z3/z3.ts';
import type { Lattice } from './lattice.ts';
import type { Regions } from './Regions.ts';
import { exactlyOne } from './SymbolGrid.ts';

/** A shape as points relative to any one of them. */
export type LatticeShape = readonly Point[];

/** All rotations and reflections of a shape, relative to each of its points. */
export function listPlacements(
  { symmetries }: Lattice,
  shape: LatticeShape,
): readonly LatticeShape[] {
  const placements = new Map<string, LatticeShape>();
  for (const symmetry of symmetries) {
    const turned = shape.map(symmetry);
    for (const anchor of turned) {
      const moved = turned
        .map(({ x, y }) => ({ x: x - anchor.x, y: y - anchor.y }))
        .sort((a, b) => a.y - b.y || a.x - b.x);
      placements.set(moved.map(({ x, y }) => `${x},${y}`).join(' '), moved);
    }
  }
  return [...placements.values()];
}

/**
 * Every region has one of the shapes, rotated or reflected. The returned function: whether a point
 * is the first of a region with a shape.
 */
export function shapeRegions(
  context: Z3Context,
  solver: Z3Solver,
  regions: Regions,
  shapes: readonly LatticeShape[],
): (root: Point, shape: number) => Z3Boolean {
  const { lattice } = regions;
  const { And, Or, Not } = context;
  const hasShape = lattice.points.map((root) =>
    shapes.map((shape) => {
      const options = listPlacements(lattice, shape).flatMap((placement) => {
        const points = pointsOf(lattice, root, placement);
        return points ? [And(...points.map((point) => regions.isRootedIn(point, root)))] : [];
      });
      return And(Or(...options), regions.sizeAt(root).eq(shape.length));
    }),
  );
  for (const [number, root] of lattice.points.entries()) {
    solver.add(Or(Not(regions.isRoot(root)), exactlyOne(context, hasShape[number] ?? [])));
  }
  return (root, shape) =>
    And(regions.isRoot(root), hasShape[lattice.numberOf(root) ?? -1]?.[shape] ?? false);
}

/** The points of a placement if all exist and the root is the first of them. */
function pointsOf(lattice: Lattice, root: Point, placement: LatticeShape): readonly Point[] | null {
  const points = placement.map(({ x, y }) => ({ x: root.x + x, y: root.y + y }));
  const numbers = points.map((point) => lattice.numberOf(point) ?? -1);
  return Math.min(...numbers) === lattice.numberOf(root) ? points : null;
}
