import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import type { Admission } from '../clues/judgement.ts';
import { paramsOf } from '../clues/params.ts';
import type { Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/reset.ts';
import { followChange, sanitize } from '../judging/sanitize.ts';
import { ruleById } from '../rules/index.ts';

/** The grid to store when player or editor replace `old` by `next`: what the rules of `next` make of it. */
export function admit(old: Grid, next: Grid, solution: Grid | null): Grid {
  return admitBy(next, old, next, solution);
}

/** Gray where nothing is given, as the rules admit it. The same grid if no color goes. See docs/grid-text.md. */
export function resetToGivens(grid: Grid): Grid {
  const cleared = clearToGivens(grid);
  return cleared === grid ? grid : admitBy(grid, grid, followChange(cleared), null);
}

function admitBy(asked: Grid, old: Grid, next: Grid, solution: Grid | null): Grid {
  return asked.rules.reduce((current, rule) => {
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
