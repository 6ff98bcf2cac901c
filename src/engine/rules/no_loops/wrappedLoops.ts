import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';

/** A logical place on a walk, and the step that led to it. */
interface Stride {
  readonly at: Point;
  readonly step: Point;
}

const STEPS: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/**
 * Walk over all wall cells connected to a cell, never straight back. Returns the reached cells, and
 * if one of them was reached twice.
 */
function walkFrom(
  board: Board,
  start: Cell,
  isWall: (cell: Cell) => boolean,
): { readonly cells: ReadonlySet<Cell>; readonly isLoop: boolean } {
  const cells = new Set<Cell>();
  let isLoop = false;
  const first = { x: start % board.width, y: Math.floor(start / board.width) };
  const strides: Stride[] = [{ at: first, step: { x: 0, y: 0 } }];
  for (let stride = strides.pop(); stride; stride = strides.pop()) {
    const { at, step } = stride;
    const cell = board.cellAt(at.x, at.y);
    if (cell === undefined || !isWall(cell)) continue;
    if (cells.has(cell)) {
      isLoop = true;
      continue;
    }
    cells.add(cell);
    for (const next of STEPS) {
      const isBack = next.x === -step.x && next.y === -step.y;
      if (isBack && (step.x !== 0 || step.y !== 0)) continue;
      strides.push({ at: { x: at.x + next.x, y: at.y + next.y }, step: next });
    }
  }
  return { cells, isLoop };
}

/** The wall component with the first loop, on a board with joined sides. */
export function findWrappedLoop(
  board: Board,
  isWall: (cell: Cell) => boolean,
): readonly Cell[] | undefined {
  const seen = new Set<Cell>();
  for (let cell = 0; cell < board.size; cell++) {
    if (seen.has(cell) || !isWall(cell)) continue;
    const { cells, isLoop } = walkFrom(board, cell, isWall);
    if (isLoop) return [...cells];
    for (const own of cells) seen.add(own);
  }
  return undefined;
}
