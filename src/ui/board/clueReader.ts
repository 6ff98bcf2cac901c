import { cellAt } from '#engine/grid/path.ts';
import type { Hover } from '#engine/canvas/Hover.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { ruleMarks, symbolMarks } from '#engine/judging/marks.ts';
import { symbolsAt } from '#engine/judging/symbolsAt.ts';
import { createStore, type ReadableStore } from '#base/store.ts';
import type { BoardSnapshot } from './boardStore.ts';

/** Milliseconds for which a pointer rests on a clue before it is read. */
const REST_MS = 500;

/** What is read of the board: the symbols at a cell, or a rule where it is broken. */
export interface ClueReading {
  /** Where the reading is shown. */
  readonly cell: Cell;
  /** Index of the rule that is read; null for the symbols at the cell. */
  readonly rule: number | null;
  /** What asked for it. Only a pointer that rests takes it along when it goes. */
  readonly by: 'rest' | 'hold' | 'key' | 'fault';
}

/** Reads clues where they stand, one place at a time. Null while nothing is read. */
export interface ClueReader extends ReadableStore<ClueReading | null> {
  /** Where the pointer is: after a rest on a clue, the clue is read until the pointer goes. */
  readonly hover: (hover: Hover) => void;
  /** Read the symbols at a cell; again, to stop. False where there are none. */
  readonly read: (cell: Cell, by: 'hold' | 'key') => boolean;
  /** Show a broken clue at a cell. */
  readonly show: (cell: Cell, rule: number | null) => void;
  readonly close: () => void;
}

/** A reader of the clues of a board; a pointer that rests reads none where `isBusy` says so. */
export function createClueReader({
  current,
  isBusy = () => false,
}: Pick<ReadableStore<BoardSnapshot>, 'current'> & {
  /** The tool in hand shows under the pointer what it would do. */
  isBusy?: () => boolean;
}): ClueReader {
  const reading = createStore<ClueReading | null>(null);
  let pointed: Cell | null = null;
  /** The pointer may rest where it is: there is a clue, and it was not pressed there. */
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

function hasClue({ board, visible }: BoardSnapshot, cell: Cell): boolean {
  return symbolsAt(board, cell, visible).length > 0;
}

/** Cells to highlight for what is read, the same as for its row of the legend. */
export function cellsRead(
  { board, judgement, visible }: BoardSnapshot,
  { cell, rule }: ClueReading,
): readonly Cell[] {
  if (rule !== null) return ruleMarks(board, judgement, rule);
  const symbols = symbolsAt(board, cell, visible);
  return [...new Set(symbols.flatMap(({ symbol }) => symbolMarks(board, symbol)))];
}
