import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { ScreenBox } from './besideCell.ts';

/**
 * The square of a cell's size about a place of the board, on the screen: by the camera, or where
 * the table of cells lies. `within` is the page, or the dialog that the board stands in. Null while
 * there is no board.
 */
export function boxOf(
  { x, y }: Point,
  camera: Camera | null,
  columns: number,
  within: ParentNode,
): ScreenBox | null {
  const stage = within.querySelector('.stage');
  const element = camera ? stage : stage?.querySelector('[role="grid"]');
  if (!element) return null;
  const { left, top, width } = element.getBoundingClientRect();
  const { cellPx, offsetX, offsetY } = camera ?? {
    cellPx: width / columns,
    offsetX: 0,
    offsetY: 0,
  };
  return {
    left: left + offsetX + x * cellPx,
    top: top + offsetY + y * cellPx,
    width: cellPx,
    height: cellPx,
  };
}
