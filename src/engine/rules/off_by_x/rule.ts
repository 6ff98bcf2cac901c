import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';

/**
 * Every number symbol is wrong by exactly `number`, upwards or downwards. The rule judges the
 * symbols in their place.
 */
export const offByX = defineRule({
  id: 'off_by_x',
  title: message('rules.off_by_x.title'),
  keywords: message('ruleWords.off_by_x'),
  config: {
    number: field.number({ initial: 1, min: 1, step: 1, label: message('rules.off_by_x.number') }),
  },
  traits: { singleton: true },
  explain: ({ number }) => message('rules.off_by_x.explain', { number }),
  brief: ({ number }) => message('rules.off_by_x.brief', { number }),
  example: ({ number }) => ({
    tiles: 'bbw/bww/www',
    symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 3 + number } }],
  }),
  check: (_params, board) => (board.isFilled ? satisfied : incomplete),
  judgeCount({ number: off }, count, number) {
    if (count === null) return 'error';
    const { completed, possible } = count;
    const [low, high] = [number - off, number + off];
    if (completed > high || possible < low || (completed > low && possible < high)) return 'error';
    const isDone = completed === possible && (completed === low || completed === high);
    return isDone ? 'satisfied' : 'incomplete';
  },
  describeError: ({ number }) => ({
    short: message('rules.off_by_x.short', { number }),
    long: message('rules.off_by_x.long', { number }),
  }),
});
