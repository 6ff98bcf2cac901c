import type { Board } from './board.ts';
import type { Cell } from './grid.ts';

/** A query of a board, whose result may differ on the next board. */
type Query = (board: Board) => unknown;

/**
 * What a check read: stored cells, and results of queries that stay the same object while nothing
 * in them changes. If none of it differs on a later board, neither does the verdict.
 */
export class BoardReads {
  readonly #cells = new Set<Cell>();
  readonly #results = new Map<string, { readonly query: Query; readonly result: unknown }>();

  /** A cell's tile was read. */
  addCell(cell: Cell): void {
    this.#cells.add(cell);
  }

  /** The result of a query was read; `key` identifies the query. */
  addResult(key: string, query: Query, result: unknown): void {
    if (!this.#results.has(key)) this.#results.set(key, { query, result });
  }

  /** Everything in another record was read. */
  addAll(other: BoardReads): void {
    for (const cell of other.#cells) this.#cells.add(cell);
    for (const [key, { query, result }] of other.#results) this.addResult(key, query, result);
  }

  /** Whether a check would see the same on `board`, on which only the `changed` cells differ. */
  holdOn(board: Board, changed: readonly Cell[]): boolean {
    if (changed.some((cell) => this.#cells.has(cell))) return false;
    for (const { query, result } of this.#results.values())
      if (query(board) !== result) return false;
    return true;
  }
}
