import type { Board } from '#engine/grid/board.ts';

/** Margin around the cells, in cells: for the tray, or for the ghosts beyond a wrapped rim. */
const TRAY = 0.12;
const GHOSTS = 2;
const LARGEST_CELL_PX = 100;

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
