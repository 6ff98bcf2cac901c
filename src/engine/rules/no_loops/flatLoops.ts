import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';

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
