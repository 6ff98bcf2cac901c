import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field, type Comparison } from '#engine/config/field.ts';
import type { Component, Board, Region } from '#engine/grid/board.ts';
import type { Cell, Color } from '#engine/grid/grid.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';

/** The number of symbols that touch each component. A symbol counts once for a component. */
function tally(
  touches: readonly (readonly Cell[])[],
  componentAt: (cell: Cell) => Component | undefined,
): ReadonlyMap<Component, number> {
  const counts = new Map<Component, number>();
  for (const cells of touches)
    for (const component of new Set(cells.map(componentAt)))
      if (component) counts.set(component, (counts.get(component) ?? 0) + 1);
  return counts;
}

/** A region that breaks the rule with any colors of the gray cells. */
interface Wrong {
  readonly region: Region;
  readonly has: number;
  readonly isOver: boolean;
}

export function findWrong(
  board: Board,
  color: Color,
  count: number,
  comparison: Comparison,
): Wrong | undefined {
  const touches = countedTouches(board);
  const regionAt = (cell: Cell) => {
    const region = board.regionOf(cell);
    return region?.color === color ? region : undefined;
  };
  const inside = tally(touches, regionAt);
  const inReach = tally(touches, (cell) =>
    color === 'gray' ? regionAt(cell) : board.reachOf(cell, color),
  );
  for (const region of board.regions(color)) {
    const has = inside.get(region) ?? 0;
    if (comparison !== 'ge' && has > count) return { region, has, isOver: true };
    const most = inReach.get(color === 'gray' ? region : region.reach) ?? 0;
    if (comparison !== 'le' && most < count) return { region, has: most, isOver: false };
  }
  return undefined;
}

/** Every region of `color` holds exactly, at least or at most `count` symbols. */
export const symbolsPerRegion = defineRule({
  id: 'symbols_per_region',
  title: message('rules.symbols_per_region.title'),
  keywords: message('ruleWords.symbols_per_region'),
  config: {
    count: field.number({ initial: 1, step: 1, label: message('rules.symbols_per_region.count') }),
    color: field.color({ initial: 'light', prototype: 'dark', label: message('clues.color') }),
    comparison: field.comparison({
      initial: 'eq',
      label: message('rules.symbols_per_region.comparison'),
    }),
  },
  variants: (['eq', 'ge', 'le'] as const).flatMap((comparison) =>
    (['light', 'dark'] as const).map((color) => ({ color, comparison })),
  ),
  explain: ({ count, color, comparison }) =>
    message('rules.symbols_per_region.explain', { count, color, comparison }),
  brief: ({ count, comparison }) =>
    message('rules.symbols_per_region.brief', { count, comparison }),
  example: ({ color }) => ({
    tiles: exampleTiles(color, 'bbwb/bwwb/wwbb'),
    symbols: [
      { id: 'letter', at: { x: 0, y: 0 }, params: { letter: 'A' } },
      { id: 'letter', at: { x: 3, y: 1 }, params: { letter: 'B' } },
    ],
  }),
  check({ count, color, comparison }, board) {
    const wrong = findWrong(board, color, count, comparison);
    if (wrong) return error(wrong.isOver ? wrong.region.cells : wrong.region.reach.cells);
    return board.regions(color).every(({ isClosed }) => isClosed) ? satisfied : incomplete;
  },
  describeError({ count, color, comparison }, board) {
    const wrong = findWrong(board, color, count, comparison);
    if (!wrong) return undefined;
    const bound = wrong.isOver ? 'over' : 'most';
    const miss = { bound, counted: wrong.has, number: count } as const;
    return {
      short: message('clues.missed', miss),
      long: message('rules.symbols_per_region.long', { ...miss, color, comparison }),
    };
  },
  isVacuous: ({ color }, board) => board.count(color) === 0,
});

/**
 * For each symbol that must be satisfied, including excused ones: the stored cells that it touches,
 * without the wrap-around.
 */
function countedTouches(board: Board): readonly (readonly Cell[])[] {
  return board.countedSymbols().map(({ at }) => touchedStoredCells(at, board));
}
