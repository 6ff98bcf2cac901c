import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';

/** Parse a built-in grid. An invalid text is a bug. */
export function builtInGrid(text: string): Grid {
  const grid = parseGridText(text);
  invariant(grid.ok, `a built-in grid can be read: ${text}`);
  return grid.value;
}
