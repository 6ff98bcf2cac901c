import { hasStraightRims } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { HALF_TURN, halfTurnPairs, compare } from './symbol.ts';
import { message } from '#texts/message.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<unknown> = {
  choices: ['cspuz', 'backtrack'],
  post(at, _params, model) {
    if (!hasStraightRims(model.board) || model.honest !== -1) return 'check';
    return model.mirrors(halfTurnPairs(at), HALF_TURN);
  },
};

/** The color of the opposite cell; undefined if there is none, or across joined sides. */
function imageColor(cell: Cell, at: Point, board: Board) {
  if (board.isWrapped) return undefined;
  const { width } = board;
  const image = board.cellAt(2 * at.x - (cell % width), 2 * at.y - Math.floor(cell / width));
  return image === undefined || image === cell ? undefined : board.color(image);
}

export const phrasing: SymbolPhrasing<unknown> = {
  noun: () => message('hints.galaxy.noun'),
  because(at, _params, { cause, intro, known, supposed: board, only }) {
    const isUnlike = cause.type === 'check' && compare(at, board) === 'error';
    if (cause.type !== 'mirror' && !isUnlike) return undefined;
    if (only && imageColor(only.cell, at, known) === only.color)
      return message('hints.galaxy.image', { color: only.color });
    return message('hints.galaxy.unlike', { supposed: intro });
  },
};
