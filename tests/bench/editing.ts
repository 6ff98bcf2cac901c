import { beginStroke, strokeOver } from '#engine/edit/stroke.ts';
import { editLine } from '#engine/edit/resize.ts';
import { applyChange, changeBetween, revertChange } from '#machines/boardStep.ts';
import { bigGrid } from './bigPuzzle.ts';
import type { Bench } from './Bench.ts';

/** A stroke over the second row of a board. */
function strokeOn(size: number) {
  const grid = bigGrid(size, size, 100);
  const cells = Array.from({ length: size }, (_, x) => size + x);
  const first = cells.find((cell) => grid.tiles[cell]?.color === 'gray') ?? 0;
  const stroke = beginStroke(grid, first, 'dark', { replaceFixed: true });
  if (!stroke) throw new Error('No cell to begin on');
  return { grid, stroke, cells };
}

/** Edits of a board and their undoing. */
export const editingBenches: readonly Bench[] = [
  ...[30, 100].map((size): Bench => ({
    name: `Stroke over a row of ${size} x ${size}`,
    budgetMs: 1,
    prepare() {
      const { grid, stroke, cells } = strokeOn(size);
      return () => strokeOver(grid, stroke, cells);
    },
  })),
  ...[30, 100].map((size): Bench => ({
    name: `Undo and redo a stroke on ${size} x ${size}`,
    budgetMs: 2,
    prepare() {
      const { grid, stroke, cells } = strokeOn(size);
      const after = strokeOver(grid, stroke, cells);
      const change = changeBetween(grid, after);
      if (!change) throw new Error('The stroke changes nothing');
      return () => applyChange(revertChange(after, change), change);
    },
  })),
  {
    name: 'Insert a column into 100 x 100',
    budgetMs: null,
    prepare() {
      const grid = bigGrid(100, 100, 100);
      return () => editLine(grid, { axis: 'column', kind: 'insert', index: 50 });
    },
  },
];
