import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';

/** Targets of keyboard jumps: uncolored cells, cells under an error mark, cells with a clue. */
export type Landmark = 'empty' | 'error' | 'clue';

/**
 * The next landmark after a cell in row-major order, wrapping around; backwards with -1. Null if
 * there is none.
 */
export function nextLandmark(
  snapshot: BoardSnapshot,
  from: Cell,
  landmark: Landmark,
  step: 1 | -1,
): Cell | null {
  const { size } = snapshot.board;
  const is = LANDMARKS[landmark](snapshot);
  for (let distance = 1; distance <= size; distance++) {
    const cell = (from + step * distance + size * 2) % size;
    if (is(cell)) return cell;
  }
  return null;
}

const LANDMARKS: Readonly<Record<Landmark, (snapshot: BoardSnapshot) => (cell: Cell) => boolean>> =
  {
    empty:
      ({ board }) =>
      (cell) =>
        board.exists(cell) && !board.fixed(cell) && board.color(cell) === 'gray',
    error: ({ errors }) => {
      const marked = new Set(errors);
      return (cell) => marked.has(cell);
    },
    clue: (snapshot) => {
      const cells = clueCells(snapshot);
      return (cell) => cells.has(cell);
    },
  };

/** One cell for each visible symbol: the first existing cell that it touches. */
function clueCells({ board, visible }: BoardSnapshot): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const [id, list] of board.grid.symbols) {
    list.forEach(({ at }, index) => {
      if (visible.get(id)?.[index] === false) return;
      const cell = touchedStoredCells(at, board).find((there) => board.exists(there));
      if (cell !== undefined) cells.add(cell);
    });
  }
  return cells;
}
