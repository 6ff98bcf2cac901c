import { useEffect } from 'react';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import { subscribeToPlace, type BoardViewport } from '#ui/board/boardViewport.ts';

/** Position of an element in its stage without the transform, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The CSS transform that moves the box of a board's table over the cells of the canvas. */
export function transformTo({ offsetX, offsetY, cellPx }: Camera, box: Box, columns: number) {
  const scale = (cellPx * columns) / box.width;
  return `translate(${offsetX - box.left}px, ${offsetY - box.top}px) scale(${scale})`;
}

/**
 * Keeps the table of cells over the cells of a zoomed board, so that outlines and touches of
 * assistive technology match the picture. It uses a transform alone, so that the cells are laid out
 * only once for a size of the board.
 */
export function useCameraPlace(
  viewport: BoardViewport,
  { columns, rows }: { readonly columns: number; readonly rows: number },
) {
  useEffect(
    () =>
      subscribeToPlace(viewport, () => {
        const place = viewport.current();
        const table = viewport.table.element();
        if (!table) return;
        const { offsetLeft: left, offsetTop: top, offsetWidth: width } = table;
        table.style.transform =
          place === null || width === 0 ? '' : transformTo(place, { left, top, width }, columns);
      }),
    [viewport, columns, rows],
  );
}
