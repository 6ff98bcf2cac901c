import type { Cell, Point } from '#engine/grid/grid.ts';
import { STEP, walk } from '#engine/grid/neighborhood.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Direction } from '#engine/grid/directions.ts';
import { ownCell } from '#engine/solver/model/boardQueries.ts';
import type { SightAxis, SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

/** Cells that may be seen in a direction. With joined sides, at most up to the own cell. */
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

/**
 * Two opposite arms. With joined sides both may contain the same cells; undefined if they overlap
 * only in part.
 */
function axisOf(first: readonly Cell[], second: readonly Cell[]): SightAxis | undefined {
  const shared = second.filter((cell) => first.includes(cell)).length;
  if (shared === 0) return { arms: [first, second], most: first.length + second.length };
  const isRing = shared === first.length && shared === second.length;
  return isRing ? { arms: [first, second], most: shared } : undefined;
}

/** The two axes, if no cell is on both. */
function axesOf([up, down, left, right]: Arms): readonly SightAxis[] | undefined {
  const upright = axisOf(up, down);
  const level = axisOf(left, right);
  const cellsUp = new Set([...up, ...down]);
  const areCrossed = [...left, ...right].some((cell) => cellsUp.has(cell));
  return upright && level && !areCrossed ? [upright, level] : undefined;
}

type Arms = readonly [
  up: readonly Cell[],
  down: readonly Cell[],
  left: readonly Cell[],
  right: readonly Cell[],
];

/** Number of cells seen along arms that may cross. A cell that was passed before ends an arm. */
function countSeen(arms: Arms, isSeen: (cell: Cell) => boolean): number {
  const seen = new Set<Cell>();
  let count = 1;
  for (const arm of arms) {
    for (const cell of arm) {
      if (seen.has(cell)) break;
      seen.add(cell);
      if (!isSeen(cell)) break;
      count += 1;
    }
  }
  return count;
}

export const solve: SymbolSolving<{ readonly number: number }> = {
  choices: ['cspuz', 'backtrack'],
  isSwitchable: true,
  post(at, { number }, model) {
    const { board } = model;
    const own = ownCell(at, board);
    if (own === undefined) return 'check';
    const arm = (direction: Direction) => armOf(at, own, direction, board);
    const arms: Arms = [arm('up'), arm('down'), arm('left'), arm('right')];
    const axes = axesOf(arms);
    if (axes) {
      model.sees(own, axes, number);
      return 'stated';
    }
    const literals = [own, ...arms.flat()].map((cell) => model.is(cell, 'dark'));
    model.withTargets(number, (targets) => {
      model.predicate(literals, (ask) => {
        const color = ask(model.is(own, 'dark')) ? 'dark' : 'light';
        return !targets.includes(countSeen(arms, (cell) => ask(model.is(cell, color))));
      });
    });
    return 'stated';
  },
};

export const phrasing: SymbolPhrasing<{ readonly number: number }> = {
  noun: ({ number: value }) => message('hints.thisValue', { value }),
  printed: ({ number }) => String(number),
  counted: { where: 'sight', isOther: false },
};
