import { paramsOf } from '#engine/clues/params.ts';
import type { RuleInstance } from '#engine/grid/grid.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import { ruleById } from '#engine/rules/index.ts';

/**
 * A row for every rule of a grid, in their order: that of the legend, or where a rule says nothing
 * and the legend leaves it out, one with its title.
 */
export function ruleRows(
  rules: readonly RuleInstance[],
  legend: readonly LegendRow[],
): readonly LegendRow[] {
  const byIndex = new Map(
    legend.filter(({ kind }) => kind === 'rule').map((row) => [row.members[0], row]),
  );
  return rules.flatMap((rule, index) => {
    const row = byIndex.get(index);
    const def = ruleById.get(rule.id);
    if (row || !def) return row ?? [];
    const params = paramsOf(def, rule);
    const silent: LegendRow = {
      key: `rule ${index}`,
      kind: 'rule',
      id: def.id,
      title: def.title,
      brief: def.brief(params),
      explain: def.title,
      caption: '',
      example: def.example(params),
      state: 'incomplete',
      shownState: 'incomplete',
      errorDescription: undefined,
      members: [index],
      isShown: false,
    };
    return [silent];
  });
}
