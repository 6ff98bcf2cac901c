import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

/** The board's neighbors include joined sides; the rule itself forbids no coloring. */
export const solve: RuleSolving<unknown> = {};
