import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { ReadableStore } from '#base/store.ts';
import { boxOf } from '#ui/board/boxOf.ts';
import type { ScreenBox } from '#ui/board/besideCell.ts';

/**
 * What a popup stands beside, on the screen: on the page, or within the dialog that the popup is
 * in. Asked again whenever it may have moved.
 */
export interface PopupPlace {
  readonly box: (within: ParentNode) => ScreenBox | null;
  /** Call the listener when it may have moved. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A symbol of the board, wherever the camera goes. */
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
