import type { Feature } from '../clues/defineRule.ts';
import { paramsOf } from '../clues/params.ts';
import type { Grid } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';

/** The features a play of this grid must offer, in the order of the rules. */
export function listFeatures(grid: Grid): readonly Feature[] {
  return grid.rules.flatMap((rule) => {
    const def = ruleById.get(rule.id);
    return def?.feature?.(paramsOf(def, rule)) ?? [];
  });
}
