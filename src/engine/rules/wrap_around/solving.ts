import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

/** The board's neighbors include joined sides; the rule itself forbids no coloring. */
export const solve: RuleSolving<unknown> = {};

export const phrasing: RulePhrasing<unknown> = {
  noun: () => message('hints.wrap_around.noun'),
};
