import { opposite, type Cell, type Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/reset.ts';
import type { Explainer } from './Explainer.ts';
import type { ColoredCell, Step } from './Step.ts';
import { withStep } from './coloring.ts';

/** A board, and when its cells got the colors they have. */
export interface PaintedBoard {
  /** Its fixed cells are the givens. */
  readonly grid: Grid;
  /** By cell: the number of the stroke that gave it its color; -1 where none is known. */
  readonly strokes: readonly number[];
}

/** What is wrong on a board. */
export interface Mistake {
  /** The first wrong stroke by its number; -1 where it is not known. */
  readonly stroke: number;
  /** Wrong cells with the colors they have, in the order in which they were painted. */
  readonly wrong: readonly [ColoredCell, ...ColoredCell[]];
  /** Why the first of them has the other color, from cells that are right. */
  readonly why: Step | null;
}

interface MistakeOptions {
  /** The only solution, or what all have in common; null where that is not known. */
  readonly solution: Grid | null;
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  /** Milliseconds for finding what is wrong where the solution does not tell. */
  readonly limitMs: number;
}

/** Wrong cells, and the board up to the first of them. */
interface Found {
  readonly wrong: Mistake['wrong'];
  /** Cells from which the reason may be taken. */
  readonly right: readonly ColoredCell[];
}

/**
 * What is wrong on a board; null if all may be right. Cells are compared with the solution where
 * there is one only. Otherwise the first wrong cell is the one with which those painted until then
 * cannot be completed any more.
 */
export function mistakeOn(
  explainer: Explainer,
  { grid, strokes }: PaintedBoard,
  { solution, now, limitMs }: MistakeOptions,
): Mistake | null {
  const start = now();
  const painted = inOrder(grid, strokes);
  const found = isComplete(solution)
    ? compared(painted, solution)
    : tried(explainer, grid, painted, () => now() - start >= limitMs);
  if (!found) return null;
  const [first] = found.wrong;
  const board = withStep(clearToGivens(grid), { cells: found.right });
  const wanted = { cell: first.cell, color: opposite(first.color) };
  const why = explainer.why(board, wanted, { solution, now });
  return { stroke: strokes[first.cell] ?? -1, wrong: found.wrong, why };
}

/** Painted cells, those first that were painted first. */
function inOrder({ tiles }: Grid, strokes: readonly number[]): readonly ColoredCell[] {
  const strokeOf = (cell: Cell) => strokes[cell] ?? -1;
  return tiles
    .flatMap(({ exists, fixed, color }, cell) =>
      exists && !fixed && color !== 'gray' ? [{ cell, color }] : [],
    )
    .sort((a, b) => strokeOf(a.cell) - strokeOf(b.cell) || a.cell - b.cell);
}

/** Whether it is known what color every cell has. */
export function isComplete(solution: Grid | null): solution is Grid {
  return solution?.tiles.every((it) => !it.exists || it.color !== 'gray') ?? false;
}

/** With one solution, all other cells are right. */
function compared(painted: readonly ColoredCell[], solution: Grid): Found | null {
  const isRight = ({ cell, color }: ColoredCell) => solution.tiles[cell]?.color === color;
  const [first, ...others] = painted.filter((it) => !isRight(it));
  return first ? { wrong: [first, ...others], right: painted.filter(isRight) } : null;
}

/** With several solutions, what comes after the first wrong cell is no reason. */
function tried(
  explainer: Explainer,
  { tiles }: Grid,
  painted: readonly ColoredCell[],
  isLate: () => boolean,
): Found | null {
  const kept: ColoredCell[] = tiles.flatMap(({ exists, fixed, color }, cell) =>
    exists && fixed && color !== 'gray' ? [{ cell, color }] : [],
  );
  const wrong: ColoredCell[] = [];
  let right: readonly ColoredCell[] = [];
  let rest = painted;
  const isWrongUpTo = (count: number) =>
    explainer.contradicts([...kept, ...rest.slice(0, count)], isLate);
  while (isWrongUpTo(rest.length)) {
    let [possible, wrongAt] = [0, rest.length];
    while (wrongAt - possible > 1) {
      const middle = (possible + wrongAt) >> 1;
      if (isWrongUpTo(middle)) wrongAt = middle;
      else possible = middle;
    }
    const cell = rest[wrongAt - 1];
    // The givens alone, or a cell that was only found for lack of time.
    if (!cell || !isWrongUpTo(wrongAt)) break;
    kept.push(...rest.slice(0, wrongAt - 1));
    if (wrong.length === 0) right = [...kept];
    wrong.push(cell);
    rest = rest.slice(wrongAt);
  }
  const [first, ...others] = wrong;
  return first ? { wrong: [first, ...others], right } : null;
}
