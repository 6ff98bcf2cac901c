import type { Board } from '#engine/grid/board.ts';
import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import { eachPlacement, patternVariants } from '#engine/shapes/match.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message, type Text } from '#texts/message.ts';
import { patternWords } from '#engine/clues/patternText.ts';
import { shapeOfGrid } from '#engine/shapes/shape.ts';
import type { ReasonToPhrase, RulePhrasing } from '#engine/clues/phrasing.ts';

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

/** The placements that lack only this cell, as the position of the cell among their cells. */
function gapsAt(cell: Cell, pattern: Grid, of: SolidColor, board: Board): readonly number[] {
  return patternVariants(pattern).flatMap((shape) =>
    [...eachPlacement(shape, board)].flatMap((cells) => {
      const isLast = cells.every((it) => (it === cell) !== (board.color(it) === of));
      return isLast ? [cells.indexOf(cell)] : [];
    }),
  );
}

/** The reason of a step from a full rectangle of which the board has all cells but one. */
function lastCellReason(
  pattern: Grid,
  { cells, color, which, known }: ReasonToPhrase,
): Text | undefined {
  const { shape, of, short, long } = bannedWords(pattern);
  if (shape === 'other' || shape === 'cell' || of === 'gray' || of === color) return undefined;
  const size = short * long;
  if (shape === 'pair') return message('hints.ban_pattern.pair', { of, which, color });
  const gaps = cells.map((cell) => gapsAt(cell, pattern, of, known));
  if (gaps.some((it) => it.length === 0)) return undefined;
  if (shape !== 'row') {
    return which === 'one'
      ? message('hints.ban_pattern.last', { shape, of, has: size - 1, short, long, color })
      : undefined;
  }
  const areEnds = gaps.every((own) => own.some((it) => it === 0 || it === size - 1));
  const values = { of, has: size - 1, size, color };
  if (areEnds && cells.length <= 2) return message('hints.ban_pattern.ends', { ...values, which });
  return which === 'one' ? message('hints.ban_pattern.gap', values) : undefined;
}

export const phrasing: RulePhrasing<{ readonly pattern: Grid }> = {
  noun: ({ pattern }) => message('hints.ban_pattern.noun', bannedWords(pattern)),
  reason: ({ pattern }, step) =>
    step.cause.type === 'clause' ? lastCellReason(pattern, step) : undefined,
  because: ({ pattern }, { cause, intro }) =>
    cause.type === 'clause'
      ? message('hints.ban_pattern.complete', { ...bannedWords(pattern), supposed: intro })
      : undefined,
};
