import type { Direction } from '../grid/directions.ts';
import { STEP } from '../grid/neighborhood.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Point, SymbolInstance } from '../grid/grid.ts';
import { symbolById } from '../symbols/index.ts';
import { UNBOUNDED, type Count } from '../clues/count.ts';
import { paramsOf } from '../clues/params.ts';
import type { SymbolFlags } from './display.ts';
import { symbolsAt } from './symbolsAt.ts';

/** A count shown over the board on request. */
export interface OverlayCount extends Count {
  /**
   * The place of the text: the cell next to the symbol for a line of sight, the symbol's own place
   * for its total.
   */
  readonly at: Point;
  /** Direction of the line of sight; null for a total. */
  readonly direction: Direction | null;
  /** The symbol that counts. */
  readonly of: SymbolInstance;
}

/**
 * The counts of the number symbols shown at a cell: by lines of sight if they have them, otherwise
 * in total.
 */
export function countOverlay(
  board: Board,
  cell: Cell,
  visible: SymbolFlags,
): readonly OverlayCount[] {
  return symbolsAt(board, cell, visible).flatMap(({ symbol }) => countsOf(symbol, board));
}

function countsOf(symbol: SymbolInstance, board: Board): readonly OverlayCount[] {
  const def = symbolById.get(symbol.id);
  if (!def) return [];
  const { at } = symbol;
  const params = paramsOf(def, symbol);
  const lines = def.overlay?.(at, params, board);
  if (lines)
    return lines
      .filter(({ possible }) => possible > 0)
      .map(({ direction, completed, possible }) => ({
        at: { x: at.x + STEP[direction].x, y: at.y + STEP[direction].y },
        direction,
        of: symbol,
        completed,
        possible,
      }));
  const total = def.count?.(at, params, board);
  if (!total || total.possible === UNBOUNDED.possible) return [];
  const { completed, possible } = total;
  return [{ at, direction: null, of: symbol, completed, possible }];
}
