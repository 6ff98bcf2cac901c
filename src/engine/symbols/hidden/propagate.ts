import type { SymbolSolving } from '#engine/solver/SolverModel.ts';

/** It only decides what is drawn. */
export const solve: SymbolSolving<unknown> = { post: () => 'stated' };
