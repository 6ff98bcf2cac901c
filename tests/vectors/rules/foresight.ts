import type { foresight } from '#engine/rules/foresight/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof foresight> = {
  params: { count: 5, regenInterval: 30, startFull: false, solvePath: [] },
  undecidedBecause: 'it asks nothing of the board',
  cases: [
    ['incomplete', 'bw', 'it never delays a full board', { final: 'satisfied' }],
    ['incomplete', 'bn', 'needs no solution', { solution: 'bn', final: 'incomplete' }],
  ],
};
