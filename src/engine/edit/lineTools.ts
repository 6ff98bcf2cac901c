import type { Grid, Point } from '../grid/grid.ts';
import type { LineEdit } from '../grid/lines.ts';
import { stripeAt } from '../grid/snap.ts';
import { editLine } from './resize.ts';
import type { Tool } from './Tool.ts';

/** Inserts a row at a press between two rows, and removes the row at a press on one. */
export const rowTool = lineTool('row');
/** Inserts a column at a press between two columns, and removes the column at a press on one. */
export const columnTool = lineTool('column');

/** The edit of a press at a point; null outside the board. */
export function lineEditAt(axis: LineEdit['axis'], at: Point, grid: Grid): LineEdit | null {
  const stripe = axis === 'row' ? stripeAt(at.y, grid.height) : stripeAt(at.x, grid.width);
  return stripe && { axis, ...stripe };
}

function lineTool(axis: LineEdit['axis']): Tool {
  return {
    id: axis,
    isFine: true,
    isTapped: true,
    press({ grid }, { at, button }) {
      const edit = button === 'primary' ? lineEditAt(axis, at, grid) : null;
      return edit && { change: { grid: editLine(grid, edit) } };
    },
    erase({ grid }, { at }) {
      const index = Math.floor(axis === 'row' ? at.y : at.x);
      return { grid: editLine(grid, { axis, kind: 'remove', index }) };
    },
  };
}
