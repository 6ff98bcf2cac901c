import { message } from '#texts/message.ts';
import { anyColorField } from '#engine/config/field.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { culpritsIn, zoneCounts, zoneVerdict, type ZoneCount } from '#engine/clues/zoneCounts.ts';

/**
 * Bounds over all zones of a size: the largest current count of a zone, and the smallest of the
 * largest counts that zones can still reach.
 */
interface Limits {
  readonly most: number;
  readonly least: number;
}

export function limitsBySize(counts: readonly ZoneCount[]): ReadonlyMap<number, Limits> {
  const limits = new Map<number, Limits>();
  for (const { size, done, open } of counts) {
    const known = limits.get(size) ?? { most: 0, least: Infinity };
    limits.set(size, {
      most: Math.max(known.most, done),
      least: Math.min(known.least, done + open),
    });
  }
  return limits;
}

/** The first zone that can no longer have as many cells as another zone of its size. */
export function findUneven(counts: readonly ZoneCount[]): ZoneCount | undefined {
  const limits = limitsBySize(counts);
  return counts.find(({ size, done, open }) => {
    const { most = 0, least = Infinity } = limits.get(size) ?? {};
    return most > done + open || least < done;
  });
}

/** Zones of equal size contain equally many cells of `color`. */
export const zoneCellCount = defineRule({
  id: 'zone_cell_count',
  title: message('rules.zone_cell_count.title'),
  keywords: message('ruleWords.zone_cell_count'),
  config: { color: anyColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => message('rules.zone_cell_count.explain', { color }),
  brief: () => message('rules.zone_cell_count.brief'),
  example: ({ color }) => ({
    tiles: exampleTiles(color, 'bwwb/wwbw/bbwb'),
    zones: 'aabb/aabb/aabb',
  }),
  check({ color }, board) {
    const counts = zoneCounts(board, color);
    return zoneVerdict(counts, findUneven(counts));
  },
  culprits({ color }, board) {
    const counts = zoneCounts(board, color);
    const broken = findUneven(counts);
    const limits = broken && limitsBySize(counts).get(broken.size);
    return broken && limits && culpritsIn(broken, color, board, limits.most);
  },
  describeError({ color }, board) {
    const counts = zoneCounts(board, color);
    const broken = findUneven(counts);
    const limits = broken && limitsBySize(counts).get(broken.size);
    if (!limits) return undefined;
    const { done, open } = broken;
    const miss =
      limits.most > done + open
        ? ({ bound: 'most', own: done + open, other: limits.most } as const)
        : ({ bound: 'over', own: done, other: limits.least } as const);
    return {
      short: message('rules.zone_cell_count.short', miss),
      long: message('rules.zone_cell_count.long', { ...miss, color }),
    };
  },
});
