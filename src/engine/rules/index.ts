import type { RuleDef } from '../clues/defineRule.ts';

/** Every rule, in palette order. */
export const allRules: readonly RuleDef[] = [];

/** Rules by their wire ids. */
export const ruleById: ReadonlyMap<string, RuleDef> = new Map(
  allRules.map((rule) => [rule.id, rule]),
);
