import type { Cell } from '../../grid/grid.ts';
import type { RimPair } from '../constraints/RimConstraint.ts';
import type { Literal } from '../sat/Propagator.ts';
import type { StatedClause } from '../sat/StatedClause.ts';

/** The outermost cells in cyclic order; none for a board of one row or column. */
export function listRimCells(width: number, height: number): readonly Cell[] {
  if (width < 2 || height < 2) return [];
  const across = Array.from({ length: width - 1 }, (_, i) => i);
  const down = Array.from({ length: height - 1 }, (_, i) => i);
  const last = width * height - 1;
  return [
    ...across,
    ...down.map((y) => y * width + width - 1),
    ...across.map((x) => last - x),
    ...down.map((y) => last - width + 1 - y * width),
  ];
}

/** Clauses by which one of two neighbors on the rim gets a color, once their other cells have. */
export function pairsOn(
  rim: readonly Literal[],
  clauses: readonly StatedClause[],
): readonly RimPair[] {
  const positions = new Map(rim.map((literal, at) => [literal >> 1, at]));
  return clauses.flatMap(({ item, clues }) => {
    const onRim = item.filter((it) => positions.has(it >> 1));
    const others = item.filter((it) => !positions.has(it >> 1));
    const [a, b] = onRim;
    if (onRim.length !== 2 || others.length === 0 || a === undefined || b === undefined) return [];
    const [from = 0, to = 0] = onRim.map((it) => positions.get(it >> 1) ?? 0);
    const areAlike = (a ^ (rim[from] ?? 0)) === (b ^ (rim[to] ?? 0));
    if (!areAlike) return [];
    if ((from + 1) % rim.length === to) return [{ at: from, pair: [a, b], others, clues }];
    if ((to + 1) % rim.length === from) return [{ at: to, pair: [b, a], others, clues }];
    return [];
  });
}
