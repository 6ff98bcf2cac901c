import type { Board } from './board.ts';
import type { Cell } from './grid.ts';

/** A query of a board, whose result may differ on a later board. */
type Query = (board: Board) => unknown;

/**
 * The inputs of a check: the cells it read, and results of queries, which stay the same objects
 * while nothing in them changes. If all are unchanged on a later board, so is the verdict.
 */
export class BoardReads {
  readonly #cells = new Set<Cell>();
  readonly #results = new Map<string, { readonly query: Query; readonly result: unknown }>();

  /** Adds a cell whose tile was read. */
  addCell(cell: Cell): void {
    this.#cells.add(cell);
  }

  /** Adds the result of a query; `key` identifies the query. */
  addResult(key: string, query: Query, result: unknown): void {
    if (!this.#results.has(key)) this.#results.set(key, { query, result });
  }

  /** Everything in another record was read. */
  addAll(other: BoardReads): void {
    for (const cell of other.#cells) this.#cells.add(cell);
    for (const [key, { query, result }] of other.#results) this.addResult(key, query, result);
  }

  /** True if all inputs are the same on `board`, on which only the `changed` cells differ. */
  areUnchangedOn(board: Board, changed: readonly Cell[]): boolean {
    if (changed.some((cell) => this.#cells.has(cell))) return false;
    for (const { query, result } of this.#results.values())
      if (query(board) !== result) return false;
    return true;
  }
}
