import { message } from '#texts/message.ts';
import { customExample, customKey } from '#engine/clues/custom.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { withoutStars } from '#engine/clues/keyWords.ts';
import { field } from '#engine/config/field.ts';
import { iconGlyph, iconTitle, loadIcons } from '#engine/glyph/icons/icon.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';

/** The author's description defines the meaning, so that only the solution can satisfy it. */
export const customIcon = defineSymbol({
  id: 'custom_icon',
  title: message('symbols.custom_icon.title'),
  step: 0.5,
  config: {
    description: field.string({
      initial: 'A *custom* icon symbol',
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
    icon: field.icon({ initial: 'MdQuestionMark', label: message('symbols.custom_icon.icon') }),
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
  speak: ({ icon }) => message('symbols.custom_icon.speak', { icon: iconTitle(icon) }),
  legendKey: ({ description, grid }) => customKey(description, grid),
  example: (params) => customExample('custom_icon', params),
  glyph: ({ icon, rotation }) => iconGlyph(icon, rotation),
  load: loadIcons,
  scope: (at, _params, board) => touchedCells(at, board),
  check: () => 'incomplete',
});
