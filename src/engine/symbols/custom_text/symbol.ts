import { message } from '#texts/message.ts';
import { customExample, customKey } from '#engine/clues/custom.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { withoutStars } from '#engine/clues/keyWords.ts';
import { field } from '#engine/config/field.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';

/** The author's description defines the meaning, so that only the solution can satisfy it. */
export const customText = defineSymbol({
  id: 'custom_text',
  title: message('symbols.custom_text.title'),
  step: 0.5,
  config: {
    description: field.string({
      initial: 'A *custom* text symbol',
      label: message('clues.description'),
      help: message('clues.descriptionHelp'),
      max: 500,
      isLong: true,
    }),
    grid: field.grid({
      initial: emptyGrid(5, 4),
      label: message('clues.picture'),
      help: message('clues.pictureHelp'),
      resizable: true,
    }),
    text: field.string({ initial: 'X', max: 40, label: message('symbols.custom_text.text') }),
    rotation: field.number({
      initial: 0,
      step: 45,
      label: message('clues.rotation'),
      help: message('clues.rotationHelp'),
    }),
  },
  traits: { isMoreTool: true, needsSolution: true },
  explain: ({ description }) => description,
  caption: ({ description }) => withoutStars(description),
  speak: ({ text }) => message('symbols.custom_text.speak', { text: text || '?' }),
  legendKey: ({ description, grid }) => customKey(description, grid),
  example: (params) => customExample('custom_text', params),
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
