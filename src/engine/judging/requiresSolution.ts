import type { Grid } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';

/** True if a clue needs the author's solution to be satisfied. */
export function requiresSolution(grid: Grid): boolean {
  return (
    grid.rules.some(({ id }) => ruleById.get(id)?.traits?.needsSolution === true) ||
    [...grid.symbols].some(
      ([id, list]) => list.length > 0 && symbolById.get(id)?.traits?.needsSolution === true,
    )
  );
}
