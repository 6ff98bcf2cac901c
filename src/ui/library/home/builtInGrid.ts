import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';

/** A grid that ships with the product: a text that cannot be parsed is a bug. */
export function builtInGrid(text: string): Grid {
  const grid = parseGridText(text);
  invariant(grid.ok, `a built-in grid can be read: ${text}`);
  return grid.value;
}
