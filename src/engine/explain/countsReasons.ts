import { message, type Text } from '#texts/message.ts';
import type { ReasonToPhrase } from '../clues/phrasing.ts';
import { paramsOf } from '../clues/params.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, SolidColor } from '../grid/grid.ts';
import { homeCell } from '../grid/placement.ts';
import { printedValue, type NamedClues, type NamedSymbol } from './namedClues.ts';
import { countedColor } from './numberClauses.ts';

/** A number with the cells that it counts. */
interface CountedSet {
  readonly value: string;
  readonly of: SolidColor;
  readonly cells: readonly Cell[];
}

/**
 * The reason of a step from two numbers that share cells: one needs so many more than the other
 * that it gets all cells that it does not share. Undefined if the board does not show it.
 */
export function countsReason(
  { rules, symbols }: NamedClues,
  { cells, color, which, shown }: ReasonToPhrase,
): Text | undefined {
  const sets = symbols.flatMap((it) => countedSet(it, shown) ?? []);
  const [a, b] = sets.toSorted((x, y) => Number(y.value) - Number(x.value));
  if (!a || !b || symbols.length !== 2 || rules.length > 0 || a.of !== b.of) return undefined;
  const more = Number(a.value) - Number(b.value);
  const own = a.cells.filter((it) => !b.cells.includes(it));
  const others = b.cells.filter((it) => !a.cells.includes(it));
  const isPossible = (it: Cell) => shown.color(it) === 'gray' || shown.color(it) === a.of;
  const isFit = more > 0 && own.filter(isPossible).length === more;
  if (!isFit || others.some((it) => shown.color(it) === a.of)) return undefined;
  const values = { a: a.value, b: b.value, of: a.of, more, which, color };
  if (color === a.of && cells.every((it) => own.includes(it)))
    return message('hints.countsOwn', values);
  return color !== a.of && cells.every((it) => others.includes(it))
    ? message('hints.countsOther', values)
    : undefined;
}

function countedSet(named: NamedSymbol, board: Board): CountedSet | undefined {
  const { symbol, def } = named;
  const of = countedColor(named, board);
  const value = printedValue(named);
  if (of === 'none' || value === null) return undefined;
  const home = homeCell(symbol.at, board);
  const scope = def.scope(symbol.at, paramsOf(def, symbol), board);
  return { value, of, cells: scope.filter((it) => it !== home && board.exists(it)) };
}
