import type { CameraController } from '#engine/canvas/camera/CameraController.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';

/** Camera controls of a board, for buttons, keys and tests. */
export interface BoardCamera extends Pick<
  CameraController,
  'glideToFit' | 'glideBy' | 'magnify' | 'panBy'
> {
  /** The center of a cell in the window, in CSS pixels. */
  placeOf(cell: Cell): Point;
  /** Number of frames drawn. */
  readonly frames: number;
}
