import type { Cell, Point } from '#engine/grid/grid.ts';

/**
 * The point where a stroke touched the board, in cells from the top-left corner of the grid.
 *
 * It has one path from the pointer to the paint: the pointer adds the contact to the events of its
 * stroke, the board machine stores the last one unchanged in its context, the view model passes it
 * to the canvas, and `CellState` starts the paint animation of the change from it. For keys, it is
 * the middle of their cell. Without a touch, as for undo, the contact is null.
 */
export interface Contact extends Point {
  /**
   * The point at the previous event of the stroke, which moved straight from there. Absent at its
   * start.
   */
  readonly from?: Point;
}

/** Input of a player by pointer or keys, as events of the board machine. */
export type BoardInput =
  | {
      readonly type: 'stroke.start';
      readonly cell: Cell;
      /** The primary button paints the color set in the machine. */
      readonly button: 'primary' | 'secondary';
      /** True if the fill modifier is held. */
      readonly fill: boolean;
      /** True if the modifier for copies is held; false by default. */
      readonly copy?: boolean;
      readonly contact: Contact;
    }
  | {
      readonly type: 'stroke.move';
      /** Every cell entered since the last event, in order, without gaps. */
      readonly cells: readonly Cell[];
      readonly contact: Contact;
    }
  | { readonly type: 'stroke.end' }
  /** The stroke is undone: a second finger touched the screen, or the pointer was lost. */
  | { readonly type: 'stroke.cancel' };
