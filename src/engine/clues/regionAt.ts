import type { Area, Board } from '../grid/board.ts';
import type { Cell, Point } from '../grid/grid.ts';
import { homeCell, touchedCells } from '../grid/placement.ts';

/** The area a symbol stands in. Both parts are missing on a hole and outside. */
export interface AreaAt {
  /** What is colored like the home cell and hangs together with it. */
  readonly region: Area | undefined;
  /** The region and all it can still grow into. */
  readonly reach: Area | undefined;
}

const NO_AREA: AreaAt = { region: undefined, reach: undefined };

/** The area at the home cell of a symbol; undefined while that cell is gray, and outside. */
export function areaAt(at: Point, board: Board): AreaAt | undefined {
  const home = homeCell(at, board);
  if (home === undefined) return undefined;
  const color = board.color(home);
  if (color === 'gray') return undefined;
  if (!board.exists(home)) return NO_AREA;
  return { region: board.regionOf(home), reach: board.reachOf(home, color) };
}

/** Whether an area cannot grow. */
export function isClosed({ region, reach }: AreaAt): boolean {
  return region?.cells.length === reach?.cells.length;
}

/** The cells a symbol touches, and its area with all it can grow into. */
export function areaScope(at: Point, board: Board): readonly Cell[] {
  const touched = touchedCells(at, board);
  const reach = areaAt(at, board)?.reach;
  if (!reach) return touched;
  return [...reach.cells, ...touched.filter((cell) => !reach.has(cell))];
}
