import type { Point } from '../grid/grid.ts';

/**
 * Where a stroke touched the board, in cells from the top-left corner of the grid.
 *
 * It has one path from pointer to paint: the pointer puts the contact into the events of its
 * stroke, the board machine keeps the last one unchanged in its context, the view model hands it to
 * the canvas, and `CellState` lets the paint of the change start from it. Keys give the middle of
 * their cell. Where nothing touched the board, as for undo, the contact is null.
 */
export interface Contact extends Point {
  /** Where the stroke was at its event before: it ran straight from there. Absent at its start. */
  readonly from?: Point;
}
