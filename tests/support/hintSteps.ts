import type { Grid } from '#engine/grid/grid.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import type { Step } from '#engine/explain/Step.ts';
import { withStep } from '#engine/explain/coloring.ts';

/** A step, and the grid on which it was found. */
export interface FoundStep {
  readonly step: Step;
  readonly grid: Grid;
}

/** At most `most` steps from a grid on. */
export function* stepsFrom(
  grid: Grid,
  { solution = null, most }: { readonly solution?: Grid | null; readonly most: number },
): Generator<FoundStep> {
  const explainer = new Explainer(grid);
  let before = grid;
  for (let count = 0; count < most; count++) {
    const next = explainer.next(before, { solution });
    if (next.type !== 'step') return;
    yield { step: next.step, grid: before };
    before = withStep(before, next.step);
  }
}
