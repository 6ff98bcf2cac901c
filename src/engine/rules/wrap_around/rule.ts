import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import type { Wrapping } from '#engine/grid/directions.ts';
import { solve } from './propagate.ts';

/** What joining two opposite sides does, with the names of the sides. */
const JOINS: Readonly<Record<Exclude<Wrapping, 'none'>, (sides: string) => string>> = {
  wrap: (sides) => `${sides} are joined`,
  'wrap-reverse': (sides) => `${sides} are joined the other way round`,
  'reflect-reverse': (sides) => `${sides} are each folded onto themselves`,
};

function sentences(horizontal: Wrapping, vertical: Wrapping): readonly string[] {
  if (horizontal !== 'none' && horizontal === vertical)
    return [JOINS[horizontal]('All opposite *sides*')];
  return [
    ...(horizontal === 'none' ? [] : [JOINS[horizontal]('The left and right *sides*')]),
    ...(vertical === 'none' ? [] : [JOINS[vertical]('The upper and lower *sides*')]),
  ];
}

/** Opposite sides are joined, or fold onto themselves. */
export const wrapAround = defineRule({
  id: 'wrap_around',
  title: 'Wrap around',
  keywords: ['torus', 'toroidal', 'cylinder', 'mobius', 'klein', 'edge', 'joined', 'border'],
  config: {
    horizontal: field.wrapping({ initial: 'wrap', axis: 'horizontal', label: 'Left and right' }),
    vertical: field.wrapping({ initial: 'wrap', axis: 'vertical', label: 'Top and bottom' }),
  },
  traits: { singleton: true },
  variants: [
    { horizontal: 'wrap', vertical: 'none' },
    { horizontal: 'none', vertical: 'wrap' },
    { horizontal: 'wrap', vertical: 'wrap' },
    { horizontal: 'reflect-reverse', vertical: 'none' },
    { horizontal: 'none', vertical: 'reflect-reverse' },
    { horizontal: 'reflect-reverse', vertical: 'reflect-reverse' },
  ],
  explain({ horizontal, vertical }) {
    const joined = sentences(horizontal, vertical);
    return joined.length === 0 ? 'No *sides* are joined.' : `${joined.join('. ')}.`;
  },
  brief: () => 'Wraps around',
  example: ({ horizontal, vertical }) => ({
    tiles: 'bwwb/wwbw/bwww',
    rules: [{ id: 'wrap_around', params: { horizontal, vertical } }],
  }),
  check: (_params, board) => (board.isFilled ? satisfied : incomplete),
  topology: ({ horizontal, vertical }) => ({ horizontal, vertical }),
  solve,
});
