import type { RuleDef } from '#engine/clues/defineRule.ts';
import type { RuleVectors } from './RuleVectors.ts';

const files = import.meta.glob<{ readonly vectors: RuleVectors<RuleDef> }>('./rules/*.ts', {
  eager: true,
});

/**
 * The vectors of a rule, found by its id. Throws where there are none: the rule's meaning would be
 * untested.
 */
export function ruleVectorsOf(id: string): RuleVectors<RuleDef> {
  const file = files[`./rules/${id}.ts`];
  if (!file) throw new Error(`Write tests/vectors/rules/${id}.ts`);
  return file.vectors;
}
