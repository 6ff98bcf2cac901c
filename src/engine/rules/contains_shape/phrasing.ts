import { message } from '#texts/message.ts';
import type { Color } from '#engine/grid/grid.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.contains_shape.noun', { of: color }),
};
