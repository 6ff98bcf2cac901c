import type { Board } from './board.ts';
import type { Cell } from './grid.ts';

/** A question to a board whose answer may differ on the next one. */
type Question = (board: Board) => unknown;

/**
 * What a check looked at: stored cells, and derived answers that keep their identity while nothing in them changes.
 * If all of it is unchanged on a later board, so is the verdict.
 */
export class BoardReads {
  readonly #cells = new Set<Cell>();
  readonly #answers = new Map<string, { readonly ask: Question; readonly answer: unknown }>();

  /** A cell's tile was read. */
  addCell(cell: Cell): void {
    this.#cells.add(cell);
  }

  /** A derived answer was read; `key` names the question. */
  addAnswer(key: string, ask: Question, answer: unknown): void {
    if (!this.#answers.has(key)) this.#answers.set(key, { ask, answer });
  }

  /** Whether a check would see the same on `board`, on which only the `changed` cells differ. */
  holdOn(board: Board, changed: readonly Cell[]): boolean {
    if (changed.some((cell) => this.#cells.has(cell))) return false;
    for (const { ask, answer } of this.#answers.values()) if (ask(board) !== answer) return false;
    return true;
  }
}
