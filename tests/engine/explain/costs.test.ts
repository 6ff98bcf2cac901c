import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { calculateCost, nearness, SHORT_CHAIN, weightOfChain } from '#engine/explain/costs.ts';
import type { Step } from '#engine/explain/Step.ts';
import { boardOf } from '#engine/judging/boardOf.ts';

it('a short what-if from more clues is easier than one with more deductions', () => {
  expect(weightOfChain(2, 3, 4)).toBeLessThan(weightOfChain(SHORT_CHAIN, 2, 4));
});

it('a long what-if from fewer clues is easier than one with fewer deductions', () => {
  expect(weightOfChain(60, 4, 6)).toBeLessThan(weightOfChain(40, 6, 6));
});

const viewpoint = (x: number, y: number) => ({
  id: 'viewpoint',
  at: { x, y },
  params: { number: 2 },
});

it.each([
  ['the first cell', { cells: [{ cell: 15, color: 'light' }] }],
  ['a fact', { facts: [{ cell: 3, color: 'dark' }] }],
  ['a fact below', { facts: [{ cell: 12, color: 'dark' }] }],
  ['a clue', { clues: [{ type: 'symbol', id: 'viewpoint', index: 1 }] }],
] as const)('a step costs half a point for each cell that %s is away', (_, far) => {
  const symbols = [viewpoint(0, 0), viewpoint(3, 0)];
  const board = boardOf(exampleGrid({ tiles: 'nnnn/nnnn/nnnn/nnnn', symbols }));
  const near: Omit<Step, 'cost'> = {
    cells: [{ cell: 0, color: 'light' }],
    facts: [{ cell: 0, color: 'dark' }],
    clues: [{ type: 'symbol', id: 'viewpoint', index: 0 }],
    cause: { type: 'predicate' },
    level: 2,
  };

  expect(calculateCost({ ...near, ...far }, board) - calculateCost(near, board)).toBe(1.5);
});

describe('a step costs', () => {
  const board = boardOf(exampleGrid({ tiles: 'nnnn' }));
  const rule = { type: 'rule', index: 0 } as const;
  const light = (cell: number) => ({ cell, color: 'light' }) as const;
  const link = { cells: [light(1)], because: [], clues: [], cause: { type: 'count' } } as const;
  /** Nothing but a rule: 2 for the level, 4 for the cause. */
  const plain: Omit<Step, 'cost'> = {
    cells: [light(0)],
    facts: [],
    clues: [rule],
    cause: { type: 'predicate' },
    level: 2,
  };
  const BASE = 6;

  it.each<[string, Partial<Step>, number]>([
    ['as much as its level and its cause', {}, BASE],
    ['one for a fact', { facts: [light(0)] }, BASE + 1],
    ['three for each clue but the first', { clues: [rule, rule, rule] }, BASE + 6],
    ['eight more for each clue above three', { clues: [rule, rule, rule, rule, rule] }, BASE + 28],
    ['no more without any clue', { clues: [] }, BASE],
    ['two less for another cell', { cells: [light(0), light(1)] }, BASE - 2],
    ['six less at most', { level: 4, cells: [0, 1, 2, 3, 4].map(light) }, 12],
    ['as much for one cell that is named twice', { cells: [light(0), light(0)] }, BASE],
    [
      'never less than nothing',
      { level: 1, cause: { type: 'count' }, cells: [0, 1, 2, 3].map(light) },
      0,
    ],
  ])('%s', (_, change, cost) => {
    expect(calculateCost({ ...plain, ...change }, board)).toBe(cost);
  });

  it('two for each deduction of a what-if, a quarter for each above twelve', () => {
    const costOf = (length: number) => {
      const whatIf = { supposed: [], links: new Array<typeof link>(length).fill(link) };
      return calculateCost({ ...plain, whatIf }, board) - BASE;
    };

    expect([1, 12, 13, 16].map(costOf)).toEqual([2, 24, 24.25, 25]);
  });
});

it('a step near the last cell has a bonus, which ends eight cells away', () => {
  const cells = [0, 21].map((cell) => ({ cell, color: 'dark' }) as const);
  const cause = { type: 'count' } as const;
  const step: Step = { cells, facts: [], clues: [], cause, level: 1, cost: 0 };

  expect(nearness(step, undefined, 10)).toBe(0);
  expect([0, 1, 23, 49, 89, 99].map((near) => nearness(step, near, 10))).toEqual([
    4, 3.5, 3, 0, 0, 0,
  ]);
});
