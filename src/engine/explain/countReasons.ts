import { message, type Text } from '#texts/message.ts';
import type { CountedCells, ReasonToPhrase } from '../clues/phrasing.ts';
import { paramsOf } from '../clues/params.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, SolidColor } from '../grid/grid.ts';
import { DIRECTIONS, STEP, walk } from '../grid/neighborhood.ts';
import { homeCell, homeColor, isCentered } from '../grid/placement.ts';
import { ruleSolving } from '../rules/solving.ts';
import { symbolPhrasing } from '../symbols/phrasing.ts';
import { findTargets, type NamedClues, type NamedSymbol } from './namedClues.ts';
import { countedColor, countSymbol } from './numberClauses.ts';

/** The only symbol of a step, with its printed number and the number that it needs. */
interface NumberedSymbol {
  readonly named: NamedSymbol;
  readonly value: string;
  /** The counts that fulfill the symbol, sorted. */
  readonly targets: readonly number[];
}

/** The reason of a step from one symbol that counts cells around it or in a line. */
export function countReason(named: NamedClues, step: ReasonToPhrase): Text | undefined {
  const numbered = onlyNumber(named, step);
  const counted = numbered && symbolPhrasing.get(numbered.named.def.id)?.counted;
  if (!counted || counted.where === 'sight') return undefined;
  return numbered.targets.length > 1
    ? offReason(numbered, step)
    : settledReason(numbered, counted, step);
}

/** The reason of a step from one symbol that sees as many cells as it needs. */
export function sightReason(named: NamedClues, step: ReasonToPhrase): Text | undefined {
  const numbered = onlyNumber(named, step);
  if (!numbered) return undefined;
  const { value, targets } = numbered;
  const { cells, color, shown } = step;
  const [number] = targets;
  if (targets.length > 1) return offReason(numbered, step);
  const { symbol } = numbered.named;
  const own = homeColor(symbol.at, shown);
  if (own === 'gray' || own === color || !isCentered(symbol.at)) return undefined;
  if (number !== Number(value)) return undefined;
  if (countSymbol(numbered.named, shown)?.completed !== number) return undefined;
  if (!isSameSet(cells, viewEnds(numbered.named, own, shown))) return undefined;
  return message('hints.sightFull', { value, number, ways: cells.length, color });
}

/** The only symbol of a step, if all rules of the step are about its number. */
function onlyNumber(named: NamedClues, { printed }: ReasonToPhrase): NumberedSymbol | undefined {
  const [symbol, ...others] = named.symbols;
  const [value] = printed;
  const isAlone = named.rules.every(({ rule }) => 'targets' in (ruleSolving.get(rule.id) ?? {}));
  if (!symbol || others.length > 0 || !isAlone || typeof value !== 'string') return undefined;
  return { named: symbol, value, targets: findTargets(symbol, named) };
}

/** The empty cells at which the view of a symbol ends. */
function viewEnds({ symbol: { at } }: NamedSymbol, own: SolidColor, board: Board): readonly Cell[] {
  const ends = DIRECTIONS.flatMap((direction) => {
    const step = STEP[direction];
    const isSeen = (cell: Cell) => board.exists(cell) && board.color(cell) === own;
    const seen = new Set<Cell>();
    const end = walk(board, { x: at.x + step.x, y: at.y + step.y }, step, isSeen, seen);
    return end !== undefined && board.exists(end) && board.color(end) === 'gray' ? [end] : [];
  });
  return [...new Set(ends)];
}

/** A count that is complete, or needs all open cells. */
function settledReason(
  { named, value, targets: [number] }: NumberedSymbol,
  { where }: CountedCells,
  { cells, color, which, shown }: ReasonToPhrase,
): Text | undefined {
  const of = countedColor(named, shown);
  const count = countSymbol(named, shown);
  if (of === 'none' || !count || number !== Number(value)) return undefined;
  const open = openCells(named, shown);
  const isWhole = isSameSet(cells, open);
  const values = { value, of, color };
  if (of !== color && count.completed === number) {
    const rest = isWhole && open.length > 1 ? where : which;
    return number === 0
      ? message('hints.countNone', { ...values, rest })
      : message('hints.countFull', { ...values, rest, number });
  }
  if (of !== color || count.possible !== number || !isWhole) return undefined;
  const left = number - count.completed;
  return left === open.length
    ? message('hints.countLeft', { ...values, left, more: count.completed > 0 ? 'yes' : 'no' })
    : undefined;
}

/** The empty cells that a symbol counts. */
function openCells({ symbol, def }: NamedSymbol, board: Board): readonly Cell[] {
  const home = homeCell(symbol.at, board);
  const scope = def.scope(symbol.at, paramsOf(def, symbol), board);
  return scope.filter(
    (cell) => cell !== home && board.exists(cell) && board.color(cell) === 'gray',
  );
}

/** A number that is off, of whose two meanings only one is still possible. */
function offReason(
  { named, value, targets }: NumberedSymbol,
  { which, color, shown }: ReasonToPhrase,
): Text | undefined {
  const [low, high, ...others] = targets;
  const count = countSymbol(named, shown);
  if (low === undefined || high === undefined || others.length > 0 || !count) return undefined;
  const possible = targets.filter((it) => it >= count.completed && it <= count.possible);
  const [number] = possible;
  if (number === undefined || possible.length > 1 || homeColor(named.symbol.at, shown) === 'gray')
    return undefined;
  const off = high - Number(value);
  return message('hints.offReading', { value, off, low, high, number, which, color });
}

function isSameSet(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((it) => b.includes(it));
}
