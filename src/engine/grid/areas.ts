import type { Area } from './board.ts';
import type { Cell, Point } from './grid.ts';

/** What components are found on: which cells belong, and how cells are joined. */
export interface ComponentField {
  readonly width: number;
  readonly size: number;
  /** Whether sides are joined, so that places differ from cells. */
  readonly isWrapped: boolean;
  belongs(cell: Cell): boolean;
  cellAt(x: number, y: number): Cell | undefined;
}

/** Components of a field: the area of each cell, none where the cell does not belong. */
export interface Components {
  readonly areaByCell: readonly (Area | undefined)[];
  /** In order of their first cells. */
  readonly areas: readonly Area[];
}

const STEPS: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/**
 * An area of cells in row-major order, with its membership test built when first asked. `points` is null where
 * places are cells.
 */
export function areaOf(
  cells: readonly Cell[],
  points: readonly Point[] | null,
  { width, size }: Pick<ComponentField, 'width' | 'size'>,
): Area {
  let mask: Uint8Array | null = null;
  let places = points;
  return {
    cells,
    get points() {
      return (places ??= cells.map((cell) => ({ x: cell % width, y: Math.floor(cell / width) })));
    },
    has(cell) {
      if (!mask) {
        mask = new Uint8Array(size);
        for (const own of cells) mask[own] = 1;
      }
      return mask[cell] === 1;
    },
  };
}

/** Flood a flat field from a cell. Marks what it takes in `areaByCell` through `mark`. */
function floodFlat(start: Cell, field: ComponentField, isTaken: Uint8Array): Cell[] {
  const { width, size } = field;
  const cells: Cell[] = [start];
  isTaken[start] = 1;
  const take = (cell: Cell): void => {
    if (isTaken[cell] === 1 || !field.belongs(cell)) return;
    isTaken[cell] = 1;
    cells.push(cell);
  };
  for (const cell of cells) {
    const x = cell % width;
    if (x > 0) take(cell - 1);
    if (x < width - 1) take(cell + 1);
    if (cell >= width) take(cell - width);
    if (cell + width < size) take(cell + width);
  }
  return inOrder(cells);
}

/** Typed arrays sort numbers several times faster than lists. */
function inOrder(cells: readonly Cell[]): Cell[] {
  return Array.from(Int32Array.from(cells).sort());
}

/**
 * Flood through joined sides, depth first, the last neighbour first: where an area meets itself around the board,
 * this order decides which place stands for a cell.
 */
function floodWrapped(
  start: Cell,
  field: ComponentField,
  isTaken: Uint8Array,
): { readonly cells: readonly Cell[]; readonly points: readonly Point[] } {
  const { width } = field;
  const found: { readonly cell: Cell; readonly point: Point }[] = [];
  const stack: Point[] = [{ x: start % width, y: Math.floor(start / width) }];
  for (let point = stack.pop(); point; point = stack.pop()) {
    const cell = field.cellAt(point.x, point.y);
    if (cell === undefined || isTaken[cell] === 1 || !field.belongs(cell)) continue;
    isTaken[cell] = 1;
    found.push({ cell, point });
    for (const { x, y } of STEPS) stack.push({ x: point.x + x, y: point.y + y });
  }
  found.sort((a, b) => a.cell - b.cell);
  return { cells: found.map(({ cell }) => cell), points: found.map(({ point }) => point) };
}

/** The area around a cell that belongs. Its cells are marked in `isTaken`. */
function floodArea(start: Cell, field: ComponentField, isTaken: Uint8Array): Area {
  if (!field.isWrapped) return areaOf(floodFlat(start, field, isTaken), null, field);
  const { cells, points } = floodWrapped(start, field, isTaken);
  return areaOf(cells, points, field);
}

/** All components, by flooding the whole field. */
export function findComponents(field: ComponentField): Components {
  const isTaken = new Uint8Array(field.size);
  const areaByCell = new Array<Area | undefined>(field.size).fill(undefined);
  const areas: Area[] = [];
  for (let cell = 0; cell < field.size; cell++) {
    if (isTaken[cell] === 1 || !field.belongs(cell)) continue;
    const area = floodArea(cell, field, isTaken);
    for (const own of area.cells) areaByCell[own] = area;
    areas.push(area);
  }
  return { areaByCell, areas };
}

/**
 * Components after some cells joined or left the field. Areas that neither lost nor gained a cell stay the same
 * objects; the cost grows with the areas that did change, not with the board.
 */
export function updateComponents(
  previous: Components,
  field: ComponentField,
  changed: readonly Cell[],
  neighbors: (cell: Cell) => readonly Cell[],
): Components {
  const entered: Cell[] = [];
  const broken = new Set<Area>();
  for (const cell of changed) {
    const before = previous.areaByCell[cell];
    const belongs = field.belongs(cell);
    if ((before !== undefined) === belongs) continue;
    if (before) broken.add(before);
    else entered.push(cell);
  }
  if (broken.size === 0 && entered.length === 0) return previous;
  for (const cell of entered)
    for (const neighbor of neighbors(cell)) {
      const area = previous.areaByCell[neighbor];
      if (area) broken.add(area);
    }
  const areaByCell = previous.areaByCell.slice();
  const seeds = [...entered];
  for (const { cells } of broken) for (const cell of cells) seeds.push(cell);
  for (const cell of seeds) areaByCell[cell] = undefined;
  const isTaken = new Uint8Array(field.size);
  const found: Area[] = [];
  for (const cell of inOrder(seeds)) {
    if (isTaken[cell] === 1 || !field.belongs(cell)) continue;
    const area = floodArea(cell, field, isTaken);
    for (const own of area.cells) areaByCell[own] = area;
    found.push(area);
  }
  const kept = previous.areas.filter((area) => !broken.has(area));
  const areas = [...kept, ...found].sort((a, b) => (a.cells[0] ?? 0) - (b.cells[0] ?? 0));
  return { areaByCell, areas };
}
