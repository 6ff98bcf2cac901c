import type { SolverChoice, SolverNeed } from './choices.ts';

/** What a browser has. */
export type Environment = Readonly<Record<SolverNeed, boolean>>;

const MISSING: Readonly<Record<SolverNeed, string>> = {
  webAssembly: 'This browser runs no WebAssembly, which this solver is made of.',
  isolation:
    'This page is not isolated from other sites, so that the browser refuses the threads this solver needs.',
};

/** Why a choice cannot run here; null if it can. */
export function obstacleTo({ needs }: SolverChoice, environment: Environment): string | null {
  const missing = needs.find((need) => !environment[need]);
  return missing === undefined ? null : MISSING[missing];
}
