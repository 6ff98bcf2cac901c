import type { Rule } from 'logic-pad-solver-core';
import type { Grid } from '#engine/grid/grid.ts';
import { asksForForced } from '#engine/solving/support.ts';
import { translatePuzzle } from '../cspuz/translatePuzzle.ts';
import { isSupportedByCspuz } from '../cspuz/support.ts';

/** The supported rules of a puzzle, in the format of the other package. */
const SUPPORTED: readonly Rule['type'][] = [
  ...(['connectAll', 'forbiddenPattern', 'regionArea', 'cellCount'] as const),
  ...(['number', 'minesweeper', 'dart', 'viewpoint'] as const),
];

/** True if the prover supports all clues of a grid. */
export function isSupportedByZ3(grid: Grid): boolean {
  if (!isSupportedByCspuz(grid) || asksForForced(grid)) return false;
  const { data, isComplete: isWhole } = translatePuzzle(grid);
  return isWhole && data.rules.every(({ type }) => SUPPORTED.includes(type));
}
