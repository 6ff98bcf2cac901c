import { expect, it } from 'vitest';
import { SHORT_CHAIN, weightOfChain } from '#engine/explain/costs.ts';

it('a short what-if from more clues is easier than one with more deductions', () => {
  expect(weightOfChain(2, 3, 4)).toBeLessThan(weightOfChain(SHORT_CHAIN, 2, 4));
});

it('a long what-if from fewer clues is easier than one with fewer deductions', () => {
  expect(weightOfChain(60, 4, 6)).toBeLessThan(weightOfChain(40, 6, 6));
});
