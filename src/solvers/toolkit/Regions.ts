import { invariant } from '#base/invariant.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { Z3Boolean, Z3Integer, Z3Context, Z3Model, Z3Solver } from '../z3/z3.ts';
import type { Lattice } from './lattice.ts';
import { exactlyOne } from './SymbolGrid.ts';

/** Limits for sizes of regions; by default from one point to all points. */
interface RegionSizes {
  readonly least?: number;
  readonly most?: number;
}

/** The variables of one point. */
interface PointVariables {
  /**
   * The number of its region, which is the number of the region's first point, the root of its
   * tree.
   */
  readonly region: Z3Integer;
  /** Points in its region. */
  readonly size: Z3Integer;
  /** Points in the subtree of this one. */
  readonly below: Z3Integer;
  /** For each neighbor, whether it is the parent in the tree. */
  readonly parents: readonly { readonly number: number; readonly holds: Z3Boolean }[];
}

/**
 * Every point belongs to one region, and regions are connected: each has a spanning tree of
 * neighboring points with its first point as root. There are no cycles, because the subtree of a
 * point is larger than those of its children.
 */
export class Regions {
  readonly lattice: Lattice;
  readonly #context: Z3Context;
  readonly #variables: readonly PointVariables[];

  constructor(
    context: Z3Context,
    solver: Z3Solver,
    lattice: Lattice,
    { least = 1, most = lattice.points.length }: RegionSizes = {},
  ) {
    this.lattice = lattice;
    this.#context = context;
    this.#variables = lattice.points.map((point, number) =>
      makeVariables(context, lattice, point, number),
    );
    for (const [number, { region, size, below }] of this.#variables.entries()) {
      solver.add(region.ge(0), region.le(number), size.ge(least), size.le(most));
      solver.add(below.ge(1), below.le(size));
      this.#growTree(solver, number);
    }
  }

  /** True if two points are in one region. */
  isSame(a: Point, b: Point): Z3Boolean {
    return this.#at(a).region.eq(this.#at(b).region);
  }

  /** Points in the region of a point. */
  sizeAt(point: Point): Z3Integer {
    return this.#at(point).size;
  }

  /** True if the point is the first of its region. */
  isRoot(point: Point): Z3Boolean {
    return this.#at(point).region.eq(this.#numberOf(point));
  }

  /** True if a point belongs to the region whose first point is `root`. */
  isRootedIn(point: Point, root: Point): Z3Boolean {
    return this.#at(point).region.eq(this.#numberOf(root));
  }

  /** Numbers of the regions in a solution, in the order of the points. */
  read(model: Z3Model): readonly number[] {
    return this.#variables.map(({ region }) => {
      const number = model.eval(region, true);
      invariant(this.#context.isIntVal(number), 'a region has a number');
      return Number(number.value());
    });
  }

  /** True if the regions differ from these. */
  differsFrom(regions: readonly number[]): Z3Boolean {
    const { And, Not } = this.#context;
    return Not(And(...this.#variables.map(({ region }, i) => region.eq(regions[i] ?? -1))));
  }

  #growTree(solver: Z3Solver, number: number): void {
    const { Implies, If, Int, Sum } = this.#context;
    const variables = this.#variablesOf(number);
    const isRoot = variables.region.eq(number);
    solver.add(exactlyOne(this.#context, [isRoot, ...variables.parents.map(({ holds }) => holds)]));
    solver.add(Implies(isRoot, variables.below.eq(variables.size)));
    const children: Z3Integer[] = [];
    for (const { number: other, holds } of variables.parents) {
      const parent = this.#variablesOf(other);
      solver.add(Implies(holds, variables.region.eq(parent.region)));
      solver.add(Implies(holds, variables.size.eq(parent.size)));
      const isChild = parent.parents.find((it) => it.number === number)?.holds;
      if (isChild) children.push(If(isChild, parent.below, Int.val(0)));
    }
    solver.add(variables.below.eq(Sum(Int.val(1), ...children)));
  }

  #numberOf(point: Point): number {
    const number = this.lattice.numberOf(point);
    invariant(number !== undefined, `${point.x},${point.y} is a point of the lattice`);
    return number;
  }

  #at(point: Point): PointVariables {
    return this.#variablesOf(this.#numberOf(point));
  }

  #variablesOf(number: number): PointVariables {
    const variables = this.#variables[number];
    invariant(variables, 'a point of the lattice');
    return variables;
  }
}

function makeVariables(
  { Int, Bool }: Z3Context,
  lattice: Lattice,
  point: Point,
  number: number,
): PointVariables {
  return {
    region: Int.const(`region ${number}`),
    size: Int.const(`size ${number}`),
    below: Int.const(`below ${number}`),
    parents: lattice.edgeNeighbors(point).map((neighbor) => {
      const other = lattice.numberOf(neighbor) ?? -1;
      return { number: other, holds: Bool.const(`parent ${number} ${other}`) };
    }),
  };
}
