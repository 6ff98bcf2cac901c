import type { Cell, Point } from '../../grid/grid.ts';

/** What a player does to the board, by pointer or keys, in the words of the board machine. */
export type BoardInput =
  | {
      readonly type: 'stroke.start';
      readonly cell: Cell;
      /** Primary paints the main color; which one it is, the machine knows. */
      readonly button: 'primary' | 'secondary';
      /** The fill modifier is held. */
      readonly fill: boolean;
      /** In cells from the top-left corner of the grid. */
      readonly contact: Point;
    }
  | {
      readonly type: 'stroke.move';
      /** Every cell entered since the last event, in order, none skipped. */
      readonly cells: readonly Cell[];
      readonly contact: Point;
    }
  | { readonly type: 'stroke.end' }
  /** The stroke leaves no trace: a second finger landed, or the pointer was lost. */
  | { readonly type: 'stroke.cancel' };
