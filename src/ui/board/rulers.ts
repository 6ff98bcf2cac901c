import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Hover } from '#engine/canvas/Hover.ts';
import type { ReadableStore } from '#base/store.ts';

/** What the rulers round a board follow. */
export interface Rulers {
  /** Where the board lies in its stage. */
  readonly camera: ReadableStore<Camera | null>;
  /** Where the pointer is over it. */
  readonly hover: ReadableStore<Hover>;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/** Every how many cells a ruler has a number, so that numbers which need `roomPx` never touch. */
export function rulerStep(cellPx: number, roomPx: number): number {
  return STEPS.find((step) => step * cellPx >= roomPx) ?? 200;
}
