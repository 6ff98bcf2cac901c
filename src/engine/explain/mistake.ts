import { opposite, type Cell, type Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/colors.ts';
import type { Explainer } from './Explainer.ts';
import type { ColoredCell, Step } from './Step.ts';
import { withStep } from './coloring.ts';

/** A board, with the strokes that gave its cells their colors. */
export interface PaintedBoard {
  /** Its fixed cells are the givens. */
  readonly grid: Grid;
  /** By cell: the number of the stroke that gave it its color; -1 if unknown. */
  readonly strokes: readonly number[];
}

/** A mistake on a board. */
export interface Mistake {
  /** The number of the first wrong stroke; -1 if unknown. */
  readonly stroke: number;
  /** Wrong cells with their current colors, in the order in which they were painted. */
  readonly wrong: readonly [ColoredCell, ...ColoredCell[]];
  /** The board with only the cells that the reason may use. */
  readonly right: Grid;
  /** The step that gives the first wrong cell its other color, from cells that are right. */
  readonly why: Step | null;
}

interface MistakeOptions {
  /** The only solution, or the common part of all solutions; null if unknown. */
  readonly solution: Grid | null;
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  /** Time limit in milliseconds for finding mistakes without a complete solution. */
  readonly limitMs: number;
}

/** Wrong cells, and the board up to the first of them. */
interface Found {
  readonly wrong: Mistake['wrong'];
  /** Cells that the reason may use. */
  readonly right: readonly ColoredCell[];
}

/**
 * The mistake on a board; null if all cells may be right. With one solution, cells are compared
 * with it. Otherwise the first wrong cell is the one with which the cells painted until then have
 * no completion.
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
  const right = withStep(clearToGivens(grid), { cells: found.right });
  const wanted = { cell: first.cell, color: opposite(first.color) };
  const why = explainer.why(right, wanted, { solution, now });
  return { stroke: strokes[first.cell] ?? -1, wrong: found.wrong, right, why };
}

/** Painted cells in the order of their strokes. */
function inOrder({ tiles }: Grid, strokes: readonly number[]): readonly ColoredCell[] {
  const strokeOf = (cell: Cell) => strokes[cell] ?? -1;
  return tiles
    .flatMap(({ exists, fixed, color }, cell) =>
      exists && !fixed && color !== 'gray' ? [{ cell, color }] : [],
    )
    .sort((a, b) => strokeOf(a.cell) - strokeOf(b.cell) || a.cell - b.cell);
}

/** True if the color of every cell is known. */
export function isComplete(solution: Grid | null): solution is Grid {
  return solution?.tiles.every((it) => !it.exists || it.color !== 'gray') ?? false;
}

/** With one solution, all other cells are right. */
function compared(painted: readonly ColoredCell[], solution: Grid): Found | null {
  const isRight = ({ cell, color }: ColoredCell) => solution.tiles[cell]?.color === color;
  const [first, ...others] = painted.filter((it) => !isRight(it));
  return first ? { wrong: [first, ...others], right: painted.filter(isRight) } : null;
}

/** With several solutions, cells painted after the first wrong cell cannot be used as reasons. */
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
    // Either the givens alone contradict the clues, or the time was over.
    if (!cell || !isWrongUpTo(wrongAt)) break;
    kept.push(...rest.slice(0, wrongAt - 1));
    if (wrong.length === 0) right = [...kept];
    wrong.push(cell);
    rest = rest.slice(wrongAt);
  }
  const [first, ...others] = wrong;
  return first ? { wrong: [first, ...others], right } : null;
}
