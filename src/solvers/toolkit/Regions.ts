import { invariant } from '#engine/invariant.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { Truth, Whole, Z3Context, Z3Model, Z3Solver } from '../z3/z3.ts';
import type { Lattice } from './lattice.ts';
import { exactlyOne } from './SymbolGrid.ts';

/** How large regions may be; from one point to all of them if nothing is said. */
interface RegionSizes {
  readonly least?: number;
  readonly most?: number;
}

/** What is known of one point. */
interface Place {
  /** The number of its region: that of the region's first point, the root of its tree. */
  readonly region: Whole;
  /** Points in its region. */
  readonly size: Whole;
  /** Points of the tree from here on. */
  readonly below: Whole;
  /** Its parent in the tree is this neighbour. */
  readonly parents: readonly { readonly number: number; readonly holds: Truth }[];
}

/**
 * Every point belongs to one region, and regions hang together: each has a tree of neighbouring points that is rooted in its
 * first point. Circuits are impossible, since every point has more points below it than its children have.
 */
export class Regions {
  readonly lattice: Lattice;
  readonly #context: Z3Context;
  readonly #places: readonly Place[];

  constructor(
    context: Z3Context,
    solver: Z3Solver,
    lattice: Lattice,
    { least = 1, most = lattice.points.length }: RegionSizes = {},
  ) {
    this.lattice = lattice;
    this.#context = context;
    this.#places = lattice.points.map((point, number) =>
      makePlace(context, lattice, point, number),
    );
    for (const [number, { region, size, below }] of this.#places.entries()) {
      solver.add(region.ge(0), region.le(number), size.ge(least), size.le(most));
      solver.add(below.ge(1), below.le(size));
      this.#growTree(solver, number);
    }
  }

  /** Whether two points are in one region. */
  isSame(a: Point, b: Point): Truth {
    return this.#at(a).region.eq(this.#at(b).region);
  }

  /** Points in the region of a point. */
  sizeAt(point: Point): Whole {
    return this.#at(point).size;
  }

  /** Whether a region begins at the point: it is the first of its points. */
  isRoot(point: Point): Truth {
    return this.#at(point).region.eq(this.#numberOf(point));
  }

  /** Whether a point belongs to the region that begins at the other. */
  isRootedIn(point: Point, root: Point): Truth {
    return this.#at(point).region.eq(this.#numberOf(root));
  }

  /** Numbers of the regions in a solution, in the order of the points. */
  read(model: Z3Model): readonly number[] {
    return this.#places.map(({ region }) => {
      const number = model.eval(region, true);
      invariant(this.#context.isIntVal(number), 'a region has a number');
      return Number(number.value());
    });
  }

  /** Whether some point is in another region than these numbers say. */
  differsFrom(regions: readonly number[]): Truth {
    const { And, Not } = this.#context;
    return Not(And(...this.#places.map(({ region }, i) => region.eq(regions[i] ?? -1))));
  }

  #growTree(solver: Z3Solver, number: number): void {
    const { Implies, If, Int, Sum } = this.#context;
    const place = this.#place(number);
    const isRoot = place.region.eq(number);
    solver.add(exactlyOne(this.#context, [isRoot, ...place.parents.map(({ holds }) => holds)]));
    solver.add(Implies(isRoot, place.below.eq(place.size)));
    const children: Whole[] = [];
    for (const { number: other, holds } of place.parents) {
      const parent = this.#place(other);
      solver.add(Implies(holds, place.region.eq(parent.region)));
      solver.add(Implies(holds, place.size.eq(parent.size)));
      const isChild = parent.parents.find((it) => it.number === number)?.holds;
      if (isChild) children.push(If(isChild, parent.below, Int.val(0)));
    }
    solver.add(place.below.eq(Sum(Int.val(1), ...children)));
  }

  #numberOf(point: Point): number {
    const number = this.lattice.numberOf(point);
    invariant(number !== undefined, `${point.x},${point.y} is a point of the lattice`);
    return number;
  }

  #at(point: Point): Place {
    return this.#place(this.#numberOf(point));
  }

  #place(number: number): Place {
    const place = this.#places[number];
    invariant(place, 'a point of the lattice');
    return place;
  }
}

function makePlace(
  { Int, Bool }: Z3Context,
  lattice: Lattice,
  point: Point,
  number: number,
): Place {
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
