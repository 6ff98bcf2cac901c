import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly color: Color; readonly size: number }> = {
  choices: ['cspuz', 'backtrack'],
  post({ color, size }, model) {
    if (color === 'gray') return 'checkFull';
    model.regions(color).everySize(size);
    return 'stated';
  },
};

export const phrasing: RulePhrasing<{ readonly color: Color; readonly size: number }> = {
  noun: ({ color, size }) => message('hints.region_area.noun', { of: color, size }),
  because({ color, size }, { cause, intro: supposed }) {
    // An impossible size is stated for each cell, and not for a region.
    if (cause.type !== 'clause') return undefined;
    return size < 1
      ? message('hints.anyAreaOver', { supposed, of: color, counted: 1, number: '0', least: 'no' })
      : message('hints.anyAreaRoom', { supposed, number: String(size) });
  },
};
