import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleFromGrid } from '#engine/clues/Example.ts';
import { incomplete } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { emptyGrid } from '#engine/grid/grid.ts';

/**
 * The author's description defines the meaning, so that only the author's solution can satisfy it.
 */
export const custom = defineRule({
  id: 'custom',
  title: message('rules.custom.title'),
  keywords: message('ruleWords.custom'),
  config: {
    description: field.string({
      initial: 'A *custom* rule',
      prototype: '',
      label: message('clues.description'),
      help: message('rules.custom.descriptionHelp'),
      max: 500,
      isLong: true,
    }),
    grid: field.grid({
      initial: emptyGrid(5, 4),
      prototype: emptyGrid(0, 0),
      label: message('clues.picture'),
      help: message('clues.pictureHelp'),
      resizable: true,
    }),
  },
  traits: { needsSolution: true },
  explain: ({ description }) => description,
  brief: () => message('rules.custom.brief'),
  example: ({ grid }) => exampleFromGrid(grid),
  check: () => incomplete,
});
