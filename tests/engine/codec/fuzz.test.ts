import { expect, it } from 'vitest';
import { attack, targets } from '../../fuzz/readers.ts';
import { newSeed } from '../../fuzz/random.ts';

const COUNT = 3000;
/** Timeout that detects a hang; a million cells take a second if all cores are busy. */
const HANG_MS = 5000;
/** Another one each run; `FUZZ_SEED=… npm test fuzz` repeats one. */
const SEED = Number(process.env['FUZZ_SEED'] ?? newSeed());

it(`no changed text breaks a reader or keeps it busy (FUZZ_SEED=${SEED})`, async () => {
  console.log(`Attacking the readers with ${COUNT} inputs, FUZZ_SEED=${SEED}`);
  const list = targets();
  const slow: unknown[] = [];
  const outcomes = new Set<string>();
  for (let index = 0; index < COUNT; index++) {
    const { milliseconds, outcome, input } = await attack(list, SEED, index, () =>
      performance.now(),
    );
    outcomes.add(outcome);
    if (milliseconds > HANG_MS) slow.push({ index, input });
  }

  expect(slow).toEqual([]);
  expect([...outcomes]).toEqual(expect.arrayContaining(['read', 'badSegment', 'badLink']));
});
