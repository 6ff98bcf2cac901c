import type { Truth, Z3Model, Z3Solver } from '../z3/z3.ts';

/** What a solution is read from: symbols, or regions. */
export interface Readable<T> {
  read(model: Z3Model): readonly T[];
  differsFrom(found: readonly T[]): Truth;
}

/** The solution, and whether it is the only one. */
export interface Finding<T> {
  readonly found: readonly T[];
  readonly isUnique: boolean;
}

/** Find a solution, then exclude it: it is the only one if nothing is left. Null if there is none. */
export async function findUnique<T>(
  solver: Z3Solver,
  unknown: Readable<T>,
): Promise<Finding<T> | null> {
  if ((await solver.check()) !== 'sat') return null;
  const found = unknown.read(solver.model());
  solver.add(unknown.differsFrom(found));
  return { found, isUnique: (await solver.check()) === 'unsat' };
}
