import type { Comparison } from '#engine/config/field.ts';
import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import { refOfSymbol } from '#engine/solver/model/boardQueries.ts';
import { message, type Text } from '#texts/message.ts';
import { findWrong } from './rule.ts';
import type { ReasonToPhrase, RulePhrasing } from '#engine/clues/phrasing.ts';

interface Params {
  readonly count: number;
  readonly color: Color;
  readonly comparison: Comparison;
}

export const solve: RuleSolving<Params> = {
  readsSymbols: true,
  choices: ['cspuz', 'backtrack'],
  post({ count, color, comparison }, model) {
    if (color === 'gray') return 'checkFull';
    const least = comparison === 'le' ? -Infinity : count;
    const most = comparison === 'ge' ? Infinity : count;
    const { board } = model;
    const sets = board.countedSymbols().map((symbol) => ({
      cells: touchedStoredCells(symbol.at, board),
      clue: refOfSymbol(board, symbol),
    }));
    model.regions(color).touches(sets, least, most);
    return 'stated';
  },
};

/** A cell that would join the areas of two symbols, or the only way of an area to a symbol. */
function touchReason(
  { count, color: of }: Params,
  { cause, color, which, shown, printed }: ReasonToPhrase,
): Text | undefined {
  if (cause.type !== 'touch' || which !== 'one' || of === 'gray' || count !== 1) return undefined;
  if (cause.fault === 'many') {
    const [a, b, ...others] = printed;
    const isTwo = typeof a === 'string' && typeof b === 'string' && others.length === 0;
    if (!isTwo || color === of) return undefined;
    const alike = a === b ? 'yes' : 'no';
    return message('hints.symbols_per_region.joins', { a, b, alike, of, color });
  }
  const area = shown.regionOf(cause.cell);
  const symbols = shown.countedSymbols();
  const isEmpty = symbols.every(({ at }) =>
    touchedStoredCells(at, shown).every((cell) => area?.has(cell) !== true),
  );
  if (color !== of || area?.color !== of || !isEmpty) return undefined;
  const kind = symbols.every(({ id }) => id === 'number') ? 'number' : 'symbol';
  return message('hints.symbols_per_region.exit', { of, kind, color });
}

export const phrasing: RulePhrasing<Params> = {
  reason: touchReason,
  noun: ({ count, color, comparison }) =>
    message('hints.symbols_per_region.noun', { of: color, total: count, comparison }),
  because({ count: number, color, comparison }, { cause, intro, supposed: board }) {
    if (cause.type !== 'touch') return undefined;
    const wrong = findWrong(board, color, number, comparison);
    return (
      wrong &&
      message(wrong.isOver ? 'hints.symbols_per_region.over' : 'hints.symbols_per_region.under', {
        supposed: intro,
        counted: wrong.has,
        number,
      })
    );
  },
};
