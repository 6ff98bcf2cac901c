import type { Grid } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { ruleSolving } from '#engine/rules/solving.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { symbolSolving } from '#engine/symbols/solving.ts';
import type { LimitedSolver } from '#engine/solver/model/SolverModel.ts';

/** Properties of a clue that decide which solvers support it. */
interface ClueSupport {
  readonly traits?:
    | {
        readonly optional?: boolean;
        readonly needsSolution?: boolean;
        readonly answer?: 'all' | 'forced';
      }
    | undefined;
  /** Solvers other than the universal one. */
  readonly choices: readonly LimitedSolver[];
}

/** True if a rule asks for deducible colors instead of solutions. */
export function asksForForced({ rules }: Grid): boolean {
  return rules.some(({ id }) => ruleById.get(id)?.traits?.answer === 'forced');
}

/** All clues that must hold. Solvers need not support other clues. */
function necessaryClues({ rules, symbols }: Grid): readonly ClueSupport[] {
  const ids = [...symbols].flatMap(([id, list]) => (list.length > 0 ? [id] : []));
  const clues: readonly ClueSupport[] = [
    ...rules.flatMap(({ id }) => supportOf(ruleById.get(id), ruleSolving.get(id)?.choices)),
    ...ids.flatMap((id) => supportOf(symbolById.get(id), symbolSolving.get(id)?.choices)),
  ];
  return clues.filter(({ traits }) => !traits?.optional);
}

function supportOf(
  def: Pick<ClueSupport, 'traits'> | undefined,
  choices: readonly LimitedSolver[] = [],
): readonly ClueSupport[] {
  return def ? [{ traits: def.traits, choices }] : [];
}

/** True if the universal solver supports the grid: no clue needs the author's solution. */
export function isSupported(grid: Grid): boolean {
  return necessaryClues(grid).every(
    ({ traits }) => !traits?.needsSolution || traits.answer === 'forced',
  );
}

/** True if a limited solver supports all clues. */
export function isSupportedBy(solver: LimitedSolver, grid: Grid): boolean {
  return necessaryClues(grid).every(({ choices }) => choices.includes(solver));
}

/**
 * True if deductions from the supported clues hold even though other clues are not supported. They
 * do not hold if a rule changes the meaning of other clues.
 */
export function isPartlySupported({ rules }: Grid): boolean {
  return rules.every(({ id }) => {
    const solving = ruleSolving.get(id);
    return !ruleById.get(id)?.topology && !solving?.targets && !solving?.liars;
  });
}
