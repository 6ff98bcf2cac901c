import type { custom } from '#engine/rules/custom/rule.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof custom> = {
  params: { description: 'Whatever *this* says.', grid: emptyGrid(2, 2) },
  undecidedBecause: 'only the author can tell',
  cases: [
    ['incomplete', 'bw', 'without a solution', { final: 'incomplete' }],
    ['satisfied', 'bw', 'like the solution', { solution: 'bw', final: 'satisfied' }],
    ['incomplete', 'bb', 'unlike the solution', { solution: 'bw', final: 'incomplete' }],
  ],
};
