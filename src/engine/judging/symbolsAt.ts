import type { Board } from '../grid/board.ts';
import type { Cell, SymbolInstance } from '../grid/grid.ts';
import { touchedCells } from '../grid/placement.ts';
import type { SymbolFlags } from './display.ts';

/** A symbol, and its index in the list of its id. */
interface SymbolAt {
  readonly symbol: SymbolInstance;
  readonly index: number;
}

/** The visible symbols that touch a cell, including through the wrap-around. */
export function symbolsAt(board: Board, cell: Cell, visible: SymbolFlags): readonly SymbolAt[] {
  return [...board.grid.symbols].flatMap(([id, list]) =>
    list.flatMap((symbol, index) => {
      const isSeen = visible.get(id)?.[index] !== false;
      return isSeen && touchedCells(symbol.at, board).includes(cell) ? [{ symbol, index }] : [];
    }),
  );
}
