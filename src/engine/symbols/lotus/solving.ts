import type { Orientation } from '#engine/grid/directions.ts';
import { hasStraightRims } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { AXIS, isAskew, MIRRORED, mirrorPairs } from './axis.ts';
import { message } from '#texts/message.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<{ readonly orientation: Orientation }> = {
  choices: ['cspuz', 'backtrack'],
  post(at, { orientation }, model) {
    const axis = AXIS[orientation];
    if (isAskew(at, axis) || !hasStraightRims(model.board) || model.honest !== -1) return 'check';
    return model.mirrors(mirrorPairs(at, axis), MIRRORED[axis]);
  },
};

/** The color of a cell's image; undefined if there is no such cell, or across joined sides. */
function imageColor(cell: Cell, at: Point, orientation: Orientation, board: Board) {
  if (board.isWrapped) return undefined;
  const [dx, dy] = [(cell % board.width) - at.x, Math.floor(cell / board.width) - at.y];
  const [x, y] = {
    vertical: [-dx, dy],
    horizontal: [dx, -dy],
    rising: [-dy, -dx],
    falling: [dy, dx],
  }[AXIS[orientation]];
  const image = board.cellAt(at.x + (x ?? 0), at.y + (y ?? 0));
  return image === undefined || image === cell ? undefined : board.color(image);
}

export const phrasing: SymbolPhrasing<{ readonly orientation: Orientation }> = {
  noun: () => message('hints.lotus.noun'),
  because(at, { orientation }, { cause, intro, known, only }) {
    const isUnlike = cause.type === 'check' && !isAskew(at, AXIS[orientation]);
    if (cause.type !== 'mirror' && !isUnlike) return undefined;
    if (only && imageColor(only.cell, at, orientation, known) === only.color)
      return message('hints.lotus.image', { color: only.color });
    return message('hints.lotus.unlike', { supposed: intro });
  },
};
