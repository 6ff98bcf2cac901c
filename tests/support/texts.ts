import { parseGridText, writeBareGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { english } from '#texts/english.ts';

/** The grid of a text that must be one. */
export function gridFrom(text: string): Grid {
  const grid = parseGridText(text);
  if (!grid.ok) throw new Error(english.say(grid.error.message));
  return grid.value;
}

/** The text of a grid, empty segments left out: `2x1|T2:bw`. */
export function textOf(grid: Grid): string {
  return writeBareGridText(grid)
    .split('|')
    .filter((segment) => !['C1:', 'Z', 'S', 'R'].includes(segment))
    .join('|');
}
