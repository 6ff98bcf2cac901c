import { expect, it } from 'vitest';
import { attack, targets } from '../../fuzz/readers.ts';

const COUNT = 3000;
const SEED = 20_261_121;

it('no changed text breaks a reader or keeps it busy', async () => {
  const list = targets();
  const slow: unknown[] = [];
  const outcomes = new Set<string>();
  for (let index = 0; index < COUNT; index++) {
    const { milliseconds, outcome, input } = await attack(list, SEED, index, () =>
      performance.now(),
    );
    outcomes.add(outcome);
    if (milliseconds > 1000) slow.push({ index, input });
  }

  expect(slow).toEqual([]);
  expect([...outcomes]).toEqual(expect.arrayContaining(['read', 'badSegment', 'badLink']));
});
