import type { Grid } from '../grid/grid.ts';

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
