import type { Component } from './board.ts';
import type { Cell, Point } from './grid.ts';

/** A graph of cells: its cells and their neighbors. Input of the search for components. */
export interface CellGraph {
  readonly width: number;
  readonly size: number;
  /** True if sides are joined, so that logical places differ from cells. */
  readonly isWrapped: boolean;
  belongs(cell: Cell): boolean;
  cellAt(x: number, y: number): Cell | undefined;
}

/** The components of a graph. A cell outside the graph has none. */
export interface Components {
  readonly byCell: readonly (Component | undefined)[];
  /** In order of their first cells. */
  readonly all: readonly Component[];
}

const STEPS: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/**
 * A component with these cells, in row-major order. Its membership test is built on first use.
 * `points` is null if the logical place of every cell is its own.
 */
export function createComponent(
  cells: readonly Cell[],
  points: readonly Point[] | null,
  { width, size }: Pick<CellGraph, 'width' | 'size'>,
): Component {
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

/**
 * The cells connected to `start` on a board without joined sides, row-major. Marks them in
 * `isTaken`.
 */
function floodFlat(start: Cell, graph: CellGraph, isTaken: Uint8Array): Cell[] {
  const { width, size } = graph;
  const cells: Cell[] = [start];
  isTaken[start] = 1;
  const take = (cell: Cell): void => {
    if (isTaken[cell] === 1 || !graph.belongs(cell)) return;
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
  return sortedCells(cells);
}

/** Typed arrays sort numbers several times faster than arrays. */
function sortedCells(cells: readonly Cell[]): Cell[] {
  return Array.from(Int32Array.from(cells).sort());
}

/**
 * The cells connected to `start` through joined sides, with one logical place each. Depth first,
 * last neighbor first: if a component meets itself around the board, this order determines the
 * place of a cell.
 */
function floodWrapped(
  start: Cell,
  graph: CellGraph,
  isTaken: Uint8Array,
): { readonly cells: readonly Cell[]; readonly points: readonly Point[] } {
  const { width } = graph;
  const found: { readonly cell: Cell; readonly point: Point }[] = [];
  const stack: Point[] = [{ x: start % width, y: Math.floor(start / width) }];
  for (let point = stack.pop(); point; point = stack.pop()) {
    const cell = graph.cellAt(point.x, point.y);
    if (cell === undefined || isTaken[cell] === 1 || !graph.belongs(cell)) continue;
    isTaken[cell] = 1;
    found.push({ cell, point });
    for (const { x, y } of STEPS) stack.push({ x: point.x + x, y: point.y + y });
  }
  found.sort((a, b) => a.cell - b.cell);
  return { cells: found.map(({ cell }) => cell), points: found.map(({ point }) => point) };
}

/** The component of a cell of the graph. Marks its cells in `isTaken`. */
function floodComponent(start: Cell, graph: CellGraph, isTaken: Uint8Array): Component {
  if (!graph.isWrapped) return createComponent(floodFlat(start, graph, isTaken), null, graph);
  const { cells, points } = floodWrapped(start, graph, isTaken);
  return createComponent(cells, points, graph);
}

/** All components of a graph. */
export function findComponents(graph: CellGraph): Components {
  const isTaken = new Uint8Array(graph.size);
  const areaByCell = new Array<Component | undefined>(graph.size).fill(undefined);
  const components: Component[] = [];
  for (let cell = 0; cell < graph.size; cell++) {
    if (isTaken[cell] === 1 || !graph.belongs(cell)) continue;
    const component = floodComponent(cell, graph, isTaken);
    for (const own of component.cells) areaByCell[own] = component;
    components.push(component);
  }
  return { byCell: areaByCell, all: components };
}

/**
 * The components after cells have joined or left the graph. Components that neither lost nor gained
 * a cell stay the same objects; the cost grows with the changed components, not with the board.
 */
export function updateComponents(
  previous: Components,
  graph: CellGraph,
  changed: readonly Cell[],
  neighbors: (cell: Cell) => readonly Cell[],
): Components {
  const entered: Cell[] = [];
  const broken = new Set<Component>();
  for (const cell of changed) {
    const before = previous.byCell[cell];
    const belongs = graph.belongs(cell);
    if ((before !== undefined) === belongs) continue;
    if (before) broken.add(before);
    else entered.push(cell);
  }
  if (broken.size === 0 && entered.length === 0) return previous;
  for (const cell of entered)
    for (const neighbor of neighbors(cell)) {
      const component = previous.byCell[neighbor];
      if (component) broken.add(component);
    }
  const areaByCell = previous.byCell.slice();
  const seeds = [...entered];
  for (const { cells } of broken) for (const cell of cells) seeds.push(cell);
  for (const cell of seeds) areaByCell[cell] = undefined;
  const isTaken = new Uint8Array(graph.size);
  const found: Component[] = [];
  for (const cell of sortedCells(seeds)) {
    if (isTaken[cell] === 1 || !graph.belongs(cell)) continue;
    const component = floodComponent(cell, graph, isTaken);
    for (const own of component.cells) areaByCell[own] = component;
    found.push(component);
  }
  const unchanged = previous.all.filter((component) => !broken.has(component));
  const components = [...unchanged, ...found].sort((a, b) => (a.cells[0] ?? 0) - (b.cells[0] ?? 0));
  return { byCell: areaByCell, all: components };
}
