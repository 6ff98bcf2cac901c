import type { Hover } from '#engine/canvas/Hover.ts';
import type { ReadableStore } from '#base/store.ts';
import type { BoardViewport } from './boardViewport.ts';

/** Stores that the rulers around a board follow. */
export interface Rulers {
  readonly viewport: BoardViewport;
  readonly hover: ReadableStore<Hover>;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/** Cells between two numbers of a ruler, so that numbers of `roomPx` never overlap. */
export function rulerStep(cellPx: number, roomPx: number): number {
  return STEPS.find((step) => step * cellPx >= roomPx) ?? 200;
}
