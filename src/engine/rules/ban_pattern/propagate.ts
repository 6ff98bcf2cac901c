import type { Grid } from '#engine/grid/grid.ts';
import { eachPlacement, patternVariants } from '#engine/shapes/match.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

/** One clause for each placement of the pattern: not all of its colors are present. */
export const solve: RuleSolving<{ readonly pattern: Grid }> = {
  choices: ['cspuz', 'backtrack'],
  post({ pattern }, model) {
    for (const shape of patternVariants(pattern)) {
      for (const cells of eachPlacement(shape, model.board)) {
        const literals = shape.cells.map(({ color }, i) =>
          color === 'gray' ? -1 : model.is(cells[i] ?? -1, color),
        );
        if (!literals.includes(-1)) model.clause(literals.map((it) => it ^ 1));
      }
    }
    return 'stated';
  },
};
