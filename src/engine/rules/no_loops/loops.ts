import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';

type Size = Pick<Board, 'width' | 'height'>;

/** The first block of two by two wall cells. Wall cells are the cells that must not form loops. */
export function findBlock(
  { width, height }: Size,
  isWall: (cell: Cell) => boolean,
): readonly Cell[] | undefined {
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const cell = y * width + x;
      const block = [cell, cell + 1, cell + width, cell + width + 1];
      if (block.every(isWall)) return block;
    }
  }
  return undefined;
}

/** The eight surrounding cells of a cell, as far as they are on the board. */
function around({ width, height }: Size, cell: Cell): readonly Cell[] {
  const x = cell % width;
  const y = (cell - x) / width;
  const cells: Cell[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      if (row !== y || column !== x) cells.push(row * width + column);
  return cells;
}

function isOnRim({ width, height }: Size, cell: Cell): boolean {
  const x = cell % width;
  const y = (cell - x) / width;
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

/** The cells that are not wall and are connected to `start` by sides or corners. */
function spread(size: Size, start: Cell, isWall: (cell: Cell) => boolean, seen: Set<Cell>): Cell[] {
  const cells = [start];
  seen.add(start);
  for (const cell of cells) {
    for (const next of around(size, cell)) {
      if (seen.has(next) || isWall(next)) continue;
      seen.add(next);
      cells.push(next);
    }
  }
  return cells;
}

/**
 * The cells within one step of an enclosed component, except cells all of whose eight neighbors
 * are, too.
 */
function ringAround(size: Size, component: readonly Cell[]): readonly Cell[] {
  const near = new Set(component.flatMap((cell) => around(size, cell)));
  return [...near].filter(
    (cell) => isOnRim(size, cell) || around(size, cell).some((next) => !near.has(next)),
  );
}

/**
 * The ring around the first component of non-wall cells that is not connected to the rim by sides
 * or corners.
 */
export function findRing(
  { width, height }: Size,
  isWall: (cell: Cell) => boolean,
): readonly Cell[] | undefined {
  const size = { width, height };
  const seen = new Set<Cell>();
  for (let cell = 0; cell < width * height; cell++) {
    if (seen.has(cell) || isWall(cell)) continue;
    const component = spread(size, cell, isWall, seen);
    if (!component.some((own) => isOnRim(size, own))) return ringAround(size, component);
  }
  return undefined;
}

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
