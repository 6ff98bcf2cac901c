import { sideNeighbors } from '#engine/grid/neighborhood.ts';
import { ownCell } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<{ readonly number: number }> = {
  choices: ['backtrack'],
  isSwitchable: true,
  post(at, { number }, model) {
    const own = ownCell(at, model.board);
    if (own === undefined) return 'check';
    const sides = sideNeighbors(model.board, at);
    model.countsTo(own, (color) => sides.map((cell) => model.is(cell, color)), number);
    return 'stated';
  },
};

export const phrasing: SymbolPhrasing<{ readonly deadEnd: boolean; readonly number: number }> = {
  noun: ({ deadEnd, number: value }) =>
    deadEnd ? message('hints.focus.nounDeadEnd') : message('hints.thisValue', { value }),
  printed: ({ deadEnd, number }) => (deadEnd ? null : String(number)),
  counted: { where: 'neighbors', isOther: false },
};
