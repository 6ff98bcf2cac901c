import type { Cell, Point } from '../grid/grid.ts';
import type { Pinch } from './camera/camera.ts';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { Hover } from './Hover.ts';
import type { PointerBoard } from './strokePath.ts';

/** What a pointer acts on: a board on the page, and those that use what is done to it. */
export interface PointerTarget {
  readonly board: PointerBoard;
  /** Absent for a board that cannot be moved. */
  readonly camera?: CameraTarget;
  readonly onInput: (input: BoardInput) => void;
  /** Where a mouse or pen is, whatever it does there. */
  readonly onHover?: ((hover: Hover) => void) | undefined;
  /**
   * A finger rested on a cell. True if this meant something: then it does not mean the other color.
   */
  readonly onHold?: ((cell: Cell) => boolean) | undefined;
  /** What the tool in hand asks of strokes. */
  readonly grip?: (() => Grip) | undefined;
  /**
   * The wheel turned over a point of the board, in cells; up is positive. True if this meant
   * something: then it does not zoom.
   */
  readonly onWheel?: ((at: Point, steps: number) => boolean) | undefined;
  /** The cell to be shown as the one under the pointer; null for none. */
  readonly onHoverCell?: (cell: Cell | null) => void;
}

/** What a tool asks of the pointers that use it. */
export interface Grip {
  /** Strokes tell of points within a cell too, not only of cells they enter. */
  readonly isFine?: boolean;
  /** Two quick taps on a cell are two presses; otherwise a double tap, which moves the view. */
  readonly isTapped?: boolean;
}

/**
 * What moves a board in its window. Points are CSS pixels from the window's top-left corner, speeds
 * CSS pixels a millisecond.
 */
interface CameraTarget {
  panBy(dx: number, dy: number): void;
  pinch(pinch: Pinch): void;
  /** A gesture ended while moving. */
  release(speed: Point): void;
  /** Scroll steadily; 0 stops it. */
  autoScroll(speed: Point): void;
  zoomBy(steps: number, at: Point): void;
  fit(): void;
  /** Closer about a point; from there, all of the board again. */
  toggleZoom(at: Point): void;
}
