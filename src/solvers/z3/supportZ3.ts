import type { Rule } from 'logic-pad-solver-core';
import type { Grid } from '#engine/grid/grid.ts';
import { asksForForced } from '#engine/solver/run/support.ts';
import { statePuzzle } from '../cspuz/statePuzzle.ts';
import { isKnownToCspuz } from '../cspuz/support.ts';

/** What is stated to the prover, of what a puzzle is made of in the other package's words. */
const STATED: readonly Rule['type'][] = [
  ...(['connectAll', 'forbiddenPattern', 'regionArea', 'cellCount'] as const),
  ...(['number', 'minesweeper', 'dart', 'viewpoint'] as const),
];

/** Whether all of a puzzle can be stated to the prover. */
export function isKnownToZ3(grid: Grid): boolean {
  if (!isKnownToCspuz(grid) || asksForForced(grid)) return false;
  const { data, isWhole } = statePuzzle(grid);
  return isWhole && data.rules.every(({ type }) => STATED.includes(type));
}
