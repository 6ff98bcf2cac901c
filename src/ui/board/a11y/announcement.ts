import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { changedCells } from '#engine/grid/changes.ts';
import type { BoardSnapshot } from '../../store/boardStore.ts';
import { firstConflict } from '../../legend/firstConflict.ts';
import { spokenPlace } from '../../store/places.ts';

/**
 * What a listener must hear after the board changed: what was painted, what broke, whether all is
 * solved.
 */
export function announcement(before: BoardSnapshot, after: BoardSnapshot): string {
  return [painted(before, after), broken(before, after), finished(before, after)]
    .filter((sentence) => sentence !== '')
    .join('. ');
}

function painted(before: BoardSnapshot, { board }: BoardSnapshot): string {
  const { width, height } = board;
  if (width !== before.board.width || height !== before.board.height)
    return `The board is ${width} by ${height} now`;
  const cells = changedCells(before.board.grid, board.grid);
  const [first] = cells;
  if (first === undefined) return '';
  const names = new Set(cells.map((cell) => tileName(before.board, board, cell)));
  const name = names.size === 1 ? ([...names][0] ?? '') : 'changed';
  return cells.length === 1
    ? `${capitalized(spokenPlace(board.width, first))}, ${name}`
    : `${cells.length} cells ${name}`;
}

function broken(before: BoardSnapshot, after: BoardSnapshot): string {
  const fault = firstConflict(after);
  if (fault !== null && fault !== firstConflict(before)) return fault;
  return fault === null && firstConflict(before) !== null ? 'Nothing is wrong any more' : '';
}

function finished(before: BoardSnapshot, after: BoardSnapshot): string {
  const isNew = after.judgement.final === 'satisfied' && before.judgement.final !== 'satisfied';
  return isNew ? 'Solved. All lit' : '';
}

/** What became of a cell: its color, and whether it was fixed, released or removed. */
function tileName(before: Board, board: Board, cell: Cell): string {
  if (!board.exists(cell)) return 'removed';
  const color = board.color(cell) === 'gray' ? 'empty' : board.color(cell);
  if (board.fixed(cell) === before.fixed(cell)) return color;
  return board.fixed(cell) ? `${color}, given` : `${color}, no longer given`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
