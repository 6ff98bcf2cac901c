import { expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { calculateCost, SHORT_CHAIN, weightOfChain } from '#engine/explain/costs.ts';
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
