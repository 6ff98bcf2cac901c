import { hexagonalLattice } from '#solvers/toolkit/lattice.ts';
import { Regions } from '#solvers/toolkit/Regions.ts';
import { shapeRegions } from '#solvers/toolkit/shapes.ts';
import { findUnique } from '#solvers/toolkit/uniqueness.ts';
import type { Z3Api } from '#solvers/z3/z3.ts';

const point = (x: number, y: number) => ({ x, y });

const BAR = [point(0, 0), point(2, 0), point(4, 0)];
const BEND = [point(0, 0), point(2, 0), point(3, 1)];
const TRIANGLE = [point(0, 0), point(2, 0), point(1, 1)];
const SHAPES = [BAR, BEND, TRIANGLE];

const BOARD = [
  [point(0, 0), point(2, 0), point(4, 0)],
  [point(-1, 1), point(1, 1), point(3, 1), point(5, 1)],
  [point(-2, 2), point(0, 2), point(2, 2), point(4, 2), point(6, 2)],
];

const CLUES = [
  { ...point(5, 1), shape: SHAPES.indexOf(BAR) },
  { ...point(-2, 2), shape: SHAPES.indexOf(BAR) },
  { ...point(0, 0), shape: SHAPES.indexOf(TRIANGLE) },
];

/** Hexagons: divide the board into pieces of three cells; clues name the shape of a piece. */
export async function threeHexagons(z3: Z3Api) {
  const context = z3.Context('main');
  const { And, Or } = context;
  const solver = new context.Solver();
  const lattice = hexagonalLattice(BOARD.flat());
  const pieces = new Regions(context, solver, lattice, { least: 3, most: 3 });
  const begins = shapeRegions(context, solver, pieces, SHAPES);
  for (const clue of CLUES) {
    const options = lattice.points.map((root) =>
      And(begins(root, clue.shape), pieces.isRootedIn(clue, root)),
    );
    solver.add(Or(...options));
  }
  return findUnique(solver, pieces);
}
