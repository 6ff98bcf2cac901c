import type { Judgement } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { SymbolFlags } from '#engine/judging/display.ts';
import { cellAt } from '#engine/grid/path.ts';
import type { Hover } from '#engine/canvas/BoardOptions.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { ruleMarks, symbolMarks } from '#engine/judging/marks.ts';
import { symbolsAt } from '#engine/judging/symbolsAt.ts';
import { createStore, type ReadableStore } from '#base/store.ts';

/** Milliseconds until a resting pointer opens the reading of a clue. */
const REST_MS = 500;

/** An open explanation: of the symbols at a cell, or of a broken rule. */
export interface ClueReading {
  /** The cell next to which the card is shown. */
  readonly cell: Cell;
  /** Index of the rule; null for the symbols at the cell. */
  readonly rule: number | null;
  /** Cause of the reading. Only a reading by a resting pointer closes when the pointer leaves. */
  readonly by: 'rest' | 'hold' | 'key' | 'fault';
}

/** Opens the explanation of clues at one cell at a time. The value is null while none is open. */
export interface ClueReader extends ReadableStore<ClueReading | null> {
  /**
   * Handles a move of the pointer: after a rest on a clue, its reading is open until the pointer
   * leaves.
   */
  readonly hover: (hover: Hover) => void;
  /**
   * Open the reading of the symbols at a cell, or close it if it is open. False without symbols.
   */
  readonly read: (cell: Cell, by: 'hold' | 'key') => boolean;
  /** Open the reading of a broken clue at a cell. */
  readonly show: (cell: Cell, rule: number | null) => void;
  readonly close: () => void;
}

/** The part of a board's snapshot that decides what can be read at a cell. */
interface ReadableBoard {
  readonly board: Board;
  readonly judgement: Judgement;
  readonly visible: SymbolFlags;
}

/** Create the reader of a board. While `isBusy` returns true, a resting pointer opens nothing. */
export function createClueReader({
  current,
  isBusy = () => false,
}: Pick<ReadableStore<ReadableBoard>, 'current'> & {
  /** Returns whether the selected tool shows a preview under the pointer. */
  isBusy?: () => boolean;
}): ClueReader {
  const reading = createStore<ClueReading | null>(null);
  let pointed: Cell | null = null;
  /** True if a rest at this cell opens a reading: it has a clue, and was not pressed. */
  let isReadable = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    clearTimeout(rest);
    if (reading.current()?.by === 'rest') reading.set(null);
  };
  const readAtRest = (cell: Cell) => {
    const by = reading.current()?.by ?? 'rest';
    if (by === 'rest' && !isBusy()) reading.set({ cell, rule: null, by });
  };
  return {
    current: reading.current,
    subscribe: reading.subscribe,
    hover({ at, isPressed }) {
      const snapshot = current();
      const cell = at === null || isBusy() ? null : (cellAt(at, snapshot.board) ?? null);
      const isOpen = reading.current()?.by === 'rest';
      const isOther = cell !== pointed;
      pointed = cell;
      if (isOther) isReadable = cell !== null && hasClue(snapshot, cell);
      if (isPressed) isReadable = false;
      if (isReadable && isOpen && !isOther) return;
      if (cell !== null && isReadable && isOpen) {
        readAtRest(cell);
        return;
      }
      leave();
      if (cell !== null && isReadable) rest = setTimeout(() => readAtRest(cell), REST_MS);
    },
    read(cell, by) {
      leave();
      const last = reading.current();
      const isAgain = last?.cell === cell && last.rule === null;
      if (!isAgain && !hasClue(current(), cell)) return false;
      reading.set(isAgain ? null : { cell, rule: null, by });
      return true;
    },
    show(cell, rule) {
      leave();
      reading.set({ cell, rule, by: 'fault' });
    },
    close() {
      clearTimeout(rest);
      reading.set(null);
    },
  };
}

function hasClue({ board, visible }: ReadableBoard, cell: Cell): boolean {
  return symbolsAt(board, cell, visible).length > 0;
}

/** The cells to highlight for a reading, the same as for its row of the legend. */
export function cellsRead(
  { board, judgement, visible }: ReadableBoard,
  { cell, rule }: ClueReading,
): readonly Cell[] {
  if (rule !== null) return ruleMarks(board, judgement, rule);
  const symbols = symbolsAt(board, cell, visible);
  return [...new Set(symbols.flatMap(({ symbol }) => symbolMarks(board, symbol)))];
}
