import { message, type Text } from '#texts/message.ts';
import type { Level } from '#engine/explain/Step.ts';
import type { WalkEnd, WalkStep } from '#engine/explain/walkthrough.ts';

interface Place {
  readonly steps: readonly WalkStep[];
  /** Number of completed steps. */
  readonly at: number;
  readonly end: WalkEnd | null;
}

/** The number of the next step among all steps. */
export function placeInWords({ steps, at, end }: Place): Text {
  const count = steps.length;
  const values = { step: at + 1, steps: count };
  if (at < count) return end ? message('walk.step', values) : message('walk.stepSoFar', values);
  return message(end ? 'walk.allDone' : 'walk.doneSoFar', { steps: count });
}

/** The effort of a step. */
export function levelInWords(level: Level): Text {
  return message('walk.level', { level: LEVELS[level] });
}

const LEVELS = {
  1: 'obvious',
  2: 'clue',
  3: 'clues',
  4: 'whatIf',
  5: 'nested',
  6: 'search',
  7: 'unexplained',
} as const;

/** The result of all steps, or why there are none. */
export function endInWords({ type }: WalkEnd, isFull: boolean): Text {
  if (type === 'solved') return message(isFull ? 'hints.full' : 'walk.allThatFollows');
  return message(ENDS[type]);
}

const ENDS = {
  stuck: 'walk.stuck',
  solution: 'hints.refusedSolution',
  alternative: 'hints.refusedAlternative',
  none: 'hints.refusedNone',
} as const;
