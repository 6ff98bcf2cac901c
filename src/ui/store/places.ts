import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';

/** "row 3, column 5", counted from one. */
export function spokenPlace(width: number, cell: Cell): string {
  return `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;
}

/**
 * Where a symbol stands as seen from a cell it touches: " on its upper left corner"; empty for one
 * in the middle.
 */
export function spokenOffset({ x, y }: Point, width: number, cell: Cell): string {
  const dx = x - (cell % width);
  const dy = y - Math.floor(cell / width);
  const vertical = dy < 0 ? 'upper' : dy > 0 ? 'lower' : '';
  const horizontal = dx < 0 ? 'left' : dx > 0 ? 'right' : '';
  if (vertical && horizontal) return ` on its ${vertical} ${horizontal} corner`;
  if (vertical || horizontal) return ` on its ${vertical || horizontal} edge`;
  return '';
}

/** The place of a symbol by the first cell it touches; empty for one beside the board. */
export function spokenPoint(at: Point, size: Size): string {
  const cell = cellOfPoint(at, size);
  if (cell === undefined) return '';
  return `${spokenPlace(size.width, cell)}${spokenOffset(at, size.width, cell)}`;
}

/** The first cell that a symbol touches; undefined beside the board. */
export function cellOfPoint(at: Point, size: Size): Cell | undefined {
  return touchedStoredCells(at, size)[0];
}

/** Of a board, in cells. */
interface Size {
  readonly width: number;
  readonly height: number;
}
