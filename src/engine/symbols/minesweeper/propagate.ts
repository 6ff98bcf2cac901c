import { opposite } from '#engine/grid/grid.ts';
import { surroundingsOf } from '#engine/grid/neighborhood.ts';
import { ownCell } from '#engine/solver/ownCell.ts';
import { SOLID, type SymbolSolving } from '#engine/solver/SolverModel.ts';

export const solve: SymbolSolving<{ readonly number: number }> = {
  choices: ['cspuz', 'backtrack'],
  post(at, { number }, model) {
    const own = ownCell(at, model.board);
    if (own === undefined) return 'check';
    const around = surroundingsOf(model.board, at);
    for (const color of SOLID) {
      const others = around.map((cell) => model.is(cell, opposite(color)));
      model.countsTo(others, number, [model.is(own, color)]);
    }
    return 'stated';
  },
};
