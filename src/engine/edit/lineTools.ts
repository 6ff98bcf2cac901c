import type { Grid, Point } from '../grid/grid.ts';
import type { LineEdit } from '../grid/lines.ts';
import { stripeAt } from '../grid/snap.ts';
import { editLine } from './resize.ts';
import type { Tool } from './Tool.ts';

/** Between two rows, a press inserts one; on a row, it takes that away. */
export const rowTool = lineTool('row');
/** Between two columns, a press inserts one; on a column, it takes that away. */
export const columnTool = lineTool('column');

/** The edit of a press at a point; null beside the board. */
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
