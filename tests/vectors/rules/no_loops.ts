import type { noLoops } from '#engine/rules/no_loops/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof noLoops> = {
  params: { color: 'dark' },
  cases: [
    ['error', 'bbn/bbn', 'a block of four', { marks: 'xx./xx.' }],
    ['error', 'bbb/bnb/bbb', 'a ring', { marks: 'xxx/x.x/xxx' }],
    ['error', 'bbb/b.b/bbb', 'a ring around a hole', { marks: 'xxx/x.x/xxx' }],
    ['incomplete', 'bbb/bwb/bbn', 'a ring with a gap'],
    ['satisfied', 'bbb/bwb/bbw', 'a ring that is open at a corner'],
    ['error', 'bbb', 'around joined sides', { wrap: ['wrap', 'none'], marks: 'xxx' }],
    ['satisfied', 'bbw', 'not around joined sides', { wrap: ['wrap', 'none'] }],
    [
      'error',
      'b/w',
      'one cell that is its own neighbour',
      { wrap: ['wrap', 'none'], marks: 'x/.' },
    ],
  ],
};
