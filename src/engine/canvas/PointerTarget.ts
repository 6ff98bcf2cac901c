import type { Cell, Point } from '../grid/grid.ts';
import type { BoardOptions } from './BoardOptions.ts';
import type { Pinch } from './camera/camera.ts';
import type { PointerBoard } from './strokePath.ts';

/** The board that a pointer acts on, and its current options. */
export interface PointerTarget {
  readonly board: PointerBoard;
  /** Absent for a board that cannot be moved. */
  readonly camera?: CameraTarget;
  readonly options: () => BoardOptions;
  /** Draws the hover mark of a cell; null removes it. */
  readonly onHoverCell?: (cell: Cell | null) => void;
}

/**
 * Camera operations of pointers. Points are CSS pixels from the window's top-left corner, speeds
 * CSS pixels a millisecond.
 */
interface CameraTarget {
  panBy(dx: number, dy: number): void;
  pinch(pinch: Pinch): void;
  /** Continue a gesture that ended while moving. */
  release(speed: Point): void;
  /** Scroll at a constant speed; 0 stops it. */
  autoScroll(speed: Point): void;
  zoomBy(steps: number, at: Point): void;
  fit(): void;
  /** Zoom in about a point; if zoomed already, fit the whole board again. */
  toggleZoom(at: Point): void;
}
