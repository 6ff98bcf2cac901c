import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { lockCells, mistakes, onlyMistake } from './locks.ts';

/**
 * Params while the puzzle is edited, when cells stay free. They exist at run time only and are
 * never written.
 */
const WHILE_EDITING = { isEditing: true };
const IN_PLAY = {};

function isEditing(params: object): boolean {
  return 'isEditing' in params;
}

/** Colored cells are final; the first mistake is an error. */
export const perfection = defineRule({
  id: 'perfection',
  title: message('rules.perfection.title'),
  keywords: message('ruleWords.perfection'),
  config: {},
  traits: { singleton: true, optional: true },
  explain: () => message('rules.perfection.explain'),
  brief: () => message('rules.perfection.brief'),
  example: () => ({ tiles: 'BWnn/BBnn/WWBn' }),
  check: (_params, board) => (board.isComplete ? satisfied : incomplete),
  finish(_params, { board, solution, judgement, index }) {
    if (judgement.final === 'error' || !solution) return judgement;
    const wrong = mistakes(board.grid, solution);
    if (wrong.length === 0) return judgement;
    const rules = judgement.rules.map((own, i) => (i === index ? error(wrong) : own));
    return { ...judgement, final: 'error', rules };
  },
  admit(params, { old, next, solution, judge }) {
    if (isEditing(params)) return next;
    const isValid = (grid: typeof next) => judge(grid).final !== 'error';
    if (isValid(next)) return lockCells(next, []);
    return isValid(old)
      ? lockCells(next, onlyMistake(next, solution))
      : lockCells(old, onlyMistake(old, solution));
  },
  forMode(params, mode) {
    const edits = mode === 'create';
    if (isEditing(params) === edits) return params;
    return edits ? WHILE_EDITING : IN_PLAY;
  },
  feature: () => ({ kind: 'perfection' }),
  describeError: () => ({
    short: message('rules.perfection.short'),
    long: message('rules.perfection.long'),
  }),
});
