import { customKey } from '#engine/clues/customKey.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { exampleOf } from '#engine/clues/exampleOf.ts';
import { field } from '#engine/config/field.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';

/** Means what the author's description says; only the solution can satisfy it. */
export const customText = defineSymbol({
  id: 'custom_text',
  title: 'Custom text',
  step: 0.5,
  config: {
    description: field.string({
      initial: 'A *custom* text symbol',
      label: 'Description',
      help: 'What the symbol asks for. Solvers read it in the legend; leave it empty for no entry. Put the key word between two stars: *word*.',
      max: 500,
      isLong: true,
    }),
    grid: field.grid({
      initial: emptyGrid(5, 4),
      label: 'Picture',
      help: 'The example beside the description.',
      resizable: true,
    }),
    text: field.string({ initial: 'X', max: 40, label: 'Text' }),
    rotation: field.number({
      initial: 0,
      step: 45,
      label: 'Rotation',
      help: 'In degrees, clockwise.',
    }),
  },
  traits: { isMoreTool: true, needsSolution: true },
  explain: ({ description }) => description,
  caption: () => 'see its description',
  speak: ({ text }) => `custom text ${text || '?'}`,
  legendKey: ({ description, grid }) => customKey(description, grid),
  example: ({ grid }) => exampleOf(grid),
  glyph: ({ text, rotation }) => [
    {
      kind: 'text',
      text: text || '?',
      x: 0.5,
      y: 0.5,
      size: 0.5,
      weight: 480,
      italic: true,
      ...(Number.isFinite(rotation) && rotation !== 0 && { rotate: rotation }),
    },
  ],
  scope: (at, _params, board) => touchedCells(at, board),
  check: () => 'incomplete',
});
