import { useMemo } from 'react';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Hover } from '#engine/canvas/input/Hover.ts';
import { createSignal, type Signal } from '../../store/signal.ts';

/** What the rulers round a board follow. */
export interface Rulers {
  /** Where the board lies in its stage. */
  readonly camera: Signal<Camera | null>;
  /** Where the pointer is over it. */
  readonly hover: Signal<Hover>;
}

/** Signals for the rulers of one board; null for boards without. */
export function useRulers(isRuled: boolean): Rulers | null {
  return useMemo(() => {
    if (!isRuled) return null;
    const nowhere: Hover = { at: null, isChord: false };
    return { camera: createSignal<Camera | null>(null), hover: createSignal(nowhere) };
  }, [isRuled]);
}

const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/** Every how many cells a ruler has a number, so that numbers which need `roomPx` never touch. */
export function rulerStep(cellPx: number, roomPx: number): number {
  return STEPS.find((step) => step * cellPx >= roomPx) ?? 200;
}
