import { message } from '#texts/message.ts';
import { patternWords } from '#engine/clues/patternText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { shapeOfGrid } from '#engine/shapes/shape.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

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
