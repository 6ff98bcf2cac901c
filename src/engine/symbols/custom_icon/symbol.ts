import { customKey } from '#engine/clues/customKey.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { exampleOf } from '#engine/clues/exampleOf.ts';
import { field } from '#engine/config/field.ts';
import { iconGlyph, iconTitle, loadIcons } from '#engine/glyph/icons/icon.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';

/** Means what the author's description says; only the solution can satisfy it. */
export const customIcon = defineSymbol({
  id: 'custom_icon',
  title: 'Custom icon',
  step: 0.5,
  config: {
    description: field.string({
      initial: 'A *custom* icon symbol',
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
    icon: field.icon({ initial: 'MdQuestionMark', label: 'Icon' }),
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
  speak: ({ icon }) => `custom icon ${iconTitle(icon)}`,
  legendKey: ({ description, grid }) => customKey(description, grid),
  example: ({ grid }) => exampleOf(grid),
  glyph: ({ icon, rotation }) => iconGlyph(icon, rotation),
  load: loadIcons,
  scope: (at, _params, board) => touchedCells(at, board),
  check: () => 'incomplete',
});
