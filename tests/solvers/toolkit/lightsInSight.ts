import { rectangle } from '#solvers/toolkit/lattice.ts';
import { Regions } from '#solvers/toolkit/Regions.ts';
import { countTrue, sightAlong } from '#solvers/toolkit/sightLine.ts';
import { SymbolGrid } from '#solvers/toolkit/SymbolGrid.ts';
import { findUnique } from '#solvers/toolkit/uniqueness.ts';
import type { Z3Api } from '#solvers/z3/z3.ts';

const CLUES = [
  { x: 2, y: 2, sees: 5 },
  { x: 2, y: 3, sees: 4 },
  { x: 0, y: 2, sees: 5 },
  { x: 1, y: 1, sees: 6 },
  { x: 1, y: 2, sees: 5 },
];

/**
 * Squares: no two dark cells are neighbors, all light cells are connected, and a number is the
 * count of light cells seen from it, including its own.
 */
export async function lightsInSight(z3: Z3Api) {
  const context = z3.Context('main');
  const { And, Eq, Implies, Int, Not, Sum } = context;
  const solver = new context.Solver();
  const lattice = rectangle(4, 4);
  const cells = new SymbolGrid(context, solver, lattice, ['#', '.']);
  const regions = new Regions(context, solver, lattice);
  const lights = countTrue(
    context,
    lattice.points.map((point) => cells.is(point, '.')),
  );
  for (const point of lattice.points) {
    solver.add(Implies(cells.is(point, '.'), regions.sizeAt(point).eq(lights)));
    for (const next of lattice.edgeNeighbors(point)) {
      solver.add(Not(And(cells.is(point, '#'), cells.is(next, '#'))));
      solver.add(Eq(regions.isSame(point, next), cells.isSame(point, next)));
    }
  }
  for (const clue of CLUES) {
    const arms = lattice.edges.map((to) =>
      sightAlong(context, lattice.line(clue, to), (point) => cells.is(point, '.')),
    );
    solver.add(cells.is(clue, '.'), Sum(Int.val(1), ...arms).eq(clue.sees));
  }
  return findUnique(solver, cells);
}
