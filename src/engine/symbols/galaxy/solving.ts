import { hasStraightRims } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { HALF_TURN, halfTurnPairs, compare } from './symbol.ts';
import { message } from '#texts/message.ts';
import { imageFault, mirroredReason } from '#engine/clues/imageReason.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<unknown> = {
  choices: ['cspuz', 'backtrack'],
  isSwitchable: true,
  post(at, _params, model) {
    if (!hasStraightRims(model.board) || model.honest !== -1) return 'check';
    return model.mirrors(halfTurnPairs(at), HALF_TURN);
  },
};

/** The opposite cell; undefined if there is none, or across joined sides. */
function imageOf(cell: Cell, at: Point, board: Board): Cell | undefined {
  if (board.isWrapped) return undefined;
  const { width } = board;
  return board.cellAt(2 * at.x - (cell % width), 2 * at.y - Math.floor(cell / width));
}

export const phrasing: SymbolPhrasing<unknown> = {
  noun: () => message('hints.galaxy.noun'),
  reason(at, _params, step) {
    const imaging = {
      imageOf: (cell: Cell) => imageOf(cell, at, step.known),
      pairs: halfTurnPairs(at),
    };
    return mirroredReason('galaxy', imaging, step);
  },
  because(at, _params, deduction) {
    const { cause, supposed: board } = deduction;
    const isShown = cause.type === 'check' || cause.type === 'clause';
    return cause.type === 'mirror' || (isShown && compare(at, board) === 'error')
      ? imageFault('galaxy', halfTurnPairs(at), deduction)
      : undefined;
  },
};
