import type { Grid } from '../../grid/grid.ts';
import { ruleById } from '../../rules/index.ts';
import { symbolById } from '../../symbols/index.ts';
import type { LimitedChoice } from '../model/SolverModel.ts';

/** What decides whether a solver knows a clue. */
interface KnownClue {
  readonly traits?: {
    readonly optional?: boolean;
    readonly needsSolution?: boolean;
    readonly answer?: 'all' | 'forced';
  };
  readonly solve?: { readonly choices?: readonly LimitedChoice[] };
}

/** Whether the grid asks for what can be deduced instead of for solutions. */
export function asksForForced({ rules }: Grid): boolean {
  return rules.some(({ id }) => ruleById.get(id)?.traits?.answer === 'forced');
}

/** Definitions of all clues that must hold. Others never keep a solver from a grid. */
function necessaryClues({ rules, symbols }: Grid): readonly KnownClue[] {
  const ids = [...symbols].flatMap(([id, list]) => (list.length > 0 ? [id] : []));
  const defs: readonly KnownClue[] = [
    ...rules.flatMap(({ id }) => ruleById.get(id) ?? []),
    ...ids.flatMap((id) => symbolById.get(id) ?? []),
  ];
  return defs.filter(({ traits }) => !traits?.optional);
}

/** Whether no clue needs the author's solution, other than for telling what can be deduced. */
export function isUniversal(grid: Grid): boolean {
  return necessaryClues(grid).every(
    ({ traits }) => !traits?.needsSolution || traits.answer === 'forced',
  );
}

/** Whether a limited choice knows all clues. */
export function isKnownTo(choice: LimitedChoice, grid: Grid): boolean {
  return necessaryClues(grid).every(({ solve }) => solve?.choices?.includes(choice));
}

/**
 * Whether something may follow from the clues that solvers know, though they do not know all. Not where a rule changes what
 * others mean: then nothing is certain without the unknown ones.
 */
export function isReducible({ rules }: Grid): boolean {
  return rules.every(({ id }) => {
    const def = ruleById.get(id);
    return !def?.topology && !def?.solve?.targets && !def?.solve?.liars;
  });
}
