import { TRAY_MARGIN } from '../../picture/geometry.ts';
import type { Extent } from '../camera/camera.ts';
import type { BoardScene } from './BoardScene.ts';

/** What must be seen of a board: its cells, what reaches beyond them, and tray or ghosts. */
export function extentOf({ grid, overhang, depth }: BoardScene): Extent {
  return {
    width: grid.width + overhang.x,
    height: grid.height + overhang.y,
    marginX: Math.max(TRAY_MARGIN, depth.horizontal),
    marginY: Math.max(TRAY_MARGIN, depth.vertical),
  };
}
