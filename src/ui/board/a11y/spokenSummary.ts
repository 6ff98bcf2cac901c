import type { LegendRow } from '#engine/judging/legend.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardSnapshot } from '../../store/boardStore.ts';
import { spokenList } from '../../components/spokenList.ts';
import { SPOKEN_STATE } from './spokenCell.ts';

/** The area a cell lies in: "dark region of 5 cells, can grow to 9". */
export function spokenRegion(board: Board, cell: Cell): string {
  const region = board.regionOf(cell);
  if (!region) return 'No cell';
  const { color, cells, reach, isClosed } = region;
  const size = cellsInWords(cells.length);
  if (color === 'gray') return `Empty region of ${size}`;
  const future = isClosed ? 'closed' : `can grow to ${reach.cells.length}`;
  return `${color === 'dark' ? 'Dark' : 'Light'} region of ${size}, ${future}`;
}

/** The whole board: its size, what is left, what is wrong, and every rule with its state. */
export function spokenBoard({ board, errors, legend }: BoardSnapshot): string {
  const isLeft = (cell: Cell) =>
    board.exists(cell) && !board.fixed(cell) && board.color(cell) === 'gray';
  const left = board.grid.tiles.filter((_, cell) => isLeft(cell)).length;
  const rules = legend.filter(({ kind }) => kind === 'rule');
  return spokenList(', ', [
    `${board.width} by ${board.height}`,
    left === 0 ? 'no empty cell left' : `${cellsInWords(left)} left`,
    errors.length === 0 ? 'no error' : `${cellsInWords(errors.length)} under an error mark`,
    rules.length === 0 ? 'no rules' : `rules: ${spokenList('; ', rules.map(spokenRule))}`,
  ]);
}

function spokenRule({ brief, state, errorDescription }: LegendRow): string {
  return spokenList(', ', [brief, errorDescription?.short ?? SPOKEN_STATE[state]]);
}

function cellsInWords(count: number): string {
  return `${count} ${count === 1 ? 'cell' : 'cells'}`;
}
