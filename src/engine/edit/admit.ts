import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import type { Admission } from '../clues/verdict.ts';
import { paramsOf } from '../clues/params.ts';
import type { Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/colors.ts';
import { adaptRules, sanitize } from '../judging/sanitize.ts';
import { ruleById } from '../rules/index.ts';

/**
 * The grid to store when player or editor replace `old` by `next`: `next` as adjusted by its rules.
 */
export function admit(old: Grid, next: Grid, solution: Grid | null): Grid {
  return admitBy(next, old, next, solution);
}

/**
 * The grid with all cells gray except givens, as adjusted by its rules. The same grid if no color
 * changes. See docs/grid-text.md.
 */
export function resetToGivens(grid: Grid): Grid {
  const cleared = clearToGivens(grid);
  return cleared === grid ? grid : admitBy(grid, grid, adaptRules(cleared), null);
}

function admitBy(owner: Grid, old: Grid, next: Grid, solution: Grid | null): Grid {
  return owner.rules.reduce((current, rule) => {
    const def = ruleById.get(rule.id);
    const admission: Admission = {
      old,
      next: current,
      solution,
      judge: (grid) => judge(boardOf(grid), solution),
    };
    const admitted = def?.admit?.(paramsOf(def, rule), admission) ?? current;
    return admitted === current || admitted === old ? admitted : sanitize(admitted);
  }, next);
}
