import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Board } from '#engine/grid/board.ts';
import { recolor, type Grid } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { ruleSolving } from '#engine/rules/solving.ts';

/**
 * Alternate colorings that are accepted whatever other clues state, if they agree with the givens.
 */
export function findAlternatives({ grid }: Board): readonly Grid[] {
  const alternatives = grid.rules.flatMap((rule): Grid[] => {
    const def = ruleById.get(rule.id);
    const alternative = def && ruleSolving.get(rule.id)?.alternative?.(paramsOf(def, rule));
    return alternative ? [alternative] : [];
  });
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

/** Colors as text, to compare solutions. */
export function writeColors({ tiles }: Grid): string {
  return tiles.map(({ exists, color }) => (exists ? color.charAt(0) : '.')).join('');
}
