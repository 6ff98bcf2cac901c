import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

/**
 * Two zones of n cells have different counts if and only if the cells with the color in one zone
 * and the cells without it in the other do not add up to n.
 */
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
