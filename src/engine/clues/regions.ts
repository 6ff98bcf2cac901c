import type { Board, Component } from '#engine/grid/board.ts';
import type { Color, Cell, Point } from '#engine/grid/grid.ts';
import { homeCell, touchedCells } from '#engine/grid/placement.ts';

/**
 * The reaches of all regions of a color, in order of their first cells. For gray, which cannot
 * grow, its regions.
 */
export function findReaches(board: Board, color: Color): readonly Component[] {
  return color === 'gray' ? board.regions('gray') : board.reaches(color);
}

/** The component with the fewest cells, the first of several; undefined in an empty list. */
export function smallestComponent<T extends Pick<Component, 'cells'>>(
  components: readonly T[],
): T | undefined {
  let smallest = components[0];
  for (const component of components)
    if (smallest && component.cells.length < smallest.cells.length) smallest = component;
  return smallest;
}

/** The region of a symbol. Both parts are missing on a hole. */
export interface SymbolRegion {
  /** The region of the home cell. */
  readonly region: Component | undefined;
  /** The region and all gray cells that it can still grow into. */
  readonly reach: Component | undefined;
}

const NO_REGION: SymbolRegion = { region: undefined, reach: undefined };

/**
 * The region at the home cell of a symbol; undefined if that cell is gray, and outside the board.
 */
export function regionAt(at: Point, board: Board): SymbolRegion | undefined {
  const home = homeCell(at, board);
  if (home === undefined) return undefined;
  const color = board.color(home);
  if (color === 'gray') return undefined;
  if (!board.exists(home)) return NO_REGION;
  return { region: board.regionOf(home), reach: board.reachOf(home, color) };
}

/** True if the region cannot grow. */
export function isClosed({ region, reach }: SymbolRegion): boolean {
  return region?.cells.length === reach?.cells.length;
}

/** The cells a symbol touches, and its region. */
export function regionCells(at: Point, board: Board): readonly Cell[] {
  return withTouched(at, board, regionAt(at, board)?.region);
}

/** The cells a symbol touches, and the reach of its region. */
export function regionScope(at: Point, board: Board): readonly Cell[] {
  return withTouched(at, board, regionAt(at, board)?.reach);
}

function withTouched(at: Point, board: Board, cells: Component | undefined): readonly Cell[] {
  const touched = touchedCells(at, board);
  if (!cells) return touched;
  return [...cells.cells, ...touched.filter((cell) => !cells.has(cell))];
}
