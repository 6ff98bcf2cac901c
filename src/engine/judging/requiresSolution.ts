import type { Grid } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';

/** Whether only the author's solution can tell that the puzzle is solved. */
export function requiresSolution(grid: Grid): boolean {
  return (
    grid.rules.some(({ id }) => ruleById.get(id)?.traits?.needsSolution === true) ||
    [...grid.symbols].some(
      ([id, list]) => list.length > 0 && symbolById.get(id)?.traits?.needsSolution === true,
    )
  );
}
