import { describe, expect, it } from 'vitest';
import { greedyHitting, hittingOf } from '#engine/setter/hittingSets.ts';
import { chanceOf } from '#tests/support/chanceOf.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';

const CANDIDATES = 6;

function randomSets(seed: number): readonly (readonly number[])[] {
  const chance = chanceOf(seed);
  const sets = Array.from({ length: 1 + Math.floor(chance() * 6) }, () =>
    Array.from({ length: CANDIDATES }, (_, it) => it).filter(() => chance() < 0.4),
  );
  return [[0], ...sets.filter((set) => set.length > 0)];
}

/** The size of the smallest choice, by trying all. */
function smallest(sets: readonly (readonly number[])[]): number {
  let best = CANDIDATES;
  for (let bits = 0; bits < 2 ** CANDIDATES; bits++) {
    const isHit = sets.every((set) => set.some((it) => ((bits >> it) & 1) === 1));
    const size = [...bits.toString(2)].filter((it) => it === '1').length;
    if (isHit) best = Math.min(best, size);
  }
  return best;
}

describe('hitting sets', () => {
  it('are the fewest, and are found to be', () => {
    forSeeds(fuzzRuns(40, 2000), (seed) => {
      const sets = randomSets(seed);
      const least = smallest(sets);
      const chosen = hittingOf(sets, least, 1000);

      expect(chosen).toHaveLength(least);
      for (const set of sets) expect(set.some((it) => chosen?.includes(it as never))).toBe(true);
      expect(hittingOf(sets, least - 1, 1000)).toBe('none');
    });
  });

  it('by greed have no candidate too many', () => {
    forSeeds(fuzzRuns(40, 2000), (seed) => {
      const sets = randomSets(seed);
      const chosen = greedyHitting(sets);
      const isHit = (choice: readonly number[]) =>
        sets.every((set) => set.some((it) => choice.includes(it)));

      expect(isHit(chosen)).toBe(true);
      for (const it of chosen) expect(isHit(chosen.filter((other) => other !== it))).toBe(false);
    });
  });

  it('are unknown after too many choices', () => {
    const sets = Array.from({ length: 8 }, (_, i) => [2 * i, 2 * i + 1]);

    expect(hittingOf(sets, 7, 1000)).toBe('none');
    expect(hittingOf(sets, 8, 3)).toBeNull();
  });
});
