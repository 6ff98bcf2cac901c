import type { cellCount } from '#engine/rules/cell_count/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof cellCount> = {
  params: { color: 'dark', count: 1 },
  cases: [
    ['error', 'bbn', 'one too many', { marks: '...' }],
    ['error', 'bwn', 'too few left', { params: { count: 3 }, marks: '...' }],
    ['incomplete', 'bwn', 'enough, but a cell is open'],
    ['satisfied', 'bw.', 'exact on a full board; holes do not count'],
    ['satisfied', 'ww', 'none at all', { params: { count: 0 } }],
    ['satisfied', 'bww', 'light cells', { params: { color: 'light', count: 2 } }],
    ['incomplete', 'bN', 'a gray given may still be anything'],
  ],
};
