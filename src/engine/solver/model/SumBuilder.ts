import type { Point } from '#engine/grid/grid.ts';
import type { Literal, ClueRef, StatedClause } from '#engine/solver/sat/Reason.ts';
import { countBounds, type CountBounds } from './countBounds.ts';
import { complementSum, PartialSum, type Sum } from './PartialSum.ts';

/** Literals divided into bands. The literals of a band are sorted along it. */
export interface CellOrder {
  readonly bands: readonly (readonly Literal[])[];
  /** Number of cells side by side across a band. */
  readonly height: number;
}

/** The band of a cell, and its position in the band. */
type Placing = (point: Point) => readonly [band: number, place: number];

/** Placings with `height` rows or columns in a band. */
function straightPlacings(height: number): readonly Placing[] {
  return [
    ({ x, y }) => [Math.floor(y / height), x * height + (y % height)],
    ({ x, y }) => [Math.floor(x / height), y * height + (x % height)],
  ];
}

const DIAGONAL_PLACINGS: readonly Placing[] = [({ x, y }) => [x + y, x], ({ x, y }) => [x - y, x]];

/** Narrow bands first. Wide bands are for patterns that span as many rows or columns. */
const PLACINGS: readonly { readonly height: number; readonly placings: readonly Placing[] }[] = [
  { height: 1, placings: [...straightPlacings(1), ...DIAGONAL_PLACINGS] },
  { height: 2, placings: straightPlacings(2) },
  { height: 3, placings: straightPlacings(3) },
];

/** Literals of cells in bands of rows, bands of columns, and diagonals. */
function cellOrders(
  literals: readonly Literal[],
  pointOf: (literal: Literal) => Point,
): readonly CellOrder[] {
  return PLACINGS.flatMap(({ height, placings }) =>
    placings.map((placing) => ({ height, bands: bandsOf(literals, (it) => placing(pointOf(it))) })),
  );
}

function bandsOf(
  literals: readonly Literal[],
  place: (literal: Literal) => ReturnType<Placing>,
): readonly (readonly Literal[])[] {
  const bands = new Map<number, { readonly literal: Literal; readonly at: number }[]>();
  for (const literal of literals) {
    const [band, at] = place(literal);
    const known = bands.get(band);
    if (known) known.push({ literal, at });
    else bands.set(band, [{ literal, at }]);
  }
  return [...bands]
    .toSorted(([a], [b]) => a - b)
    .map(([, band]) => band.toSorted((a, b) => a.at - b.at).map(({ literal }) => literal));
}

/** Minimum number of literals for which bounds are computed. */
const FEWEST_BOUNDED = 3;

/** Offsets from the middle at which a band may be divided: enough to reach any cell of a period. */
const SHIFTS = [0, 1, -1, 2, -2];

/** Builds sums of literals from partial sums. Sums of the same cells are built once. */
export class SumBuilder {
  readonly #pointOf: (literal: Literal) => Point;
  /** Clauses by their first variable. */
  readonly #clausesOf: ReadonlyMap<number, readonly StatedClause[]>;
  readonly #used: Set<ClueRef>;
  readonly #known = new Map<string, Sum>();

  /** `used` receives the clues from which bounds come. */
  constructor(
    pointOf: (literal: Literal) => Point,
    clausesOf: ReadonlyMap<number, readonly StatedClause[]>,
    used: Set<ClueRef>,
  ) {
    this.#pointOf = pointOf;
    this.#clausesOf = clausesOf;
    this.#used = used;
  }

  /** The sum of literals. The number of true ones is within `allowed`. */
  sumOf(literals: readonly Literal[], allowed: CountBounds): Sum {
    const positive = literals.filter((it) => (it & 1) === 0);
    const negative = literals.filter((it) => (it & 1) === 1).map((it) => it ^ 1);
    if (negative.length === 0) return this.#sumOfCells(positive, allowed);
    const { length } = negative;
    const isAll = positive.length === 0;
    const least = isAll ? length - allowed.most : 0;
    const most = isAll ? length - allowed.least : length;
    const others = complementSum(this.#sumOfCells(negative, { least, most }), length);
    if (isAll) return others;
    return PartialSum.join(this.#sumOfCells(positive, { least: 0, most: positive.length }), others);
  }

  #sumOfCells(literals: readonly Literal[], allowed: CountBounds): Sum {
    const key = literals.toSorted((a, b) => a - b).join(' ');
    const known = this.#known.get(key) ?? this.#newSum(literals, allowed);
    this.#known.set(key, known);
    return known;
  }

  /** A sum in the first order in which the bounds of the bands leave the least room. */
  #newSum(literals: readonly Literal[], allowed: CountBounds): Sum {
    const [first, ...others] = cellOrders(literals, this.#pointOf);
    let [best, leastRoom] = [first, Infinity];
    for (const order of [first, ...others]) {
      if (!order) continue;
      const bounds = order.bands.map((band) => this.#boundsOf(band, new Set()));
      const least = bounds.reduce((sum, it) => sum + it.least, 0);
      const most = bounds.reduce((sum, it) => sum + it.most, 0);
      const room = Math.min(most - allowed.least, allowed.most - least);
      if (room < leastRoom) [best, leastRoom] = [order, room];
    }
    return balanced((best?.bands ?? []).map((band) => this.#sumOfBand(band, best?.height ?? 1)));
  }

  #sumOfBand(band: readonly Literal[], height: CellOrder['height']): Sum {
    const [first = 0] = band;
    if (band.length === 1) return PartialSum.of(first);
    const split = this.#splitOf(band, height);
    const a = this.#sumOfBand(band.slice(0, split), height);
    const b = this.#sumOfBand(band.slice(split), height);
    return PartialSum.join(a, b, this.#boundsOf(band, this.#used));
  }

  /**
   * The place at which to divide a band: near the middle, where the bounds of both parts leave the
   * least room.
   */
  #splitOf(band: readonly Literal[], height: number): number {
    const middle = Math.ceil(band.length / 2);
    const aligned = Math.ceil(middle / height) * height;
    let [best, leastRoom] = [middle, Infinity];
    for (const shift of SHIFTS) {
      const split = aligned + shift * height;
      if (split < 1 || split >= band.length) continue;
      const parts = [band.slice(0, split), band.slice(split)];
      const bounds = parts.map((part) => this.#boundsOf(part, new Set()));
      const room = bounds.reduce((sum, { least, most }) => sum + most - least, 0);
      if (room < leastRoom) [best, leastRoom] = [split, room];
    }
    return best;
  }

  /** Bounds from the clauses about these literals alone. Adds their clues to `used`. */
  #boundsOf(literals: readonly Literal[], used: Set<ClueRef>): CountBounds {
    const trivial = { least: 0, most: literals.length };
    if (literals.length < FEWEST_BOUNDED) return trivial;
    const variables = new Set(literals.map((it) => it >> 1));
    const clauses: (readonly Literal[])[] = [];
    for (const variable of variables) {
      for (const { item, clues } of this.#clausesOf.get(variable) ?? []) {
        if (!item.every((it) => variables.has(it >> 1))) continue;
        clauses.push(item);
        for (const clue of clues) used.add(clue);
      }
    }
    return clauses.length === 0 ? trivial : countBounds(literals, clauses);
  }
}

/** The sum of some sums, as a balanced tree. */
function balanced(sums: readonly Sum[]): Sum {
  const [first, ...others] = sums;
  if (first && others.length === 0) return first;
  const half = sums.length >> 1;
  return PartialSum.join(balanced(sums.slice(0, half)), balanced(sums.slice(half)));
}
