import type { Cell, Point } from '#engine/grid/grid.ts';
import { STEP, walk } from '#engine/grid/neighborhood.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Direction } from '#engine/config/field.ts';
import { ownCell } from '#engine/solver/ownCell.ts';
import { SOLID, type SightAxis, type SymbolSolving } from '#engine/solver/SolverModel.ts';

/** Cells that may be seen in a direction, up to the own cell where the board is joined. */
function armOf(at: Point, own: Cell, direction: Direction, board: Board): readonly Cell[] {
  const { x, y } = STEP[direction];
  const arm: Cell[] = [];
  const seen = new Set([own]);
  walk(
    board,
    { x: at.x + x, y: at.y + y },
    { x, y },
    (cell) => {
      if (!board.exists(cell)) return false;
      arm.push(cell);
      return true;
    },
    seen,
  );
  return arm;
}

/** Two opposite arms; round a joined board both go over the same cells. Undefined where they overlap in another way. */
function axisOf(first: readonly Cell[], second: readonly Cell[]): SightAxis | undefined {
  const shared = second.filter((cell) => first.includes(cell)).length;
  if (shared === 0) return { arms: [first, second], most: first.length + second.length };
  const isRing = shared === first.length && shared === second.length;
  return isRing ? { arms: [first, second], most: shared } : undefined;
}

export const solve: SymbolSolving<{ readonly number: number }> = {
  post(at, { number }, model) {
    const { board } = model;
    const own = ownCell(at, board);
    if (own === undefined) return 'check';
    const arm = (direction: Direction) => armOf(at, own, direction, board);
    const upright = axisOf(arm('up'), arm('down'));
    const level = axisOf(arm('left'), arm('right'));
    if (!upright || !level) return 'check';
    const cellsUp = new Set(upright.arms.flat());
    if (level.arms.flat().some((cell) => cellsUp.has(cell))) return 'check';
    for (const color of SOLID) {
      model.sees([upright, level], color, 1, number, [model.is(own, color)]);
    }
    return 'stated';
  },
};
