import type { Grid, Params } from '../grid/grid.ts';
import { exampleFromGrid, type Example } from './Example.ts';

/** Maps as lists of their entries. */
function withoutMaps(_key: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}

/**
 * A key of custom clues: those with the same description and the same thumbnail share a legend row.
 */
export function customKey(description: string, thumbnail: Grid): string {
  return JSON.stringify([description, thumbnail], withoutMaps);
}

/** The author's picture of a custom symbol; if nothing is drawn there, the symbol itself. */
export function customExample(id: string, params: Params & { readonly grid: Grid }): Example {
  const { grid } = params;
  const isBlank =
    grid.symbols.size === 0 && grid.tiles.every(({ exists, color }) => exists && color === 'gray');
  if (!isBlank) return exampleFromGrid(grid);
  return { tiles: 'n', symbols: [{ id, at: { x: 0, y: 0 }, params }] };
}
