import { changedMarks } from '#engine/edit/cellMarks.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { changedCells } from '#engine/grid/changes.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { type SpokenBoard } from './spokenCell.ts';

/** What cells are named after. */
export type Spoken = SpokenBoard;

/** What cells speak of now. */
export function readSpoken({ actor, givens, mode, current }: BoardStore): Spoken {
  const { board, judgement, visible } = current();
  const { marks } = actor.getSnapshot().context;
  const errors = new Set<Cell>();
  for (const { state, cells } of judgement.rules)
    if (state === 'error') cells.forEach((cell) => errors.add(cell));
  return { board, judgement, visible, errors, givens, marks, tellsBorders: !mode.isSolving };
}

/**
 * Cells whose names may differ: their tile or mark, a symbol's state or sight, or their part in an
 * error changed.
 */
export function spokenChanges(before: Spoken, after: Spoken): ReadonlySet<Cell> {
  const cells = new Set(changedCells(before.board.grid, after.board.grid));
  for (const cell of changedMarks(before.marks, after.marks)) cells.add(cell);
  for (const cell of after.errors) if (!before.errors.has(cell)) cells.add(cell);
  for (const cell of before.errors) if (!after.errors.has(cell)) cells.add(cell);
  const { width, height, grid } = after.board;
  for (const [id, list] of grid.symbols) {
    const states = [before.judgement.symbols.get(id), after.judgement.symbols.get(id)] as const;
    const sights = [before.visible.get(id), after.visible.get(id)] as const;
    list.forEach(({ at }, index) => {
      const isSame =
        states[0]?.[index] === states[1]?.[index] && sights[0]?.[index] === sights[1]?.[index];
      if (!isSame) touchedStoredCells(at, { width, height }).forEach((cell) => cells.add(cell));
    });
  }
  return cells;
}
