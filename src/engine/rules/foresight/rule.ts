import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';

/** Maximum number of charges that their meter can show. */
const MAX_CHARGES = 99;
/** One day. Timers count at most 2³¹ ms. */
const MAX_INTERVAL_SECONDS = 86_400;

/** Lets the player spend charges on hints. Never judged. */
export const foresight = defineRule({
  id: 'foresight',
  title: message('rules.foresight.title'),
  keywords: message('ruleWords.foresight'),
  config: {
    count: field.number({
      initial: 5,
      min: 1,
      max: MAX_CHARGES,
      step: 1,
      isBounded: true,
      label: message('rules.foresight.count'),
    }),
    regenInterval: field.number({
      initial: 30,
      min: 1,
      max: MAX_INTERVAL_SECONDS,
      step: 1,
      isBounded: true,
      label: message('rules.foresight.regenInterval'),
    }),
    startFull: field.boolean({ initial: false, label: message('rules.foresight.startFull') }),
    solvePath: field.solvePath({
      initial: [],
      label: message('rules.foresight.solvePath'),
      help: message('rules.foresight.solvePathHelp'),
    }),
  },
  traits: { singleton: true, optional: true },
  isShown: () => false,
  explain: ({ count, regenInterval }) =>
    message('rules.foresight.explain', { count, seconds: regenInterval }),
  brief: () => message('rules.foresight.brief'),
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
