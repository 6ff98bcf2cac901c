import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

/** Neighbours are joined in the board; the rule itself forbids nothing. */
export const solve: RuleSolving<unknown> = {};
