import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { startExplainer } from './startExplainer.ts';

/**
 * The only solution of a puzzle, found in a separate worker. Null if there is none or several, if
 * it is not found in time, or if the worker fails.
 */
export async function solveInWorker(grid: Grid): Promise<Grid | null> {
  const { ask, terminate } = startExplainer(writeGridText(clearToGivens(grid)));
  try {
    const text = await ask<string | null>((remote) => remote.solution());
    const read = text === null ? null : parseGridText(text);
    return read?.ok ? read.value : null;
  } catch {
    return null;
  } finally {
    terminate();
  }
}
