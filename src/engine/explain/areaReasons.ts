import { message, type Text } from '#texts/message.ts';
import type { ReasonToPhrase } from '../clues/phrasing.ts';
import type { Board } from '../grid/board.ts';
import { opposite, type Cell, type SolidColor } from '../grid/grid.ts';
import { homeCell } from '../grid/placement.ts';
import type { Cause } from '../solver/sat/Reason.ts';
import { findSizeSymbol, printedValue, type NamedClues, type NamedSymbol } from './namedClues.ts';

/** An area on the board, with the only size that it may have. */
interface KnownArea {
  readonly color: SolidColor;
  readonly cells: readonly Cell[];
  readonly number: number;
  /** The number printed on its symbol; null if a rule is about all areas. */
  readonly value: string | null;
}

/** The reason of a step by the size of one area; undefined if the board does not show it. */
export function areaReason(
  named: NamedClues,
  step: ReasonToPhrase,
  cause: Extract<Cause, { readonly type: 'region' }>,
): Text | undefined {
  if (cause.fault === 'between') return undefined;
  const symbol = findSizeSymbol(named, cause, step.shown);
  const area = areaOf(symbol, step.shown, cause);
  if (!area) return cause.fault === 'large' ? joinReason(symbol, step, cause) : undefined;
  if (cause.fault === 'small') return growReason(area, step);
  return fullReason(area, step) ?? joinReason(symbol, step, cause);
}

/** The area that the cause is about. Null if it has no color, or may have several sizes. */
function areaOf(
  symbol: NamedSymbol | undefined,
  board: Board,
  { cell, sizes }: Extract<Cause, { readonly type: 'region' }>,
): KnownArea | null {
  const [number] = sizes;
  const home = symbol ? homeCell(symbol.symbol.at, board) : cell;
  const region = home === undefined ? undefined : board.regionOf(home);
  if (sizes.length > 1 || number === undefined || !region || region.color === 'gray') return null;
  const value = symbol ? printedValue(symbol) : null;
  if (symbol && value !== String(number)) return null;
  return { color: region.color, cells: region.cells, number, value };
}

/** A complete area, around which all cells get the other color. */
function fullReason(
  { color: of, cells: own, number, value }: KnownArea,
  { cells, color, which, shown }: ReasonToPhrase,
): Text | undefined {
  const around = openAround(new Set(own), shown);
  const isComplete = own.length === number && color !== of && cells.every((it) => around.has(it));
  if (!isComplete) return undefined;
  const rest = around.size === cells.length && cells.length > 1 ? 'all' : which;
  return value === null
    ? message('hints.anyAreaFull', { of, number, rest, color })
    : message('hints.areaFull', { value, number, rest, color });
}

/** An area that has only one way to grow. */
function growReason(
  { color: of, cells: own, number, value }: KnownArea,
  { cells, color, which, shown }: ReasonToPhrase,
): Text | undefined {
  const left = number - own.length;
  if (color !== of || left < cells.length) return undefined;
  if (!isOnlyWay(own, cells, shown)) return undefined;
  return value === null
    ? message('hints.anyAreaExit', { of, number, which, color })
    : message('hints.areaExit', { value, left, which, color });
}

/** True if an area can grow only through these cells, one after the other. */
function isOnlyWay(own: readonly Cell[], cells: readonly Cell[], board: Board): boolean {
  const [first = 0] = own;
  const color = board.color(first);
  const area = new Set(own);
  const left = new Set(cells);
  while (left.size > 0) {
    const [exit, ...others] = openAround(area, board);
    if (exit === undefined || others.length > 0 || !left.delete(exit)) return false;
    area.add(exit);
    // Cells of the same color next to the exit are now part of the area.
    for (const next of board.neighbors(exit)) {
      if (!board.exists(next) || board.color(next) !== color) continue;
      for (const cell of board.regionOf(next)?.cells ?? []) area.add(cell);
    }
  }
  return true;
}

/** The empty cells next to some cells. */
function openAround(cells: ReadonlySet<Cell>, board: Board): ReadonlySet<Cell> {
  const around = new Set<Cell>();
  for (const cell of cells)
    for (const next of board.neighbors(cell)) {
      if (!cells.has(next) && board.exists(next) && board.color(next) === 'gray') around.add(next);
    }
  return around;
}

/** A cell that would connect groups to an area that is too large. */
function joinReason(
  symbol: NamedSymbol | undefined,
  { cells, color, which, shown }: ReasonToPhrase,
  { sizes }: Extract<Cause, { readonly type: 'region' }>,
): Text | undefined {
  const [cell] = cells;
  const [number] = sizes;
  if (which !== 'one' || cell === undefined || number === undefined || sizes.length > 1)
    return undefined;
  const of = opposite(color);
  const groups = new Set(
    shown.neighbors(cell).flatMap((it) => {
      const region = shown.exists(it) ? shown.regionOf(it) : undefined;
      return region?.color === of ? [region] : [];
    }),
  );
  const counted = [...groups].reduce((sum, it) => sum + it.cells.length, 1);
  if (groups.size < 2 || counted <= number) return undefined;
  const values = { joins: groups.size, counted, number, color };
  if (!symbol) return message('hints.anyAreaJoin', { ...values, of });
  const home = homeCell(symbol.symbol.at, shown);
  const value = printedValue(symbol);
  const isOwn = home !== undefined && [...groups].some((it) => it.has(home));
  return isOwn && value === String(number)
    ? message('hints.areaJoin', { ...values, value })
    : undefined;
}
