import { describe, expect, it } from 'vitest';
import { moveRule, newRule, RULE_ENTRIES, withRules } from '#engine/edit/rules.ts';
import { ruleById } from '#engine/rules/index.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';

const GRID = gridFrom('2x1|T2:nn|C1:|Z|S|Rconnect_all,color=dark:cell_count,color=dark,count=1');

describe('rules to add', () => {
  it('are of every kind, each as its variant says', () => {
    const loops = RULE_ENTRIES.filter(({ def }) => def.id === 'no_loops');

    expect(new Set(RULE_ENTRIES.map(({ def }) => def.id))).toEqual(new Set(ruleById.keys()));
    expect(loops.map(({ rule }) => rule.params)).toEqual([{ color: 'light' }, { color: 'dark' }]);
  });

  it('are made like those that are read', () => {
    const def = ruleById.get('contains_shape');
    const rule = def && newRule(def, { color: 'dark' });
    const pattern = rule?.params['pattern'];

    // Its cells are of the other color at first, which the rule does not know.
    expect(pattern).toMatchObject({ width: 5 });
    expect(JSON.stringify(pattern)).not.toContain('light');
  });
});

describe('the rules of a grid', () => {
  it('are replaced as they are, except what can be there once', () => {
    const once = { id: 'underclued', params: {} };
    const next = withRules(GRID, [once, ...GRID.rules, once]);

    expect(next.rules.map(({ id }) => id)).toEqual(['underclued', 'connect_all', 'cell_count']);
  });

  it('are adapted to the grid', () => {
    const def = ruleById.get('mystery');
    const next = withRules(GRID, def ? [newRule(def)] : []);

    expect(next.rules[0]?.params['solution']).toMatchObject({ width: 2, height: 1 });
  });

  it('stay the same grid if they say the same in the same order', () => {
    const copy = GRID.rules.map((rule) => ({ ...rule, params: { ...rule.params } }));

    expect(withRules(GRID, copy)).toBe(GRID);
    expect(withRules(GRID, copy.toReversed())).not.toBe(GRID);
  });

  it('are moved one by one', () => {
    expect(textOf(withRules(GRID, moveRule(GRID.rules, 0, 1)))).toMatch(/Rcell_count.*connect_all/);
    expect(moveRule(GRID.rules, 1, 1)).toBe(GRID.rules);
    expect(moveRule(GRID.rules, 7, 0)).toBe(GRID.rules);
  });
});
