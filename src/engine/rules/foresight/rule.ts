import { pluralize } from '#engine/clues/pluralize.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';

/** As many as their meter can show. */
const MAX_CHARGES = 99;
/** A day. Timers count at most 2³¹ ms, and nobody waits that long. */
const MAX_INTERVAL_SECONDS = 86_400;

/** The player may spend charges on hints. Never judged. */
export const foresight = defineRule({
  id: 'foresight',
  title: 'Foresight',
  keywords: ['hint', 'help', 'reveal', 'charge'],
  config: {
    count: field.number({
      initial: 5,
      min: 1,
      max: MAX_CHARGES,
      step: 1,
      isBounded: true,
      label: 'Most charges',
    }),
    regenInterval: field.number({
      initial: 30,
      min: 1,
      max: MAX_INTERVAL_SECONDS,
      step: 1,
      isBounded: true,
      label: 'Seconds per charge',
    }),
    startFull: field.boolean({ initial: false, label: 'Start with all charges' }),
    solvePath: field.solvePath({
      initial: [],
      label: 'Solve path',
      help: 'The order in which hints show cells that are still gray.',
    }),
  },
  traits: { singleton: true, optional: true },
  isShown: () => false,
  explain: ({ count, regenInterval }) =>
    `Ask for up to ${pluralize(count, '*hint*', '*hints*')}; a new one comes every ${pluralize(regenInterval, 'second')}.`,
  brief: () => 'Foresight',
  example: () => ({ tiles: 'BwnW/bbnn/nwWn' }),
  check: () => incomplete,
  forMode: (params, mode) => (mode === 'perfection' ? null : params),
  feature: ({ count, regenInterval, startFull, solvePath }) => ({
    kind: 'foresight',
    count,
    regenIntervalSeconds: regenInterval,
    startFull,
    solvePath,
  }),
});
