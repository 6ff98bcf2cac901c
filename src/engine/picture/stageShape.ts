import type { Board } from '../grid/board.ts';

/** Margin around the cells, in cells: for the tray, or for the ghosts beyond a wrapped rim. */
const TRAY = 0.12;
const GHOSTS = 2;
const LARGEST_CELL_PX = 100;

/** Pictures of larger boards take longer to draw than the canvas takes to load. */
export const MAX_PICTURED_CELLS = 1600;

/** Ratio of width to height from which a board uses the full width of the window, as scores do. */
const BROAD = 1.75;

/** Returns whether a board uses the full width of the window. */
export function isBroad({ width, height }: Pick<Board, 'width' | 'height'>): boolean {
  return width >= BROAD * height;
}

/** Size of a board with its margins, in cells, and the largest useful cell size, in CSS pixels. */
export interface StageShape {
  readonly columns: number;
  readonly rows: number;
  readonly marginX: number;
  readonly marginY: number;
  readonly largestCellPx: number;
}

/** The shape of a board. Depends only on size, wrap-around and settings. */
export function stageShape({ width, height, topology }: Board, showGhosts: boolean): StageShape {
  const margin = (wrapping: string) => (showGhosts && wrapping !== 'none' ? GHOSTS : TRAY);
  return {
    columns: width,
    rows: height,
    marginX: margin(topology.horizontal),
    marginY: margin(topology.vertical),
    largestCellPx: LARGEST_CELL_PX + 2 * Math.max(width, height),
  };
}

export function isSameShape(a: StageShape, b: StageShape): boolean {
  return (
    a.columns === b.columns &&
    a.rows === b.rows &&
    a.marginX === b.marginX &&
    a.marginY === b.marginY &&
    a.largestCellPx === b.largestCellPx
  );
}
