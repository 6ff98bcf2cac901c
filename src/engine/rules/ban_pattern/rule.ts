import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { patternWords } from '#engine/clues/patternText.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { findShape, patternVariants } from '#engine/shapes/match.ts';
import { shapeOfGrid, framedPattern } from '#engine/shapes/shape.ts';

/** The pattern does not occur on the board in any orientation. An empty pattern always occurs. */
export const banPattern = defineRule({
  id: 'ban_pattern',
  title: message('rules.ban_pattern.title'),
  keywords: message('ruleWords.ban_pattern'),
  config: {
    pattern: field.shape({
      initial: exampleGrid({ tiles: 'nnnnn/nnnnn/wwwwn/nnnnn/nnnnn' }),
      prototype: emptyGrid(0, 0),
      label: message('clues.pattern'),
      help: message('rules.ban_pattern.patternHelp'),
      resizable: true,
    }),
  },
  variants: [
    {},
    { pattern: exampleGrid({ tiles: 'nnnnn/nwwnn/nwwnn/nnnnn/nnnnn' }) },
    { pattern: exampleGrid({ tiles: 'nnnnn/nbbnn/nbbnn/nnnnn/nnnnn' }) },
  ],
  variantKeywords: [
    message('ruleWords.ban_row'),
    message('ruleWords.ban_square'),
    message('ruleWords.ban_pool'),
  ],
  explain: ({ pattern }) =>
    message('rules.ban_pattern.explain', patternWords(shapeOfGrid(pattern))),
  brief: ({ pattern }) => message('rules.ban_pattern.brief', patternWords(shapeOfGrid(pattern))),
  example: ({ pattern }) => ({ tiles: '', grid: framedPattern(pattern) }),
  check({ pattern }, board) {
    const cells = findShape(patternVariants(pattern), board);
    if (cells) return error(cells);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError({ pattern }) {
    const words = patternWords(shapeOfGrid(pattern));
    return {
      short: message('rules.ban_pattern.short', words),
      long: message('rules.ban_pattern.long', words),
    };
  },
});
