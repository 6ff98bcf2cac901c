import { useEffect, type RefObject } from 'react';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import { subscribeNow, type ReadableStore } from '#base/store.ts';

/** Where an element lies in its stage before it is moved, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * The CSS transform that brings a box over the cells the camera shows, for a board of so many
 * columns.
 */
export function transformTo({ offsetX, offsetY, cellPx }: Camera, box: Box, columns: number) {
  const scale = (cellPx * columns) / box.width;
  return `translate(${offsetX - box.left}px, ${offsetY - box.top}px) scale(${scale})`;
}

/**
 * Keeps an element over the cells of a zoomed board, so that what assistive technology outlines and
 * touches is where it is seen. Moved by transform alone: the cells in it are laid out once for a
 * size of the board, and moved anew after that.
 */
export function useCameraPlace(
  element: RefObject<HTMLElement | null>,
  camera: ReadableStore<Camera | null>,
  { columns, rows }: { readonly columns: number; readonly rows: number },
) {
  useEffect(
    () =>
      subscribeNow(camera, (place) => {
        const { current } = element;
        if (!current) return;
        const { offsetLeft: left, offsetTop: top, offsetWidth: width } = current;
        current.style.transform =
          place === null || width === 0 ? '' : transformTo(place, { left, top, width }, columns);
      }),
    [element, camera, columns, rows],
  );
}
