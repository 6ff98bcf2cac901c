import type { Cell, Color, Grid } from '#engine/grid/grid.ts';
import { fitsInto, patternVariants } from '#engine/shapes/match.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly color: Color; readonly pattern: Grid }> = {
  post({ color, pattern }, model) {
    if (color === 'gray') return 'checkFull';
    const { width, isWrapped } = model.board;
    if (isWrapped) return 'check';
    const variants = patternVariants(pattern);
    const pointOf = (cell: Cell) => ({ x: cell % width, y: Math.floor(cell / width) });
    model.regions(color).each((cells) => fitsInto(variants, cells.map(pointOf)));
    return 'stated';
  },
};

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.contains_shape.noun', { of: color }),
  reason: ({ color: of }, { cause, which, color }) =>
    cause.type === 'pattern' && of === color
      ? message('hints.contains_shape.noRoom', { of, which, color })
      : undefined,
};
