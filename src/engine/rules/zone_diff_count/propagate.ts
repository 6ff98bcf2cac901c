import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

/** Unequally many: those of one and those missing in the other do not make a whole zone. */
export const solve: RuleSolving<{ readonly color: Color }> = {
  post({ color }, model) {
    if (color === 'gray') return 'checkFull';
    const zones = model.board.zones();
    for (const { index, cells } of zones) {
      const own = cells.map((cell) => model.is(cell, color));
      for (const other of zones) {
        if (other.index >= index || other.cells.length !== cells.length) continue;
        const missing = other.cells.map((cell) => model.is(cell, color) ^ 1);
        model.count([...own, ...missing], (count) => count !== cells.length, []);
      }
    }
    return 'stated';
  },
};
