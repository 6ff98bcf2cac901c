import { boardOf } from '#engine/judging/boardOf.ts';
import type { LineEdit } from '#engine/grid/lines.ts';
import { MAX_TEXT_CELLS, TOO_MANY_CELLS, tileOfCharacter } from '#engine/codec/tileText.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { copyRectangle, paste, type Rectangle } from '#engine/edit/clipboard.ts';
import { fillAll, floodFill, paintCells, setTile, type Recoloring } from '#engine/edit/edit.ts';
import type { Cell, Color, Grid } from '#engine/grid/grid.ts';
import { editLine, resizeGrid } from '#engine/edit/resize.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { resetToGivens } from '#engine/edit/admit.ts';
import { CaseError, type CaseFields } from './CaseFields.ts';

const COLORS: readonly Color[] = ['dark', 'light', 'gray'];

/** Operations by name. */
const OPERATIONS: Readonly<Record<string, (grid: Grid, op: CaseFields) => Grid>> = {
  insert_row: line('row', 'insert'),
  insert_column: line('column', 'insert'),
  remove_row: line('row', 'remove'),
  remove_column: line('column', 'remove'),
  resize(grid, op) {
    const resized = resizeGrid(grid, op.number('width'), op.number('height'));
    if (!resized.ok) throw new EditRefusal(resized.error);
    return resized.value;
  },
  set_tile: (grid, op) =>
    sanitize(at(grid, op, (cell) => paintCells(grid, [cell], op.oneOf('color', COLORS)))),
  set_tile_full: (grid, op) =>
    sanitize(at(grid, op, (cell) => setTile(grid, cell, tileOfCharacter(op.text('tile'))))),
  flood_fill: (grid, op) =>
    at(grid, op, (cell) => floodFill(boardOf(grid), cell, recoloringOf(op))),
  flood_fill_all: (grid, op) => fillAll(grid, recoloringOf(op)),
  reset: resetToGivens,
  copy: (grid, op) => copyRectangle(grid, rectangleOf(op)),
  paste: (grid, op) => paste(grid, { x: op.number('x'), y: op.number('y') }, op.grid('source')),
};

/** An operation that was refused, with its message. */
class EditRefusal extends CaseError {}

/** Apply `op` to `grid`. */
export function evaluateEdit(fields: CaseFields): unknown {
  const op = fields.object('op');
  const name = op.text('type');
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation) throw new CaseError(`Unknown operation: ${name}`);
  try {
    return { text: writeGridText(operation(fields.grid('grid'), op)) };
  } catch (error) {
    if (error instanceof EditRefusal) return { error: error.message };
    throw error;
  }
}

function line(axis: LineEdit['axis'], kind: LineEdit['kind']) {
  return (grid: Grid, op: CaseFields) => editLine(grid, { axis, kind, index: op.number('index') });
}

function rectangleOf(op: CaseFields): Rectangle {
  const [width, height] = [op.number('width'), op.number('height')];
  if (width * height > MAX_TEXT_CELLS) throw new CaseError(TOO_MANY_CELLS);
  return { x: op.number('x'), y: op.number('y'), width, height };
}

function recoloringOf(op: CaseFields): Recoloring {
  return {
    from: op.oneOf('from', COLORS),
    to: op.oneOf('to', COLORS),
    allowFixed: op.boolean('allowFixed'),
  };
}

/** Edit the cell that `x` and `y` map to; does nothing outside the board. */
function at(grid: Grid, op: CaseFields, edit: (cell: Cell) => Grid): Grid {
  const cell = boardOf(grid).cellAt(op.number('x'), op.number('y'));
  return cell === undefined ? grid : edit(cell);
}
