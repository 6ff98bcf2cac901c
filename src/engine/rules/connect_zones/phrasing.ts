import { message } from '#texts/message.ts';
import type { Color } from '#engine/grid/grid.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.connect_zones.noun', { of: color }),
  because: ({ color }, { cause, intro }) =>
    cause.type === 'connected'
      ? message('hints.connect_zones.apart', { supposed: intro, of: color })
      : undefined,
};
