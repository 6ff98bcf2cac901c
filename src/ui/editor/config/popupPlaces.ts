import type { Point } from '#engine/grid/grid.ts';
import { screenBoxAt, type BoardViewport } from '#ui/board/boardViewport.ts';
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
export function boardPlace(at: Point, viewport: BoardViewport, columns: number): PopupPlace {
  return {
    box: () => screenBoxAt(at, viewport, columns),
    subscribe: viewport.subscribe,
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
