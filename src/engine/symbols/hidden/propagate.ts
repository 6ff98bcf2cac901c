import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';

/** It only decides what is drawn. */
export const solve: SymbolSolving<unknown> = { post: () => 'stated' };
