import { hasStraightRims } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { HALF_TURN, halfTurnPairs, compare } from './symbol.ts';
import { message } from '#texts/message.ts';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';
import { imageReason } from '#engine/clues/imageReason.ts';
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
  reason(at, _params, { cause, cells: [cell = 0, ...others], color, known: board, printed }) {
    if (others.length > 0) return undefined;
    const image = imageOf(cell, at, board);
    if (cause.type === 'far' && cause.fault === 'image' && printed.length === 1 && !board.isWrapped)
      return imageReason('galaxy', image, color, board);
    const isOfImage = cause.type === 'mirror' || cause.type === 'check';
    return isOfImage && image !== undefined && board.color(image) === color
      ? message('hints.galaxy.image', { place: spokenPlace(board.width, image), color })
      : undefined;
  },
  because(at, _params, { cause, intro, supposed: board }) {
    const isUnlike = cause.type === 'check' && compare(at, board) === 'error';
    return cause.type === 'mirror' || isUnlike
      ? message('hints.galaxy.unlike', { supposed: intro })
      : undefined;
  },
};
