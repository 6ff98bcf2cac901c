import { message } from '#texts/message.ts';
import { anyColorField } from '#engine/config/field.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { culpritsIn, zoneCounts, zoneVerdict, type ZoneCount } from '#engine/clues/zoneCounts.ts';

/** The first full zone with as many cells as another full zone of its size. */
export function findTwin(counts: readonly ZoneCount[]): ZoneCount | undefined {
  const full = counts.filter(({ open }) => open === 0);
  const nameOf = ({ size, done }: ZoneCount) => `${size}:${done}`;
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of full.map(nameOf)) (seen.has(name) ? twice : seen).add(name);
  return full.find((count) => twice.has(nameOf(count)));
}

/** Zones of equal size hold different numbers of cells of `color`. Only full zones are compared. */
export const zoneDiffCount = defineRule({
  id: 'zone_diff_count',
  title: message('rules.zone_diff_count.title'),
  keywords: message('ruleWords.zone_diff_count'),
  config: { color: anyColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => message('rules.zone_diff_count.explain', { color }),
  brief: () => message('rules.zone_diff_count.brief'),
  example: ({ color }) => ({
    tiles: exampleTiles(color, 'wbww/bbwb/bwww'),
    zones: 'aabb/aabb/aabb',
  }),
  check({ color }, board) {
    const counts = zoneCounts(board, color);
    return zoneVerdict(counts, findTwin(counts));
  },
  culprits({ color }, board) {
    const twin = findTwin(zoneCounts(board, color));
    return twin && culpritsIn(twin, color, board, twin.done);
  },
  describeError({ color }, board) {
    const twin = findTwin(zoneCounts(board, color));
    if (!twin) return undefined;
    const count = twin.done;
    return {
      short: message('rules.zone_diff_count.short', { count }),
      long: message('rules.zone_diff_count.long', { count, color }),
    };
  },
});
