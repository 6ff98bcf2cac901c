import type { Point } from '../../grid/grid.ts';
import type { Literal } from '../sat/Propagator.ts';

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
export function cellOrders(
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
