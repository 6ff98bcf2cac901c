import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleOf } from '#engine/clues/exampleOf.ts';
import { incomplete } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { emptyGrid } from '#engine/grid/grid.ts';

/** Means what the author's description says; only the author's solution can satisfy it. */
export const custom = defineRule({
  id: 'custom',
  title: 'Custom rule',
  keywords: ['own', 'free text', 'variant', 'other', 'special'],
  config: {
    description: field.string({
      initial: 'A *custom* rule',
      prototype: '',
      label: 'Description',
      help: 'Put the key word between two stars: *word*.',
      max: 500,
      isLong: true,
    }),
    grid: field.grid({
      initial: emptyGrid(5, 4),
      prototype: emptyGrid(0, 0),
      label: 'Picture',
      help: 'The example beside the description.',
      resizable: true,
    }),
  },
  traits: { needsSolution: true },
  explain: ({ description }) => description,
  brief: () => 'Custom rule',
  example: ({ grid }) => exampleOf(grid),
  check: () => incomplete,
});
