import { message, type Text } from '#texts/message.ts';
import { listAlternatives, type DeductionToPhrase } from '../clues/phrasing.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Color } from '../grid/grid.ts';
import type { Cause } from '../solver/sat/Reason.ts';
import { findSizeSymbol, symbolNoun, type NamedClues, type NamedSymbol } from './namedClues.ts';
import { needsWords, type ClauseForm } from './numberClauses.ts';

type RegionCause = Extract<Cause, { readonly type: 'region' }>;

/** An area whose size is wrong on a board, or can only become wrong. */
interface WrongArea {
  /** The number symbol that demands the size; undefined if a rule does. */
  readonly symbol: NamedSymbol | undefined;
  readonly color: Color;
  readonly sizes: readonly number[];
  /** Its size, or the size to which it can grow. */
  readonly counted: number;
}

/** Number of sizes that a sentence can name. */
const MOST_SIZES = 2;

/** The fault of an area's size, with its size if the board shows it. */
export function areaClause(
  named: NamedClues,
  { supposed: board, intro }: DeductionToPhrase,
  cause: RegionCause,
  { isShort, lacking }: ClauseForm,
): Text | undefined {
  const { fault, cell, sizes } = cause;
  // A symbol that lies may have any other size.
  if (sizes.length > MOST_SIZES) return undefined;
  const color = board.color(cell);
  const without = color !== 'gray' && fault === 'small' ? lacking(color) : null;
  const supposed = without ?? intro;
  const area = {
    symbol: findSizeSymbol(named, cause, board),
    color,
    sizes,
    counted: sizeAt(cell, fault, board),
  };
  const isLong = isShort && sizes.length > 1;
  if (fault === 'large' && area.counted > Math.max(...sizes) && !isLong)
    return largeClause(supposed, area);
  const isSmall = area.counted > 0 && area.counted < Math.min(...sizes);
  if (fault === 'small' && isSmall && !isLong) return smallClause(supposed, area);
  return fault === 'small' && !isSmall ? roomClause(supposed, area) : sizeClause(supposed, area);
}

/** The size of the area of a cell, or the size to which it can grow; 0 for a gray cell. */
function sizeAt(cell: Cell, fault: RegionCause['fault'], board: Board): number {
  const color = board.color(cell);
  if (color === 'gray') return 0;
  const cells = fault === 'large' ? board.regionOf(cell)?.cells : board.reachOf(cell, color)?.cells;
  return cells?.length ?? 0;
}

function largeClause(supposed: Text, { symbol, color: of, sizes, counted }: WrongArea): Text {
  const values = { supposed, number: listAlternatives(sizes), counted, least: 'no' };
  return symbol
    ? message('hints.areaOver', { ...values, ...clueWords(symbol, sizes) })
    : message('hints.anyAreaOver', { ...values, of });
}

function smallClause(supposed: Text, { symbol, color: of, sizes, counted }: WrongArea): Text {
  const values = { supposed, number: listAlternatives(sizes), counted, how: 'only' };
  return symbol
    ? message('hints.areaUnder', { ...values, ...clueWords(symbol, sizes) })
    : message('hints.anyAreaUnder', { ...values, of });
}

function roomClause(supposed: Text, { symbol, sizes }: WrongArea): Text {
  const values = { supposed, number: listAlternatives(sizes) };
  return symbol
    ? message('hints.areaRoom', { ...values, clue: symbolNoun(symbol) })
    : message('hints.anyAreaRoom', values);
}

function sizeClause(supposed: Text, { symbol, sizes }: WrongArea): Text {
  const values = { supposed, number: listAlternatives(sizes) };
  return symbol
    ? message('hints.areaBetween', { ...values, clue: symbolNoun(symbol) })
    : message('hints.anyAreaBetween', values);
}

function clueWords(symbol: NamedSymbol, sizes: readonly number[]) {
  return { clue: symbolNoun(symbol), needs: needsWords(symbol, sizes) };
}
