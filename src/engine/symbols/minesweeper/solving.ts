import { opposite } from '#engine/grid/grid.ts';
import { allNeighbors } from '#engine/grid/neighborhood.ts';
import { ownCell } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<{ readonly number: number }> = {
  choices: ['cspuz', 'backtrack'],
  isSwitchable: true,
  post(at, { number }, model) {
    const own = ownCell(at, model.board);
    if (own === undefined) return 'check';
    const around = allNeighbors(model.board, at);
    model.countsTo(own, (color) => around.map((cell) => model.is(cell, opposite(color))), number);
    return 'stated';
  },
};

export const phrasing: SymbolPhrasing<{ readonly number: number }> = {
  noun: ({ number: value }) => message('hints.thisValue', { value }),
  printed: ({ number }) => String(number),
  counted: { where: 'around', isOther: true },
};
