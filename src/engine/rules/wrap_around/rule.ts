import { joined, message, type Text } from '#texts/message.ts';
import { choiceName } from '#engine/clues/directionText.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import type { Wrapping } from '#engine/grid/directions.ts';

/**
 * One sentence for each pair of joined sides; a single sentence if both pairs are joined in the
 * same way.
 */
function sentences(horizontal: Wrapping, vertical: Wrapping): readonly Text[] {
  if (horizontal === 'none' && vertical === 'none')
    return [message('rules.wrap_around.explainNone')];
  const across = { wrapping: choiceName(horizontal) };
  if (horizontal === vertical) return [message('rules.wrap_around.explain', across)];
  const down = { wrapping: choiceName(vertical) };
  return [
    ...(horizontal === 'none' ? [] : [message('rules.wrap_around.explainHorizontal', across)]),
    ...(vertical === 'none' ? [] : [message('rules.wrap_around.explainVertical', down)]),
  ];
}

/** Opposite sides are joined, or fold onto themselves. */
export const wrapAround = defineRule({
  id: 'wrap_around',
  title: message('rules.wrap_around.title'),
  keywords: message('ruleWords.wrap_around'),
  config: {
    horizontal: field.wrapping({
      initial: 'wrap',
      axis: 'horizontal',
      label: message('rules.wrap_around.horizontal'),
    }),
    vertical: field.wrapping({
      initial: 'wrap',
      axis: 'vertical',
      label: message('rules.wrap_around.vertical'),
    }),
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
  explain: ({ horizontal, vertical }) => joined(sentences(horizontal, vertical)),
  brief: () => message('rules.wrap_around.brief'),
  example: ({ horizontal, vertical }) => ({
    tiles: 'bwwb/wwbw/bwww',
    rules: [{ id: 'wrap_around', params: { horizontal, vertical } }],
  }),
  check: (_params, board) => (board.isFilled ? satisfied : incomplete),
  topology: ({ horizontal, vertical }) => ({ horizontal, vertical }),
});
