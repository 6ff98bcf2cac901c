import type { Grid } from '../grid/grid.ts';
import { agrees, withStep } from './coloring.ts';
import { Explainer } from './Explainer.ts';
import { solvedForHints, type Refusal } from './solvedForHints.ts';
import type { Step } from './Step.ts';

/** How a puzzle that was explained step by step ends. */
export type ExplainedEnd =
  /** Every cell has a color, or, of an underclued puzzle, every cell of which one follows. */
  | { readonly end: 'solved' }
  /** Nothing more follows. */
  | { readonly end: 'stuck' }
  | { readonly end: 'refused'; readonly why: Refusal | 'wrong' };

/** A clock, and how long the puzzle may be solved before it is explained. */
interface ExplainedOptions {
  readonly now: () => number;
  readonly solveMs: number;
}

/**
 * Explain a puzzle from its colors to the end, always by the easiest step. Colors that are wrong
 * are not reasoned from.
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
