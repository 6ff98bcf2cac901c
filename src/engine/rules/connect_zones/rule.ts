import { message } from '#texts/message.ts';
import { solidColorField } from '#engine/config/field.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { smallestComponent } from '#engine/clues/regions.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import type { Board, Component, Zone } from '#engine/grid/board.ts';
import type { Cell, Color } from '#engine/grid/grid.ts';

/** The reaches in the first zone that has more than one. */
function separateReaches(board: Board, color: Color): readonly ZoneReach[] | undefined {
  const takes = (cell: Cell) => {
    const own = board.color(cell);
    return own === color || own === 'gray';
  };
  for (const zone of board.zones()) {
    const reaches = reachesInZone(zone, board, takes, (cell) => board.color(cell) === color);
    if (reaches.length > 1) return reaches;
  }
  return undefined;
}

/** Inside each zone the cells of `color` are one region. */
export const connectZones = defineRule({
  id: 'connect_zones',
  title: message('rules.connect_zones.title'),
  keywords: message('ruleWords.connect_zones'),
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => message('rules.connect_zones.explain', { color }),
  brief: () => message('rules.connect_zones.brief'),
  example: ({ color }) => ({
    tiles: exampleTiles(color, 'bbwb/wbbb/wwbw'),
    zones: 'aabb/aabb/aacc',
  }),
  check({ color }, board) {
    const reaches = separateReaches(board, color);
    if (reaches) return error(smallestComponent(reaches)?.cells);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const count = separateReaches(board, color)?.length;
    if (count === undefined) return undefined;
    return {
      short: message('rules.connect_zones.short', { count }),
      long: message('rules.connect_zones.long', { count, color }),
    };
  },
});

/** Cells of a zone that are connected inside it, or can still be. */
type ZoneReach = Pick<Component, 'cells'>;

/**
 * The components of the cells of a zone that `takes` accepts. Only components that contain a cell
 * with `isSeed`, in order of their first such cells.
 */
function reachesInZone(
  zone: Zone,
  board: Board,
  takes: (cell: Cell) => boolean,
  isSeed: (cell: Cell) => boolean,
): readonly ZoneReach[] {
  const seen = new Set<Cell>();
  const reaches: ZoneReach[] = [];
  for (const start of zone.cells) {
    if (seen.has(start) || !isSeed(start)) continue;
    const cells = [start];
    seen.add(start);
    for (const cell of cells) {
      for (const next of board.neighbors(cell)) {
        if (seen.has(next) || !zone.has(next) || !takes(next)) continue;
        seen.add(next);
        cells.push(next);
      }
    }
    reaches.push({ cells });
  }
  return reaches;
}
