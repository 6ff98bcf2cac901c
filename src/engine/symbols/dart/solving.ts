import type { Orientation } from '#engine/grid/directions.ts';
import { opposite, type Cell } from '#engine/grid/grid.ts';
import { STEP, walk } from '#engine/grid/neighborhood.ts';
import { ownCell } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<{ readonly number: number; readonly orientation: Orientation }> =
  {
    choices: ['cspuz', 'backtrack'],
    isSwitchable: true,
    post(at, { number, orientation }, model) {
      const own = ownCell(at, model.board);
      if (own === undefined) return 'check';
      const ahead: Cell[] = [];
      walk(model.board, at, STEP[orientation], (cell) => {
        if (cell !== own && model.board.exists(cell)) ahead.push(cell);
        return true;
      });
      model.countsTo(own, (color) => ahead.map((cell) => model.is(cell, opposite(color))), number);
      return 'stated';
    },
  };

export const phrasing: SymbolPhrasing<{ readonly number: number }> = {
  noun: ({ number: value }) => message('hints.thisValue', { value }),
  printed: ({ number }) => String(number),
  counted: { where: 'line', isOther: true },
};
