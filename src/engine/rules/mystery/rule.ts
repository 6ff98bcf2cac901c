import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { countsAsSatisfied, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { colorEquals } from '#engine/grid/colorEquals.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { editTiles } from '#engine/grid/lines.ts';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import { adaptSolution } from './adaptSolution.ts';

/** A second solution that is accepted. */
export const mystery = defineRule({
  id: 'mystery',
  title: message('rules.mystery.title'),
  keywords: message('ruleWords.mystery'),
  config: {
    solution: field.tile({
      initial: exampleGrid({ tiles: '.' }),
      prototype: emptyGrid(0, 0),
      label: message('rules.mystery.solution'),
      help: message('rules.mystery.solutionHelp'),
      resizable: false,
    }),
    visible: field.boolean({ initial: true, label: message('rules.mystery.visible') }),
  },
  traits: { optional: true },
  isShown: ({ visible }) => visible,
  explain: () => message('rules.mystery.explain'),
  brief: () => message('rules.mystery.brief'),
  example: () => ({ tiles: 'bwnb/wnnw/bnwb' }),
  check: ({ solution }, board) => (colorEquals(board.grid, solution) ? satisfied : incomplete),
  finish({ solution }, { board, judgement }) {
    if (countsAsSatisfied(judgement.final) || !colorEquals(board.grid, solution)) return judgement;
    return { ...judgement, final: 'satisfied' };
  },
  adapt(params, grid) {
    const solution = adaptSolution(params.solution, grid);
    return solution === params.solution ? params : { ...params, solution };
  },
  resize(params, edit) {
    const { solution } = params;
    const lines = edit.axis === 'row' ? solution.height : solution.width;
    const isInside = edit.kind === 'insert' ? edit.index <= lines : edit.index < lines;
    if (!isInside) return params;
    return { ...params, solution: { ...solution, ...editTiles(solution, edit) } };
  },
});
