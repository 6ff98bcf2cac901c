import type { Orientation } from '#engine/grid/directions.ts';
import { opposite, type Cell } from '#engine/grid/grid.ts';
import { DIRECTIONS, ORIENTATIONS, STEP, walk } from '#engine/grid/neighborhood.ts';
import { ownCell } from '#engine/solver/model/boardQueries.ts';
import { NONE, SOLID, type SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { findMyopiaFault, chooseForm, lookAround, type MyopiaParams } from './symbol.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

interface Params {
  readonly diagonals: boolean;
  readonly directions: readonly Orientation[];
}

/**
 * In the direction of each arrow, the other color is at least as near as in any direction, and
 * nearer than in directions without an arrow.
 */
export const solve: SymbolSolving<Params> = {
  choices: ['backtrack'],
  isSwitchable: true,
  post(at, { diagonals, directions }, model) {
    const { board, honest } = model;
    const own = ownCell(at, board);
    if (own === undefined || honest !== NONE) return 'check';
    const looks = (diagonals ? ORIENTATIONS : DIRECTIONS).map((orientation) => {
      const { x, y } = STEP[orientation];
      const cells: Cell[] = [];
      walk(board, { x: at.x + x, y: at.y + y }, { x, y }, (cell) => cells.push(cell) > 0);
      return { isPointed: directions.includes(orientation), cells };
    });
    const pointed = looks.filter(({ isPointed }) => isPointed);
    for (const color of SOLID) {
      const unless = model.is(own, opposite(color));
      const other = (cell: Cell) => model.is(cell, opposite(color));
      for (const { cells } of pointed) model.demand([unless, ...cells.map(other)]);
      for (const { cells, isPointed } of looks) {
        cells.forEach((cell, distance) => {
          if (!board.exists(cell)) return;
          const like = model.is(cell, color);
          if (pointed.length === 0) model.demand([unless, like]);
          for (const arrow of pointed) {
            const nearer = arrow.cells.slice(0, isPointed ? distance + 1 : distance);
            model.demand([unless, like, ...nearer.map(other)]);
          }
        });
      }
    }
    return 'stated';
  },
};

export const phrasing: SymbolPhrasing<MyopiaParams> = {
  noun: (params) => message('hints.myopia.noun', { shape: chooseForm(params) }),
  because(at, params, { cause, intro, supposed: board }) {
    const around = lookAround(at, params, board);
    const fault = around && findMyopiaFault(around.pointed, around.others);
    return cause.type === 'clause' && fault
      ? message('hints.myopia.fault', { supposed: intro, fault })
      : undefined;
  },
};
