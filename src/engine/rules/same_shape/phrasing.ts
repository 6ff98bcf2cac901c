import { message } from '#texts/message.ts';
import type { Color } from '#engine/grid/grid.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.same_shape.noun', { of: color }),
  because: (_params, { cause, intro }) =>
    cause.type === 'shape' ? message('hints.same_shape.differ', { supposed: intro }) : undefined,
};
