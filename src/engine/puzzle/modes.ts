import type { Feature } from '../clues/defineRule.ts';
import type { Mode } from '../clues/mode.ts';
import { paramsOf } from '../clues/params.ts';
import { newRule } from '../edit/rules.ts';
import type { Grid, RuleInstance } from '../grid/grid.ts';
import { adaptRules } from '../judging/sanitize.ts';
import { allRules, ruleById } from '../rules/index.ts';

/**
 * The grid in a mode: rules with their params for the mode, without rules that the mode does not
 * allow. The same grid if all rules stay.
 */
export function gridForMode(grid: Grid, mode: Mode): Grid {
  const rules = grid.rules.flatMap((rule) => ruleForMode(rule, mode) ?? []);
  const isSame =
    rules.length === grid.rules.length && rules.every((rule, i) => rule === grid.rules[i]);
  return isSame ? grid : adaptRules({ ...grid, rules });
}

function ruleForMode(rule: RuleInstance, mode: Mode): RuleInstance | null {
  const def = ruleById.get(rule.id);
  if (!def?.forMode) return rule;
  const old = paramsOf(def, rule);
  const params = def.forMode(old, mode);
  if (params === null) return null;
  return params === old ? rule : { ...rule, params };
}

/**
 * The grid for perfection mode: its rule comes first, and rules that the mode does not allow are
 * left out.
 */
export function gridForPerfection(grid: Grid): Grid {
  const own = grid.rules.find(isPerfection);
  const first = own ?? newPerfection();
  const others = grid.rules.filter((rule) => !isPerfection(rule));
  return gridForMode({ ...grid, rules: first ? [first, ...others] : others }, 'perfection');
}

function isPerfection(rule: RuleInstance): boolean {
  const def = ruleById.get(rule.id);
  return def?.feature?.(paramsOf(def, rule)).kind === PERFECTION;
}

const PERFECTION: Feature['kind'] = 'perfection';

function newPerfection(): RuleInstance | undefined {
  return allRules.map((def) => newRule(def)).find(isPerfection);
}
