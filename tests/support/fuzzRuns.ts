import { newSeed } from '#tests/fuzz/random.ts';
import { chanceOf } from './chanceOf.ts';

/**
 * Random tests ask for few cases by day, other ones in each run, and say of a case that fails how
 * to repeat it. Two variables change that:
 *
 * - `FUZZ_RUNS=full`: as many cases as at night, and whole lists instead of samples;
 *   `FUZZ_RUNS=5000`: so many cases of each test, and samples of so many.
 * - `FUZZ_SEED=123`: the cases of an earlier run. Case `i` of a loop has the seed `FUZZ_SEED + i`,
 *   so `FUZZ_SEED=<its seed> FUZZ_RUNS=1` repeats one case alone.
 */
const { FUZZ_RUNS, FUZZ_SEED } = process.env;

/** The first seed of this run. */
const SEED = FUZZ_SEED === undefined ? newSeed() : Number(FUZZ_SEED);

/** True at night, when tests take the time that all cases need. */
export const isNight = FUZZ_RUNS === 'full';

/** Number of runs of a random test. */
export function fuzzRuns(day: number, full = day): number {
  if (FUZZ_RUNS === undefined) return day;
  return FUZZ_RUNS === 'full' ? full : Number(FUZZ_RUNS);
}

/**
 * Run a test with one seed after another; what fails says with which. Known seeds come first in
 * every run: those of rare cases that must not be missed by chance.
 */
export function forSeeds(
  runs: number,
  test: (seed: number) => void,
  known: readonly number[] = [],
): void {
  for (const seed of [...known, ...Array.from({ length: runs }, (_, i) => SEED + i)]) {
    try {
      test(seed);
    } catch (error) {
      if (error instanceof Error)
        error.message = `FUZZ_SEED=${seed} FUZZ_RUNS=1 repeats this: ${error.message}`;
      throw error;
    }
  }
}

/** Parameters for a property of fast-check, which tells its seed where it fails. */
export function fuzzed(
  day: number,
  full = day,
): { readonly numRuns: number; readonly seed: number } {
  return { numRuns: fuzzRuns(day, full), seed: SEED };
}

/** Some members of a list in their order, by day so many; the whole list at night. */
export function sampled<T>(list: readonly T[], day: number): readonly T[] {
  const chance = chanceOf(SEED);
  let wanted = Math.min(list.length, fuzzRuns(day, list.length));
  return list.filter((_, index) => {
    const isTaken = chance() * (list.length - index) < wanted;
    if (isTaken) wanted--;
    return isTaken;
  });
}
