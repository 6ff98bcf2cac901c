import { message } from '#texts/message.ts';
import { anyColorField, field } from '#engine/config/field.ts';
import { findMiss } from '#engine/clues/count.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { culpritsIn, zoneCounts, zoneVerdict, type ZoneCount } from '#engine/clues/zoneCounts.ts';

export function findWrong(counts: readonly ZoneCount[], count: number): ZoneCount | undefined {
  return counts.find(({ done, open }) => done > count || done + open < count);
}

/** Every zone holds exactly `count` cells of `color`. */
export const zoneExactCount = defineRule({
  id: 'zone_exact_count',
  title: message('rules.zone_exact_count.title'),
  keywords: message('ruleWords.zone_exact_count'),
  config: {
    color: anyColorField,
    count: field.number({
      initial: 1,
      min: 0,
      step: 1,
      label: message('rules.zone_exact_count.count'),
    }),
  },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color, count }) => message('rules.zone_exact_count.explain', { color, count }),
  brief: ({ count }) => message('rules.zone_exact_count.brief', { count }),
  example: ({ color, count }) => ({
    tiles: exampleTiles(color, count === 1 ? 'bwww/wwwb/wbww' : 'bwwb/wbbw'),
    zones: count === 1 ? 'aabb/aabb/ccbb' : 'aabb/aabb',
  }),
  check({ color, count }, board) {
    const counts = zoneCounts(board, color);
    return zoneVerdict(counts, findWrong(counts, count));
  },
  culprits({ color, count }, board) {
    const wrong = findWrong(zoneCounts(board, color), count);
    return wrong && culpritsIn(wrong, color, board, count);
  },
  describeError({ color, count }, board) {
    const wrong = findWrong(zoneCounts(board, color), count);
    if (!wrong) return undefined;
    const { done: completed, open } = wrong;
    const miss = findMiss({ completed, possible: completed + open }, count);
    return (
      miss && {
        short: message('clues.missed', miss),
        long: message('rules.zone_exact_count.long', { ...miss, color }),
      }
    );
  },
});
