import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { changedMarks, type CellMarks } from '#engine/edit/cellMarks.ts';
import { isGiven, type Givens } from '#engine/grid/givens.ts';
import { changedCells } from '#engine/grid/changes.ts';
import { sameClues } from '#engine/judging/boardOf.ts';
import type { BoardSnapshot } from '../../store/boardStore.ts';
import { firstConflict } from '../../legend/firstConflict.ts';
import { spokenList } from '../../components/spokenList.ts';
import { spokenPlace } from '../../store/places.ts';
import { spokenClueAt, spokenMark } from './spokenCell.ts';

/** What the sentences need to know of the play. */
interface Telling {
  readonly givens: Givens;
  /** What is said of a board that was solved. */
  readonly ending: string;
}

/**
 * What a listener must hear after the board changed: what was painted, what broke, whether all is
 * solved.
 */
export function announcement(
  before: BoardSnapshot,
  after: BoardSnapshot,
  { givens, ending }: Telling = { givens: null, ending: 'All lit' },
): string {
  return spokenList('. ', [
    painted(before, after, givens),
    appeared(before, after),
    broken(before, after),
    finished(before, after, ending),
  ]);
}

/** Clues told one by one; of more, only how many there are. */
const MOST_APPEARED = 4;

/** Symbols that were hidden and are seen now, and where. */
function appeared(before: BoardSnapshot, { board, visible }: BoardSnapshot): string {
  if (!sameClues(before.board.grid, board.grid)) return '';
  const clues = [...board.grid.symbols].flatMap(([id, list]) =>
    list.filter(
      (_, index) => before.visible.get(id)?.[index] === false && visible.get(id)?.[index] === true,
    ),
  );
  if (clues.length === 0) return '';
  if (clues.length > MOST_APPEARED) return `${clues.length} clues appeared`;
  return spokenList(
    '. ',
    clues.map((clue) => `A clue appeared at ${spokenClueAt(board, clue)}`),
  );
}

/** What became of the player's own marks; empty when nothing did. */
export function markAnnouncement(before: CellMarks, after: CellMarks, width: number): string {
  const cells = changedMarks(before, after);
  const [first] = cells;
  if (first === undefined) return '';
  const names = new Set(cells.map((cell) => spokenMark(after.get(cell))));
  const name = names.size === 1 ? ([...names][0] ?? '') : 'marked anew';
  return cells.length === 1
    ? `${capitalized(spokenPlace(width, first))}, ${name}`
    : `${cells.length} cells ${name}`;
}

function painted(before: BoardSnapshot, { board }: BoardSnapshot, givens: Givens): string {
  const { width, height } = board;
  if (width !== before.board.width || height !== before.board.height)
    return `The board is ${width} by ${height} now`;
  const cells = changedCells(before.board.grid, board.grid);
  const [first] = cells;
  if (first === undefined) return '';
  const names = new Set(cells.map((cell) => tileName(before.board, board, { cell, givens })));
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

function finished(before: BoardSnapshot, after: BoardSnapshot, ending: string): string {
  const isNew = after.judgement.final === 'satisfied' && before.judgement.final !== 'satisfied';
  return isNew ? `Solved. ${ending}` : '';
}

/** What became of a cell: its color, and whether it was fixed, released or removed. */
function tileName(
  before: Board,
  board: Board,
  { cell, givens }: { readonly cell: Cell; readonly givens: Givens },
): string {
  if (!board.exists(cell)) return 'removed';
  const color = board.color(cell) === 'gray' ? 'empty' : board.color(cell);
  const isNow = isGiven(board.grid, cell, givens);
  if (isNow === isGiven(before.grid, cell, givens)) return color;
  return isNow ? `${color}, given` : `${color}, no longer given`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
