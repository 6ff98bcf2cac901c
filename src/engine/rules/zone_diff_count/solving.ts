import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { zoneCounts } from '#engine/clues/zoneCounts.ts';
import { findTwin } from './rule.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

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

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.zone_diff_count.noun', { of: color }),
  because({ color }, { cause, intro, supposed: board }) {
    if (cause.type !== 'count') return undefined;
    const twin = findTwin(zoneCounts(board, color));
    const values = { supposed: intro, of: color };
    return twin && message('hints.zone_diff_count.twins', { ...values, counted: twin.done });
  },
};
