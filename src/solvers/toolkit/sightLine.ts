import type { Point } from '#engine/grid/grid.ts';
import type { Z3Boolean, Z3Integer, Z3Context } from '../z3/z3.ts';

/** Number of claims that are true. */
export function countTrue({ If, Int, Sum }: Z3Context, claims: readonly Z3Boolean[]): Z3Integer {
  const [first, ...rest] = claims.map((claim) => If(claim, Int.val(1), Int.val(0)));
  return first === undefined ? Int.val(0) : Sum(first, ...rest);
}

/** Number of points of a line before the first one that is not clear. */
export function sightAlong(
  context: Z3Context,
  line: readonly Point[],
  isClear: (point: Point) => Z3Boolean,
): Z3Integer {
  let soFar: Z3Boolean | null = null;
  const seen = line.map((point): Z3Boolean => {
    const clear = isClear(point);
    soFar = soFar === null ? clear : context.And(soFar, clear);
    return soFar;
  });
  return countTrue(context, seen);
}
