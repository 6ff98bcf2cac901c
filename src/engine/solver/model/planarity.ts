import type { Board } from '../../grid/board.ts';
import type { Cell } from '../../grid/grid.ts';
import { RimConstraint, type RimPair } from '../constraints/RimConstraint.ts';
import type { Literal, StatedClause } from '../sat/Reason.ts';
import type { AttributedModel } from './RegionBuilder.ts';
import { NONE } from './SolverModel.ts';

/** The outermost cells in cyclic order; none for a board of one row or column. */
function listRimCells(width: number, height: number): readonly Cell[] {
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

/**
 * Clauses by which one of two neighbors on the rim gets a color, once their other cells are known.
 */
function pairsOn(rim: readonly Literal[], clauses: readonly StatedClause[]): readonly RimPair[] {
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

/** The rim of a flat board without holes in it, in cyclic order; empty for other boards. */
export function findStraightRim(board: Board, dark: ArrayLike<Literal>): readonly Cell[] {
  const rim = board.isWrapped ? [] : listRimCells(board.width, board.height);
  return rim.some((cell) => (dark[cell] ?? NONE) === NONE) ? [] : rim;
}

/**
 * State the consequences of both colors being connected on a flat board. Each color has one run on
 * the rim. No square of four cells is a checkerboard: a path that connects the cells of one
 * diagonal would separate those of the other. `pairing` are the clauses that may give one of two
 * neighbors on the rim a color.
 */
export function statePlanarity(
  model: AttributedModel,
  rim: readonly Cell[],
  pairing: readonly StatedClause[],
): void {
  const { width, height, isWrapped } = model.board;
  if (isWrapped) return;
  const line = rim.map((cell) => model.is(cell, 'dark'));
  if (line.length > 3) {
    const { clues } = model;
    const pairs = pairsOn(line, pairing);
    model.add((search) => new RimConstraint(search, { line, pairs, clues }));
  }
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const cell = y * width + x;
      const square = [cell, cell + 1, cell + width, cell + width + 1];
      const [a, b, c, d] = square.map((it) => model.is(it, 'dark'));
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      if (a < 0 || b < 0 || c < 0 || d < 0) continue;
      model.clause([a ^ 1, d ^ 1, b, c]);
      model.clause([b ^ 1, c ^ 1, a, d]);
    }
  }
}
