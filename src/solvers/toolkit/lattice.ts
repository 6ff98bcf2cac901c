import type { Point } from '#engine/grid/grid.ts';

/** A step from a point of a lattice to another. */
export interface LatticeDirection {
  readonly name: string;
  readonly dx: number;
  readonly dy: number;
}

type Offset = Readonly<Point>;

/** The properties of a kind of lattice. */
interface LatticeKind {
  /** Directions to points that share an edge. */
  readonly edges: readonly LatticeDirection[];
  /** Directions to points that share an edge or a corner. */
  readonly corners: readonly LatticeDirection[];
  /** All rotations and reflections about the origin. */
  readonly symmetries: readonly ((offset: Offset) => Offset)[];
}

function direction(name: string, dx: number, dy: number): LatticeDirection {
  return { name, dx, dy };
}

const SQUARE_EDGES: readonly LatticeDirection[] = [
  direction('north', 0, -1),
  direction('east', 1, 0),
  direction('south', 0, 1),
  direction('west', -1, 0),
];

const SQUARE: LatticeKind = {
  edges: SQUARE_EDGES,
  corners: [
    ...SQUARE_EDGES,
    direction('northeast', 1, -1),
    direction('southeast', 1, 1),
    direction('southwest', -1, 1),
    direction('northwest', -1, -1),
  ],
  symmetries: [
    ({ x, y }) => ({ x, y }),
    ({ x, y }) => ({ x: -y, y: x }),
    ({ x, y }) => ({ x: -x, y: -y }),
    ({ x, y }) => ({ x: y, y: -x }),
    ({ x, y }) => ({ x: -x, y }),
    ({ x, y }) => ({ x: y, y: x }),
    ({ x, y }) => ({ x, y: -y }),
    ({ x, y }) => ({ x: -y, y: -x }),
  ],
};

/** Hexagons in rows, neighbors two apart. Those that share a corner share an edge as well. */
const HEXAGON_EDGES: readonly LatticeDirection[] = [
  direction('northeast', 1, -1),
  direction('east', 2, 0),
  direction('southeast', 1, 1),
  direction('southwest', -1, 1),
  direction('west', -2, 0),
  direction('northwest', -1, -1),
];

function sixthTurn({ x, y }: Offset): Offset {
  return { x: (x - 3 * y) / 2, y: (x + y) / 2 };
}

function hexagonSymmetries(): LatticeKind['symmetries'] {
  return Array.from({ length: 12 }, (_, i) => (offset: Offset) => {
    let turned = i < 6 ? offset : { x: -offset.x, y: offset.y };
    for (let turns = i % 6; turns > 0; turns--) turned = sixthTurn(turned);
    return turned;
  });
}

const HEXAGONAL: LatticeKind = {
  edges: HEXAGON_EDGES,
  corners: HEXAGON_EDGES,
  symmetries: hexagonSymmetries(),
};

/** Points and their neighbors. Points are numbered in the order given. */
export class Lattice {
  readonly points: readonly Point[];
  readonly edges: readonly LatticeDirection[];
  readonly corners: readonly LatticeDirection[];
  readonly symmetries: LatticeKind['symmetries'];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor({ edges, corners, symmetries }: LatticeKind, points: readonly Point[]) {
    this.points = points;
    this.edges = edges;
    this.corners = corners;
    this.symmetries = symmetries;
    this.#numbers = new Map(points.map(({ x, y }, i) => [`${x},${y}`, i]));
  }

  /** The number of a point; undefined for other points. */
  numberOf({ x, y }: Point): number | undefined {
    return this.#numbers.get(`${x},${y}`);
  }

  /** The point one step away; undefined if there is none. */
  step({ x, y }: Point, { dx, dy }: LatticeDirection): Point | undefined {
    const number = this.numberOf({ x: x + dx, y: y + dy });
    return number === undefined ? undefined : this.points[number];
  }

  /** Points that share an edge with this one. */
  edgeNeighbors(point: Point): readonly Point[] {
    return this.edges.flatMap((to) => this.step(point, to) ?? []);
  }

  /** Points that share an edge or a corner with this one. */
  cornerNeighbors(point: Point): readonly Point[] {
    return this.corners.flatMap((to) => this.step(point, to) ?? []);
  }

  /** The points ahead of a point, nearest first, up to the first gap. */
  line(from: Point, to: LatticeDirection): readonly Point[] {
    const line: Point[] = [];
    for (let at = this.step(from, to); at; at = this.step(at, to)) line.push(at);
    return line;
  }
}

/** A lattice of squares. */
export function squareLattice(points: readonly Point[]): Lattice {
  return new Lattice(SQUARE, points);
}

/** All points of a board of squares, row by row. */
export function rectangle(width: number, height: number): Lattice {
  return squareLattice(
    Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) })),
  );
}

/** A lattice of hexagons. Neighbors in a row are two apart, rows are shifted by one. */
export function hexagonalLattice(points: readonly Point[]): Lattice {
  if (points.some(({ x, y }) => (x + y) % 2 !== 0))
    throw new RangeError('Hexagonal coordinates must have an even sum');
  return new Lattice(HEXAGONAL, points);
}
