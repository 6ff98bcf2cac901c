import type { PaintedBoard } from '#engine/explain/mistake.ts';
import { findGroup } from '#engine/grid/connections.ts';
import { opposite, recolor, type Cell, type Grid, type SolidColor } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import type { Draw } from './randomGrids.ts';

/** A board painted stroke by stroke with some of the strokes wrong. */
export interface InjectedErrors extends PaintedBoard {
  /** Cells with a wrong color, in the order of their strokes. */
  readonly wrong: readonly Cell[];
  /** The first wrong stroke. */
  readonly first: number;
  /** Number of strokes. */
  readonly made: number;
}

/**
 * A puzzle solved in part by strokes of up to three cells in a random order, one or more of them in
 * the wrong color. Null for a puzzle with too few cells.
 */
export function injectErrors(puzzle: Grid, solution: Grid, draw: Draw): InjectedErrors | null {
  const grid = clearToGivens(puzzle);
  const tiles = [...grid.tiles];
  const strokes = tiles.map(() => -1);
  const groups = new Map<Cell, readonly Cell[]>();
  tiles.forEach(({ exists, fixed }, cell) => {
    const group = findGroup(grid, cell);
    if (exists && !fixed && group.every((it) => !tiles[it]?.fixed))
      groups.set(Math.min(...group), group);
  });
  const open = [...groups.values()];
  const made = Math.min(open.length, 2 + draw.below(open.length));
  if (made < 2) return null;
  const first = draw.below(made);
  const wrong: Cell[] = [];
  for (let stroke = 0; stroke < made; stroke++) {
    const isWrong = stroke === first || (stroke > first && draw.isLucky(0.2));
    const [group = []] = open.splice(draw.below(open.length), 1);
    for (const cell of group) {
      const right: SolidColor = solution.tiles[cell]?.color === 'dark' ? 'dark' : 'light';
      const tile = tiles[cell];
      if (!tile?.exists) continue;
      tiles[cell] = recolor(tile, isWrong ? opposite(right) : right);
      strokes[cell] = stroke;
      if (isWrong) wrong.push(cell);
    }
  }
  return { grid: { ...grid, tiles }, strokes, wrong, first, made };
}
