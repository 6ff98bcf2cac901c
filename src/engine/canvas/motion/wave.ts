import type { Cell, Grid } from '../../grid/grid.ts';

/** The ring of light over a solved board, at a time. Lengths in cells. */
export interface Wave {
  /** Its center; null if it runs inwards from the rim. */
  readonly origin: { readonly x: number; readonly y: number } | null;
  /** Distance that it has run. */
  readonly radius: number;
  readonly strength: number;
}

/** The parts of a scene that the wave depends on. */
export interface WaveScene {
  readonly grid: Grid;
  readonly solvedFrom: Cell | null;
  /** Solved in a puzzle that allows no mistake: a second wave runs inwards. */
  readonly isPerfect: boolean;
  readonly isAnimated: boolean;
}

const QUIET_MS = 120;
const MS_PER_CELL = 90;
const LONGEST_MS = 1400;
/** Distance at which the trail of the ring has left the board. */
const TRAIL_CELLS = 3;

/** The wave `elapsedMs` after the solving stroke; null after its end, and without animation. */
export function waveAt(scene: WaveScene, elapsedMs: number): Wave | null {
  const { grid, solvedFrom, isPerfect, isAnimated } = scene;
  if (solvedFrom === null || !isAnimated) return null;
  const column = solvedFrom % grid.width;
  const origin = { x: column + 0.5, y: (solvedFrom - column) / grid.width + 0.5 };
  const reach = outwards(grid);
  const firstMs = QUIET_MS + durationMs(reach);
  if (elapsedMs <= firstMs || !isPerfect) return running(origin, reach, elapsedMs - QUIET_MS);
  return running(null, inwards(grid), elapsedMs - firstMs);
}

function running(origin: Wave['origin'], reach: number, elapsedMs: number): Wave | null {
  const progress = elapsedMs / durationMs(reach);
  if (progress > 1) return null;
  const strength = progress <= 0 ? 0 : Math.min(1, (1 - progress) * 4);
  return { origin, radius: Math.max(progress, 0) * reach, strength };
}

function outwards({ width, height }: Grid): number {
  return Math.hypot(width, height) + TRAIL_CELLS;
}

/** Distance from the rim to the center. */
function inwards({ width, height }: Grid): number {
  return Math.min(width, height) / 2 + TRAIL_CELLS;
}

function durationMs(reach: number): number {
  return Math.min(reach * MS_PER_CELL, LONGEST_MS);
}

/** Milliseconds from the solving stroke until the ring crosses a place `distance` cells away. */
export function crossingMs(grid: Grid, distance: number): number {
  const reach = outwards(grid);
  return QUIET_MS + (distance / reach) * durationMs(reach);
}
