import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';

/** The symbol decides only what is drawn and forbids no coloring. */
export const solve: SymbolSolving<unknown> = { post: () => 'stated' };
