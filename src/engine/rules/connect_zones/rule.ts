import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { drawnIn } from '#engine/clues/exampleTiles.ts';
import { smallestOf } from '#engine/clues/reachesOf.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Color } from '#engine/grid/grid.ts';
import { islandsInZone, type Island } from './reachesInZone.ts';
import { solve } from './propagate.ts';

/** The islands of the first zone that has more than one. */
function partedIslands(board: Board, color: Color): readonly Island[] | undefined {
  const takes = (cell: Cell) => {
    const own = board.color(cell);
    return own === color || own === 'gray';
  };
  for (const zone of board.zones()) {
    const islands = islandsInZone(zone, board, takes, (cell) => board.color(cell) === color);
    if (islands.length > 1) return islands;
  }
  return undefined;
}

/** Inside each zone the cells of `color` are one region. */
export const connectZones = defineRule({
  id: 'connect_zones',
  title: 'Connect zones',
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => `In every zone, connect all *${color}* cells.`,
  brief: () => 'Connected in zones',
  example: ({ color }) => ({
    tiles: drawnIn(color, 'bbwb/wbbb/wwbw'),
    zones: 'aabb/aabb/aacc',
  }),
  check({ color }, board) {
    const parted = partedIslands(board, color);
    if (parted) return error(smallestOf(parted)?.cells);
    return board.isComplete ? satisfied : incomplete;
  },
  complain({ color }, board) {
    const parted = partedIslands(board, color);
    if (!parted) return undefined;
    return {
      short: `${parted.length} areas`,
      long: `One zone has ${parted.length} ${color} areas that can no longer meet`,
    };
  },
  solve,
});
