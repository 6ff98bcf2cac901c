import type { BoardInput } from '../edit/BoardInput.ts';
import type { Cell, Point } from '../grid/grid.ts';
import type { Camera } from './camera/camera.ts';
import type { Hover } from './Hover.ts';

/**
 * Every option of a board that takes input. A mounted board reads the latest options at each event,
 * so new options never remount it.
 */
export interface BoardOptions {
  /**
   * Id of the board on its page. If a pointer is destroyed during a stroke, another pointer with
   * the same id continues the stroke: the canvas replaces the static board in this way.
   */
  readonly id: string;
  /**
   * The board has no camera gestures: wheel, pinches and vertical swipes scroll and zoom the page.
   * Fixed once the board is mounted.
   */
  readonly isInline?: boolean | undefined;
  /** Column to keep in the viewport, for example while music plays; null for none. */
  readonly column?: number | null | undefined;
  /** Returns how pointers use the selected tool. */
  readonly pointerMode?: (() => PointerMode) | undefined;
  readonly events: BoardEvents;
}

/** Every event of a board. */
export interface BoardEvents {
  /** A stroke begins, goes on or ends. */
  readonly onInput: (input: BoardInput) => void;
  /** A mouse or pen moved, over the board or off it, pressed or not. */
  readonly onHover?: ((hover: Hover) => void) | undefined;
  /**
   * A finger rested on a cell. True if the caller handles the long press: the stroke is canceled,
   * and none of the other color begins.
   */
  readonly onHold?: ((cell: Cell) => boolean) | undefined;
  /**
   * The wheel turned over a point of the board, in cells; positive steps are up. True if the caller
   * handles it: the board is not zoomed. Boards without a camera leave the wheel to the page.
   */
  readonly onWheel?: ((at: Point, steps: number) => boolean) | undefined;
  /** The camera moved, in CSS pixels of the frame. Also called once when the board is mounted. */
  readonly onCamera?: ((camera: Camera) => void) | undefined;
  /** The board is drawn and its shaders are compiled: a press is answered at once. */
  readonly onReady?: (() => void) | undefined;
}

/** How pointers use a tool. */
export interface PointerMode {
  /** Strokes report points within a cell, too, not only the cells that they enter. */
  readonly isFine?: boolean;
  /** Two quick taps on a cell are two presses. Otherwise they are a double tap, which zooms. */
  readonly isTapped?: boolean;
}
