import type { Orientation } from '#engine/grid/directions.ts';
import { hasStraightRims } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { compare } from './symbol.ts';
import { AXIS, isAskew, MIRRORED, mirrorPairs } from './axis.ts';
import { message } from '#texts/message.ts';
import { imageFault, mirroredReason } from '#engine/clues/imageReason.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<{ readonly orientation: Orientation }> = {
  choices: ['cspuz', 'backtrack'],
  isSwitchable: true,
  post(at, { orientation }, model) {
    const axis = AXIS[orientation];
    if (isAskew(at, axis) || !hasStraightRims(model.board) || model.honest !== -1) return 'check';
    return model.mirrors(mirrorPairs(at, axis), MIRRORED[axis]);
  },
};

/** The mirror image of a cell; undefined if there is none, or across joined sides. */
function imageOf(cell: Cell, at: Point, orientation: Orientation, board: Board): Cell | undefined {
  if (board.isWrapped) return undefined;
  const [dx, dy] = [(cell % board.width) - at.x, Math.floor(cell / board.width) - at.y];
  const [x, y] = {
    vertical: [-dx, dy],
    horizontal: [dx, -dy],
    rising: [-dy, -dx],
    falling: [dy, dx],
  }[AXIS[orientation]];
  return board.cellAt(at.x + (x ?? 0), at.y + (y ?? 0));
}

export const phrasing: SymbolPhrasing<{ readonly orientation: Orientation }> = {
  noun: () => message('hints.lotus.noun'),
  reason(at, { orientation }, step) {
    const imaging = {
      imageOf: (cell: Cell) => imageOf(cell, at, orientation, step.known),
      pairs: mirrorPairs(at, AXIS[orientation]),
    };
    return mirroredReason('lotus', imaging, step);
  },
  because(at, { orientation }, deduction) {
    const { cause, supposed: board } = deduction;
    if (isAskew(at, AXIS[orientation])) return undefined;
    const isShown =
      cause.type === 'check' ||
      (cause.type === 'clause' && compare(at, orientation, board) === 'error');
    return cause.type === 'mirror' || isShown
      ? imageFault('lotus', mirrorPairs(at, AXIS[orientation]), deduction)
      : undefined;
  },
};
