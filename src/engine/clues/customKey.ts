import type { Grid } from '../grid/grid.ts';

/** Maps as lists of their entries. */
function withoutMaps(_key: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}

/** The same text for the same description with the same thumbnail: such custom clues share a legend row. */
export function customKey(description: string, thumbnail: Grid): string {
  return JSON.stringify([description, thumbnail], withoutMaps);
}
