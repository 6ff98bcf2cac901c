import type { Comparison } from '#engine/config/field.ts';
import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import { refOfSymbol } from '#engine/solver/model/boardQueries.ts';
import { message } from '#texts/message.ts';
import { findWrong } from './rule.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

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

export const phrasing: RulePhrasing<{
  readonly count: number;
  readonly color: Color;
  readonly comparison: Comparison;
}> = {
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
