import type { Grid } from '../grid/grid.ts';
import { agrees, withStep } from './coloring.ts';
import { Explainer } from './Explainer.ts';
import { solvedForHints, type Refusal } from './solvedForHints.ts';
import type { Step } from './Step.ts';

/** The end of a puzzle that is explained step by step. */
export type ExplainedEnd =
  /** Every cell has a color. In an underclued puzzle: every cell whose color follows. */
  | { readonly end: 'solved' }
  /** Nothing more follows. */
  | { readonly end: 'stuck' }
  | { readonly end: 'refused'; readonly why: Refusal | 'wrong' };

/** A clock, and the time limit for solving the puzzle before it is explained. */
interface ExplainedOptions {
  readonly now: () => number;
  readonly solveMs: number;
}

/**
 * Explain a puzzle from its current colors to the end, always by the easiest step. Wrong colors are
 * refused.
 */
export function* explained(
  grid: Grid,
  { now, solveMs }: ExplainedOptions,
): Generator<Step, ExplainedEnd> {
  const start = now();
  const solved = solvedForHints(grid, () => now() - start >= solveMs);
  if (solved.type === 'refused') return { end: 'refused', why: solved.why };
  const solution = solved.type === 'solved' ? solved.solution : null;
  if (solution && !agrees(grid, solution)) return { end: 'refused', why: 'wrong' };
  const explainer = new Explainer(grid);
  for (let current = grid; ;) {
    const next = explainer.next(current, { solution, now });
    if (next.type === 'contradiction') return { end: 'refused', why: 'wrong' };
    if (next.type === 'full') return { end: 'solved' };
    if (next.type === 'stuck') return { end: solution ? 'solved' : 'stuck' };
    yield next.step;
    current = withStep(current, next.step);
  }
}
