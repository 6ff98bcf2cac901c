import type { Cell, Grid } from '../../grid/grid.ts';

/** The ring of light over a solved board, at a time. Lengths in cells. */
export interface Wave {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly strength: number;
}

const QUIET_MS = 120;
const MS_PER_CELL = 90;
const LONGEST_MS = 1400;
/** The ring is off the board when its trail is. */
const TRAIL_CELLS = 3;

/** The wave `elapsedMs` after the solving stroke; null when it is over, or when nothing moves. */
export function waveAt(
  scene: { readonly grid: Grid; readonly solvedFrom: Cell | null; readonly isAnimated: boolean },
  elapsedMs: number,
): Wave | null {
  const { grid, solvedFrom, isAnimated } = scene;
  if (solvedFrom === null || !isAnimated) return null;
  const reach = Math.hypot(grid.width, grid.height) + TRAIL_CELLS;
  const durationMs = Math.min(reach * MS_PER_CELL, LONGEST_MS);
  const progress = (elapsedMs - QUIET_MS) / durationMs;
  if (progress > 1) return null;
  const column = solvedFrom % grid.width;
  return {
    x: column + 0.5,
    y: (solvedFrom - column) / grid.width + 0.5,
    radius: Math.max(progress, 0) * reach,
    strength: progress <= 0 ? 0 : Math.min(1, (1 - progress) * 4),
  };
}

/** Milliseconds after the solving stroke at which the ring crosses a place `distance` cells away. */
export function crossingMs(grid: Grid, distance: number): number {
  const reach = Math.hypot(grid.width, grid.height) + TRAIL_CELLS;
  return QUIET_MS + (distance / reach) * Math.min(reach * MS_PER_CELL, LONGEST_MS);
}
