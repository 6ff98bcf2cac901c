import { anyColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { culpritsIn, zoneCounts, zoneVerdict, type ZoneCount } from '#engine/clues/zoneCounts.ts';
import { solve } from './propagate.ts';

/** The first zone that is full and has as many as another full zone of its size. */
function findTwin(counts: readonly ZoneCount[]): ZoneCount | undefined {
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
  title: 'Different count per zone',
  keywords: ['room', 'different', 'distinct', 'unique', 'number'],
  config: { color: anyColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => `No two zones of equal size have the same number of *${color}* cells.`,
  brief: () => 'Each zone differs',
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
    return {
      short: `${twin.done} twice`,
      long: `Two zones of equal size have ${twin.done} ${color}`,
    };
  },
  solve,
});
