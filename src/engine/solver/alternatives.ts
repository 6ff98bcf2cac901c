import { boardOf } from '../clues/boardOf.ts';
import { judge } from '../clues/judge.ts';
import { recolor, type Grid } from '../grid/grid.ts';
import type { Compiled } from './compile.ts';

/** Colorings accepted besides all others, as far as they go with the givens. */
export function alternativesOf({ board, alternatives }: Compiled): readonly Grid[] {
  const { grid } = board;
  return alternatives.flatMap((alternative) => {
    if (alternative.width !== grid.width || alternative.height !== grid.height) return [];
    const tiles = grid.tiles.map((tile, cell) => {
      const color = alternative.tiles[cell]?.color ?? 'gray';
      return tile.exists && !tile.fixed ? recolor(tile, color) : tile;
    });
    const painted = { ...grid, tiles };
    const board = boardOf(painted);
    return board.isComplete && judge(board, null).final !== 'error' ? [painted] : [];
  });
}

/** Colors as text, for telling solutions apart. */
export function colorsOf({ tiles }: Grid): string {
  return tiles.map(({ exists, color }) => (exists ? color.charAt(0) : '.')).join('');
}
