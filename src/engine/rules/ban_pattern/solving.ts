import type { Grid } from '#engine/grid/grid.ts';
import { eachPlacement, patternVariants } from '#engine/shapes/match.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { patternWords } from '#engine/clues/patternText.ts';
import { shapeOfGrid } from '#engine/shapes/shape.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

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

/** The description of a pattern for hints, where `color` is the color that follows. */
function bannedWords(pattern: Grid) {
  const { shape, color, count, short, long } = patternWords(shapeOfGrid(pattern));
  return { shape, of: color, size: count, short, long };
}

export const phrasing: RulePhrasing<{ readonly pattern: Grid }> = {
  noun: ({ pattern }) => message('hints.ban_pattern.noun', bannedWords(pattern)),
  because: ({ pattern }, { cause, intro }) =>
    cause.type === 'clause'
      ? message('hints.ban_pattern.complete', { ...bannedWords(pattern), supposed: intro })
      : undefined,
};
