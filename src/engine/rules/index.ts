import type { RuleDef } from '../clues/defineRule.ts';

/** Every rule, in palette order. */
export const allRules: readonly RuleDef[] = [];
