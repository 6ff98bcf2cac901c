import type { Text } from '#texts/message.ts';
import type { RuleDef } from '../clues/defineRule.ts';
import { paramsOf } from '../clues/params.ts';
import type { Grid, Params, RuleInstance } from '../grid/grid.ts';
import { ruleEquals } from '../judging/equality.ts';
import { sanitize } from '../judging/sanitize.ts';
import { allRules } from '../rules/index.ts';

/** An entry of the rule palette: a rule with the parameters of one of its variants. */
export interface RuleEntry {
  /** Unique key among the entries. */
  readonly key: string;
  readonly def: RuleDef;
  readonly rule: RuleInstance;
  /** Other names for searches, each a list separated by commas. */
  readonly keywords: readonly Text[];
}

/** Every rule with each of its variants, in palette order. */
export const RULE_ENTRIES: readonly RuleEntry[] = allRules.flatMap((def) =>
  (def.variants ?? [{}]).map((variant, index) => ({
    key: `${def.id} ${index}`,
    def,
    rule: newRule(def, variant),
    keywords: [def.keywords, def.variantKeywords?.[index]].filter((text) => text !== undefined),
  })),
);

/** A rule as the editor adds it. */
export function newRule(def: RuleDef, variant: Params = {}): RuleInstance {
  const initial = Object.entries(def.config).map(([name, field]) => [name, field.initial] as const);
  const rule = { id: def.id, params: { ...Object.fromEntries(initial), ...variant } };
  const params = paramsOf(def, rule);
  return { ...rule, params: def.normalize?.(params) ?? params };
}

/**
 * The grid with other rules, adapted to it; of a rule that may occur only once, the first one. The
 * same grid if the rules are equal and in the same order.
 */
export function withRules(grid: Grid, rules: readonly RuleInstance[]): Grid {
  const next = sanitize({ ...grid, rules });
  return sameRules(next.rules, grid.rules) ? grid : next;
}

/**
 * True if two lists have equal rules in the same order, which is the order in which players read
 * them.
 */
export function sameRules(a: readonly RuleInstance[], b: readonly RuleInstance[]): boolean {
  const isSame = (rule: RuleInstance, index: number) => {
    const other = b[index];
    return other !== undefined && ruleEquals(rule, other);
  };
  return a === b || (a.length === b.length && a.every(isSame));
}

/** The rules with one of them moved to another index. */
export function moveRule(
  rules: readonly RuleInstance[],
  from: number,
  to: number,
): readonly RuleInstance[] {
  const rule = rules[from];
  if (rule === undefined || from === to) return rules;
  return rules.toSpliced(from, 1).toSpliced(to, 0, rule);
}
