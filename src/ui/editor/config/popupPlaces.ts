import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { ReadableStore } from '#base/store.ts';
import { boxOf } from '#ui/board/boxOf.ts';
import type { ScreenBox } from '#ui/board/besideCell.ts';

/**
 * The anchor of a popup on the screen, inside the page or the dialog of the popup. It is read again
 * whenever it may have moved.
 */
export interface PopupPlace {
  readonly box: (within: ParentNode) => ScreenBox | null;
  /** Listen to moves of the anchor. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A point of the board, which moves with the camera. */
export function boardPlace(
  at: Point,
  camera: ReadableStore<Camera | null>,
  columns: number,
): PopupPlace {
  return {
    box: (within) => boxOf(at, camera.current(), columns, within),
    subscribe: camera.subscribe,
  };
}

/** A row of a list, which may scroll, and may be another element after an edit. */
export function rowPlace(row: () => Element | null): PopupPlace {
  return {
    box: () => row()?.getBoundingClientRect() ?? null,
    subscribe(listener) {
      document.addEventListener('scroll', listener, { capture: true, passive: true });
      return () => document.removeEventListener('scroll', listener, { capture: true });
    },
  };
}
