import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { zoneCounts } from '#engine/clues/zoneCounts.ts';
import { findUneven, limitsBySize } from './rule.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

/**
 * Two zones of n cells have equal counts if and only if the cells with the color in one zone and
 * the cells without it in the other add up to n.
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
        model.count([...own, ...missing], (count) => count === cells.length, []);
      }
    }
    return 'stated';
  },
};

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.zone_cell_count.noun', { of: color }),
  because({ color }, { cause, intro, supposed: board }) {
    if (cause.type !== 'count') return undefined;
    const counts = zoneCounts(board, color);
    const broken = findUneven(counts);
    const limits = broken && limitsBySize(counts).get(broken.size);
    if (!limits) return undefined;
    const { done, open } = broken;
    const [more, less] =
      limits.most > done + open ? [limits.most, done + open] : [done, limits.least];
    return message('hints.zone_cell_count.uneven', {
      supposed: intro,
      of: color,
      counted: more,
      less,
    });
  },
};
