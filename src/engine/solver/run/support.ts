import type { Grid } from '../../grid/grid.ts';
import { ruleById } from '../../rules/index.ts';
import { symbolById } from '../../symbols/index.ts';
import type { LimitedSolver } from '../model/SolverModel.ts';

/** The parts of a clue's definition that decide which solvers support it. */
interface ClueSupport {
  readonly traits?: {
    readonly optional?: boolean;
    readonly needsSolution?: boolean;
    readonly answer?: 'all' | 'forced';
  };
  readonly solve?: { readonly choices?: readonly LimitedSolver[] };
}

/** Whether a rule asks for what can be deduced instead of solutions. */
export function asksForForced({ rules }: Grid): boolean {
  return rules.some(({ id }) => ruleById.get(id)?.traits?.answer === 'forced');
}

/** Definitions of all clues that must hold. Solvers need not support the others. */
function necessaryClues({ rules, symbols }: Grid): readonly ClueSupport[] {
  const ids = [...symbols].flatMap(([id, list]) => (list.length > 0 ? [id] : []));
  const defs: readonly ClueSupport[] = [
    ...rules.flatMap(({ id }) => ruleById.get(id) ?? []),
    ...ids.flatMap((id) => symbolById.get(id) ?? []),
  ];
  return defs.filter(({ traits }) => !traits?.optional);
}

/** Whether the universal solver supports the grid: no clue needs the author's solution. */
export function isSupported(grid: Grid): boolean {
  return necessaryClues(grid).every(
    ({ traits }) => !traits?.needsSolution || traits.answer === 'forced',
  );
}

/** Whether a limited solver supports all clues. */
export function isSupportedBy(solver: LimitedSolver, grid: Grid): boolean {
  return necessaryClues(grid).every(({ solve }) => solve?.choices?.includes(solver));
}

/**
 * Whether deductions from the supported clues hold even though others are not supported. They do
 * not if a rule changes what other clues mean.
 */
export function isPartlySupported({ rules }: Grid): boolean {
  return rules.every(({ id }) => {
    const def = ruleById.get(id);
    return !def?.topology && !def?.solve?.targets && !def?.solve?.liars;
  });
}
