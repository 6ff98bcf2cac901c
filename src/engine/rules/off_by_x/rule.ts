import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { solve } from './propagate.ts';

/**
 * Every number symbol is wrong by exactly `number`, upwards or downwards. The rule judges them in
 * their place.
 */
export const offByX = defineRule({
  id: 'off_by_x',
  title: 'Off by x',
  keywords: ['wrong', 'error', 'difference', 'inaccurate', 'plus', 'minus'],
  config: { number: field.number({ initial: 1, min: 1, step: 1, label: 'Off by' }) },
  traits: { singleton: true },
  explain: ({ number }) => `Every number is *off by ${number}*: ${number} too many or too few.`,
  brief: ({ number }) => `Off by ${number}`,
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
    short: `not off by ${number}`,
    long: `A number cannot be off by exactly ${number} any more`,
  }),
  solve,
});
