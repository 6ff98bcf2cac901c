import { TRAY_MARGIN } from '../../picture/geometry.ts';
import type { Extent } from '../camera/camera.ts';
import type { BoardScene } from './BoardScene.ts';

/** What must be seen of a board: its cells, what reaches beyond them, and tray or ghosts. */
export function extentOf({ grid, overhang, depth }: BoardScene): Extent {
  return {
    width: overhang.left + grid.width + overhang.right,
    height: overhang.top + grid.height + overhang.bottom,
    left: overhang.left,
    top: overhang.top,
    marginX: Math.max(TRAY_MARGIN, depth.horizontal),
    marginY: Math.max(TRAY_MARGIN, depth.vertical),
  };
}

/** Whether two boards need the same room. */
export function isSameExtent(a: Extent, b: Extent): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.left === b.left &&
    a.top === b.top &&
    a.marginX === b.marginX &&
    a.marginY === b.marginY
  );
}
