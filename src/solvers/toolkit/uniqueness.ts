import type { Z3Boolean, Z3Model, Z3Solver } from '../z3/z3.ts';

/** Variables of a solution: symbols, or regions. */
export interface Readable<T> {
  read(model: Z3Model): readonly T[];
  differsFrom(found: readonly T[]): Z3Boolean;
}

/** A solution, and whether it is unique. */
export interface SolutionFinding<T> {
  readonly found: readonly T[];
  readonly isUnique: boolean;
}

/** Find a solution and search for another one. Null if there is none. */
export async function findUnique<T>(
  solver: Z3Solver,
  unknown: Readable<T>,
): Promise<SolutionFinding<T> | null> {
  if ((await solver.check()) !== 'sat') return null;
  const found = unknown.read(solver.model());
  solver.add(unknown.differsFrom(found));
  return { found, isUnique: (await solver.check()) === 'unsat' };
}
