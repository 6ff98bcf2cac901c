import { message, type Text } from '#texts/message.ts';
import type { ReasonToPhrase } from '../clues/phrasing.ts';
import { spokenPoint } from '../clues/spokenPlaces.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, SolidColor } from '../grid/grid.ts';
import { homeCell } from '../grid/placement.ts';
import { printedValue, type NamedClues, type NamedSymbol } from './namedClues.ts';

/** A number with the cells that its area lacks to contain a cell. */
interface Shortage {
  readonly symbol: NamedSymbol;
  readonly value: string;
  readonly short: number;
}

/**
 * The reason for cells that are too far from all numbers, with the number that lacks the fewest
 * cells. Undefined if a path to a number is blocked by something else than its length.
 */
export function farReason(
  { symbols }: NamedClues,
  { cells, color, which, shown }: ReasonToPhrase,
): Text | undefined {
  const all = cells.flatMap((cell) => symbols.map((it) => shortageOf(it, cell, color, shown)));
  const known = all.filter((it) => it !== null);
  const [first, ...others] = known;
  if (!first || known.length < all.length || known.some(({ short }) => short <= 0))
    return undefined;
  const areAllNumbers = symbols.length === shown.countedSymbols().length;
  const kind = areAllNumbers ? 'number' : 'symbol';
  if (which === 'more') return message('hints.farAll', { kind, color });
  const nearest = others.reduce((a, b) => (b.short < a.short ? b : a), first);
  const { symbol, value, short } = nearest;
  const place = spokenPoint(symbol.symbol.at, shown);
  return message('hints.farOne', { kind, value, place, distance: short, color });
}

/** Null for a symbol without a number. The shortage is infinite if walls block every path. */
function shortageOf(
  symbol: NamedSymbol,
  target: Cell,
  wall: SolidColor,
  board: Board,
): Shortage | null {
  const home = homeCell(symbol.symbol.at, board);
  const value = printedValue(symbol);
  if (symbol.def.id !== 'number' || home === undefined || value === null) return null;
  const region = board.color(home) === 'gray' ? undefined : board.regionOf(home);
  const own = region?.color === wall ? [] : (region?.cells ?? [home]);
  const steps = stepsTo(target, own, wall, board);
  return { symbol, value, short: own.length + steps - Number(value) };
}

/** Number of cells that connect a cell with an area, including the cell itself. */
function stepsTo(target: Cell, own: readonly Cell[], wall: SolidColor, board: Board): number {
  const seen = new Set(own);
  let edge = [...own];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: Cell[] = [];
    for (const cell of edge.flatMap((it) => board.neighbors(it))) {
      if (seen.has(cell) || !board.exists(cell) || board.color(cell) === wall) continue;
      if (cell === target) return steps;
      seen.add(cell);
      next.push(cell);
    }
    edge = next;
  }
  return Infinity;
}
