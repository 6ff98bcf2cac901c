import { useMemo } from 'react';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Hover } from '#engine/canvas/input/Hover.ts';
import { createStore, type ReadableStore, type Store } from '#engine/store.ts';

/** What the rulers round a board follow. */
export interface Rulers {
  /** Where the board lies in its stage. */
  readonly camera: ReadableStore<Camera | null>;
  /** Where the pointer is over it. */
  readonly hover: Store<Hover>;
}

/** What the rulers of one board follow; null for boards without. */
export function useRulers(camera: ReadableStore<Camera | null>, isRuled: boolean): Rulers | null {
  return useMemo(() => {
    if (!isRuled) return null;
    const nowhere: Hover = { at: null, isChord: false };
    return { camera, hover: createStore(nowhere) };
  }, [camera, isRuled]);
}

const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/** Every how many cells a ruler has a number, so that numbers which need `roomPx` never touch. */
export function rulerStep(cellPx: number, roomPx: number): number {
  return STEPS.find((step) => step * cellPx >= roomPx) ?? 200;
}
