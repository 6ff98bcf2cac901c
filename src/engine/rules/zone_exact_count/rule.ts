import { pluralize } from '#engine/clues/pluralize.ts';
import { anyColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { culpritsIn, zoneCounts, zoneVerdict, type ZoneCount } from '#engine/clues/zoneCounts.ts';
import { field } from '#engine/config/field.ts';
import { solve } from './propagate.ts';

function findWrong(counts: readonly ZoneCount[], count: number): ZoneCount | undefined {
  return counts.find(({ done, open }) => done > count || done + open < count);
}

/** Every zone holds exactly `count` cells of `color`. */
export const zoneExactCount = defineRule({
  id: 'zone_exact_count',
  title: 'Exact count per zone',
  keywords: ['room', 'number', 'norinori', 'star battle', 'heyawake', 'exactly'],
  config: {
    color: anyColorField,
    count: field.number({ initial: 1, min: 0, step: 1, label: 'Cells per zone' }),
  },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color, count }) =>
    `Every zone has exactly ${pluralize(count, `*${color}* cell`, `*${color}* cells`)}.`,
  brief: ({ count }) => `${count} per zone`,
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
    const { done, open } = wrong;
    return done > count
      ? {
          short: `${done}, not ${count}`,
          long: `This zone has ${done} ${color}, it should have ${count}`,
        }
      : {
          short: `${done + open} at most`,
          long: `This zone has room for ${done + open} ${color}, it should have ${count}`,
        };
  },
  solve,
});
