import type { BoardInput } from '../edit/BoardInput.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import type { Camera, Pinch } from '#engine/canvas/camera/camera.ts';
import type { PointerBoard } from './strokePath.ts';

/**
 * Position of a mouse or pen over the board, with its buttons and modifiers. Fingers do not hover.
 */
export interface Hover {
  /** In cells from the grid's top-left corner; null outside the board. */
  readonly at: Point | null;
  readonly isChord: boolean;
  /** A button is pressed. */
  readonly isPressed: boolean;
}

/** The pointer is outside the board. */
export const NO_HOVER: Hover = { at: null, isChord: false, isPressed: false };

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
  /** Returns the pointer behavior of the selected tool. */
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
   * A finger tapped cells that are too small for it, at a point of the board in cells. It has
   * painted nothing.
   */
  readonly onTooSmall?: ((at: Point) => void) | undefined;
  /**
   * The wheel turned over a point of the board, in cells; positive steps are up. True if the caller
   * handles it: the board is not zoomed. Boards without a camera leave the wheel to the page.
   */
  readonly onWheel?: ((at: Point, steps: number) => boolean) | undefined;
  /**
   * The camera moved, in CSS pixels of the frame. Also called once when the board is mounted. Null
   * for a still board that is wholly visible: its style places it.
   */
  readonly onCamera?: ((camera: Camera | null) => void) | undefined;
  /** The board is drawn and its shaders are compiled: a press is answered at once. */
  readonly onReady?: (() => void) | undefined;
  /** The graphics context is lost, so that nothing is drawn. `onReady` follows if it comes back. */
  readonly onLost?: (() => void) | undefined;
}

/** Pointer behavior of a tool. */
export interface PointerMode {
  /** Strokes report points within a cell, too, not only the cells that they enter. */
  readonly isFine?: boolean;
  /** Two quick taps on a cell are two presses. Otherwise they are a double tap, which zooms. */
  readonly isTapped?: boolean;
}

/** The board that a pointer acts on, and its current options. */
export interface PointerTarget {
  readonly board: PointerBoard;
  /** Absent while the board cannot be moved. */
  readonly camera?: CameraTarget | undefined;
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
