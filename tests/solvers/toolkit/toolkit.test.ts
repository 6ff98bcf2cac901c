import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { hexagonalLattice, rectangle, squareLattice } from '#solvers/toolkit/lattice.ts';
import { Regions } from '#solvers/toolkit/Regions.ts';
import { listPlacements } from '#solvers/toolkit/shapes.ts';
import { exactlyOne } from '#solvers/toolkit/SymbolGrid.ts';
import { findUnique } from '#solvers/toolkit/uniqueness.ts';
import { endZ3, loadZ3 } from '#solvers/z3/nodeZ3.ts';
import { lightsInSight } from './lightsInSight.ts';
import { threeHexagons } from './threeHexagons.ts';

const startZ3 = await loadZ3();
const z3 = await startZ3();
afterAll(() => endZ3(z3));

describe('lattices', () => {
  const names = (directions: readonly { readonly name: string }[]) =>
    directions.map(({ name }) => name);

  it('of squares share four edges and four corners more', () => {
    const lattice = rectangle(3, 3);

    expect(names(lattice.edges)).toEqual(['north', 'east', 'south', 'west']);
    expect(lattice.edgeNeighbors({ x: 0, y: 0 })).toEqual([
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
    expect(lattice.cornerNeighbors({ x: 1, y: 1 })).toHaveLength(8);
  });

  it('of hexagons share six edges and no corner more', () => {
    const lattice = hexagonalLattice([
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 1 },
      { x: 4, y: 0 },
    ]);

    expect(lattice.edgeNeighbors({ x: 2, y: 0 })).toEqual([
      { x: 4, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 0 },
    ]);
    expect(lattice.cornerNeighbors({ x: 2, y: 0 })).toEqual(lattice.edgeNeighbors({ x: 2, y: 0 }));
  });

  it('of hexagons have no points in between', () => {
    expect(() => hexagonalLattice([{ x: 1, y: 2 }])).toThrow(
      'Hexagonal coordinates must have an even sum',
    );
  });

  it('list the points ahead, up to the first gap', () => {
    const lattice = squareLattice([0, 1, 2, 4].map((x) => ({ x, y: 0 })));
    const [, east] = lattice.edges;

    expect(east && lattice.line({ x: 0, y: 0 }, east)).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
  });

  it('turn and mirror shapes', () => {
    const square = rectangle(1, 1);
    const hexagonal = hexagonalLattice([]);

    expect(
      listPlacements(square, [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toHaveLength(4);
    expect(
      listPlacements(hexagonal, [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
      ]),
    ).toHaveLength(6);
    expect(
      listPlacements(hexagonal, [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 1, y: 1 },
      ]),
    ).toHaveLength(6);
  });
});

describe('regions', () => {
  it('are connected and have sizes from one to the number of points', async () => {
    const context = z3.Context('main');
    const solver = new context.Solver();
    const lattice = rectangle(3, 1);
    const regions = new Regions(context, solver, lattice);
    const [left, middle, right] = lattice.points;
    if (!left || !middle || !right) throw new Error('three points');
    const size = regions.sizeAt(left);

    expect(await solver.check(size.gt(3))).toBe('unsat');
    expect(await solver.check(size.lt(1))).toBe('unsat');
    expect(await solver.check(size.eq(3))).toBe('sat');
    const isSplit = context.Not(regions.isSame(left, middle));
    expect(await solver.check(regions.isSame(left, right), isSplit)).toBe('unsat');
  });
});

describe('uniqueness', () => {
  it('fails where a second solution is left, and where there is none', async () => {
    const context = z3.Context('main');
    const solver = new context.Solver();
    const regions = new Regions(context, solver, rectangle(2, 1));

    expect((await findUnique(solver, regions))?.isUnique).toBe(false);
    solver.add(exactlyOne(context, []));
    expect(await findUnique(solver, regions)).toBeNull();
  });
});

describe('docs/solver-toolkit.md', () => {
  it('shows its examples as they are run here', () => {
    const page = readFileSync('docs/solver-toolkit.md', 'utf8');
    for (const name of ['lightsInSight', 'threeHexagons']) {
      const example = readFileSync(`tests/solvers/toolkit/${name}.ts`, 'utf8').trim();
      expect(page).toContain(`\`\`\`ts\n${example}\n\`\`\``);
    }
  });

  it('solves a puzzle on squares', async () => {
    const finding = await lightsInSight(z3);

    expect(finding?.isUnique).toBe(true);
    expect(finding?.found.join('')).toBe('#.#.' + '....' + '...#' + '.#..');
  }, 60_000);

  it('solves a puzzle on hexagons', async () => {
    const finding = await threeHexagons(z3);

    expect(finding?.isUnique).toBe(true);
    expect(finding?.found).toEqual([0, 1, 2, 0, 0, 1, 2, 7, 7, 7, 1, 2]);
  }, 60_000);
});
