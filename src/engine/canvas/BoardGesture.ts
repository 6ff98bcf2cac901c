import { cellAt } from '../grid/path.ts';
import type { Cell, Point } from '../grid/grid.ts';
import type { CameraCause } from './camera/CameraController.ts';
import { DOUBLE_TAP_MS } from './DoubleTap.ts';
import type { PointerTarget } from './BoardOptions.ts';
import { extendPath, movedPath, pointOnBoard, type StrokePath } from './strokePath.ts';
import { BROWSER_TIMERS, type Timers } from './timers.ts';

/** The pointer of a stroke, and its path so far. */
export interface PointerStroke {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly startMs: number;
  readonly buttons: number;
  /** The first cell. */
  readonly cell: Cell;
  readonly fill: boolean;
  readonly copy: boolean;
  readonly path: StrokePath;
  /** Restricts the path to one row or column. */
  readonly isStraight: boolean;
}

type Cancel = () => void;

/** The gesture in progress on a board. A board has at most one. */
export type GestureState =
  | { readonly kind: 'idle' }
  /** A stroke began and reported no move yet. `rest` cancels the long-press timer of a finger. */
  | { readonly kind: 'pressed'; readonly stroke: PointerStroke; readonly rest: Cancel | null }
  | { readonly kind: 'painting'; readonly stroke: PointerStroke }
  /** After the long press the stroke began again, with the other color. */
  | { readonly kind: 'long'; readonly stroke: PointerStroke }
  /**
   * A finger tapped. Its stroke is left open for a moment, so that a double tap cancels it and the
   * history has no trace of it. `settle` cancels the timer that ends the stroke.
   */
  | { readonly kind: 'tapped'; readonly settle: Cancel }
  /** A finger is on cells that are too small for it. It paints nothing. */
  | { readonly kind: 'aiming'; readonly pointerId: number; readonly at: Point }
  | { readonly kind: 'panning'; readonly pointerId: number }
  | { readonly kind: 'pinching' };

/** Duration of a long press, which paints the other color. */
export const LONG_PRESS_MS = 450;
/** A second finger this soon after the first means a pinch, so the stroke is canceled. */
const PINCH_MS = 120;
/** A resting finger moves by at most this many CSS pixels. */
const JITTER_PX = 8;
const STILL: Point = { x: 0, y: 0 };
const IDLE: GestureState = { kind: 'idle' };

/**
 * State machine of the gestures on one board. It sends the input of strokes to the target; the
 * caller moves the camera while the state is `panning` or `pinching`. Times are those of events.
 */
export class BoardGesture {
  readonly #target: PointerTarget;
  readonly #timers: Timers;
  #state: GestureState = IDLE;

  constructor(target: PointerTarget, timers: Timers = BROWSER_TIMERS) {
    this.#target = target;
    this.#timers = timers;
  }

  get state(): GestureState {
    return this.#state;
  }

  /** The stroke in progress. */
  get stroke(): PointerStroke | null {
    return 'stroke' in this.#state ? this.#state.stroke : null;
  }

  /** Begin a stroke. Ends the open stroke of a tap first. */
  press(stroke: PointerStroke): void {
    this.settleTap();
    const isTouch = stroke.pointerType === 'touch';
    this.#state = { kind: 'pressed', stroke, rest: null };
    this.#target.onHoverCell?.(stroke.pointerType === 'mouse' ? stroke.cell : null);
    this.#emitStart(stroke, stroke.buttons === 1 ? 'primary' : 'secondary');
    if (isTouch) this.#awaitLongPress(stroke);
  }

  /**
   * Extend the stroke through points of the page. Returns its path afterwards; null without a
   * stroke.
   */
  draw(clients: readonly Point[], isStraight: boolean, atMs = Infinity): StrokePath | null {
    const last = this.stroke;
    if (last === null) return null;
    const { board, options, onHoverCell } = this.#target;
    const { path, cells } = extendPath(last.path, clients, board, isStraight);
    this.#replaceStroke({ ...last, path, isStraight });
    const isFar = cells.length > 0 || isBeyondJitter(path);
    if (cells.length === 0 && !(isFar && options().pointerMode?.().isFine === true)) return path;
    this.#cancelRest();
    this.#undoLateLongPress(last, atMs);
    this.#state = { kind: 'painting', stroke: { ...last, path, isStraight } };
    if (last.pointerType === 'mouse') onHoverCell?.(cellAt(path.last, board) ?? null);
    const contact = pointOnBoard(path.last, board);
    const from = pointOnBoard(last.path.last, board, path.last);
    options().events.onInput({ type: 'stroke.move', cells, contact: { ...contact, from } });
    return path;
  }

  /**
   * The board moved under the pointer. If the stroke scrolled it, the stroke paints the cells that
   * come under the pointer. Otherwise it continues from the point that is there now.
   */
  boardMoved(cause: CameraCause): void {
    const { stroke } = this;
    if (stroke === null) return;
    if (cause === 'autoScroll') this.draw([stroke.path.lastClient], stroke.isStraight);
    else this.#replaceStroke({ ...stroke, path: movedPath(stroke.path, this.#target.board) });
  }

  /** End or cancel the stroke in progress. */
  end(type: 'stroke.end' | 'stroke.cancel', atMs = Infinity): void {
    const { stroke } = this;
    if (stroke === null) return;
    this.#undoLateLongPress(stroke, atMs);
    this.#stop();
    this.#target.options().events.onInput({ type });
  }

  /** The pointer of the stroke was lifted. The stroke of a tap is left open for a moment. */
  lift(atMs: number): void {
    const { stroke } = this;
    if (stroke === null) return;
    const isTap =
      stroke.pointerType === 'touch' &&
      !stroke.path.isDrawn &&
      atMs - stroke.startMs < LONG_PRESS_MS;
    const { camera, options } = this.#target;
    if (!isTap || !camera || options().pointerMode?.().isTapped === true) {
      this.end('stroke.end', atMs);
      return;
    }
    this.#undoLateLongPress(stroke, atMs);
    this.#stop();
    const settle = this.#timers.after(DOUBLE_TAP_MS, () => this.settleTap());
    this.#state = { kind: 'tapped', settle };
  }

  /** End or cancel the open stroke of a tap. */
  settleTap(type: 'stroke.end' | 'stroke.cancel' = 'stroke.end'): void {
    if (this.#state.kind !== 'tapped') return;
    this.#state.settle();
    this.#state = IDLE;
    this.#target.options().events.onInput({ type });
  }

  /** A finger lands on cells that are too small for it, at a point of the page. */
  aim(pointerId: number, at: Point): void {
    this.settleTap();
    this.#state = { kind: 'aiming', pointerId, at };
  }

  /** A pointer begins to pan the board. */
  pan(pointerId: number): void {
    this.settleTap();
    this.#state = { kind: 'panning', pointerId };
  }

  /** A second finger begins a pinch. It ends a stroke, or cancels one that has just begun. */
  pinch(atMs: number): void {
    const { stroke } = this;
    const isMistake = stroke !== null && atMs - stroke.startMs < PINCH_MS;
    this.settleTap();
    this.end(isMistake ? 'stroke.cancel' : 'stroke.end');
    this.#state = { kind: 'pinching' };
  }

  /** End panning, pinching or aiming. */
  releaseCamera(): void {
    const { kind } = this.#state;
    if (kind === 'panning' || kind === 'pinching' || kind === 'aiming') this.#state = IDLE;
  }

  /** Move the stroke in progress to the gesture of another pointer on the same board. */
  handOverTo(other: BoardGesture): void {
    const state = this.#state;
    if (!('stroke' in state)) return;
    this.#stop();
    other.settleTap();
    const isResting = state.kind === 'pressed' && state.rest !== null;
    other.#state = isResting ? { ...state, rest: null } : state;
    if (isResting) other.#awaitLongPress(state.stroke);
  }

  #replaceStroke(stroke: PointerStroke): void {
    if ('stroke' in this.#state) this.#state = { ...this.#state, stroke };
  }

  #stop(): void {
    this.#cancelRest();
    this.#state = IDLE;
    this.#target.camera?.autoScroll(STILL);
  }

  #cancelRest(): void {
    if (this.#state.kind === 'pressed') this.#state.rest?.();
  }

  #emitStart({ cell, fill, copy, path }: PointerStroke, button: 'primary' | 'secondary'): void {
    const { board, options } = this.#target;
    const contact = pointOnBoard(path.start, board);
    options().events.onInput({ type: 'stroke.start', cell, button, fill, copy, contact });
  }

  /**
   * After LONG_PRESS_MS without a move, cancel the stroke. Unless `onHold` handles the long press,
   * begin a stroke of the other color. On a busy page the timer may fire before the events of a
   * finger that was lifted long ago, so they get one more frame and one more task to arrive.
   */
  #awaitLongPress(stroke: PointerStroke): void {
    let cancel = this.#timers.after(LONG_PRESS_MS, () => {
      cancel = this.#timers.nextFrame(() => {
        cancel = this.#timers.after(0, () => this.#pressLong());
      });
    });
    this.#state = { kind: 'pressed', stroke, rest: () => cancel() };
  }

  #pressLong(): void {
    const { stroke } = this;
    if (stroke === null) return;
    if (this.#target.options().events.onHold?.(stroke.cell) === true) {
      this.end('stroke.cancel');
      return;
    }
    this.#state = { kind: 'long', stroke };
    this.#beginAgain(stroke, 'secondary');
  }

  /**
   * If the event shows that the long-press timer fired late, undo it: the pointer was lifted or
   * moved before LONG_PRESS_MS, so the stroke keeps its own color.
   */
  #undoLateLongPress(stroke: PointerStroke, atMs: number): void {
    if (this.#state.kind !== 'long') return;
    if (atMs - stroke.startMs < LONG_PRESS_MS) this.#beginAgain(stroke, 'primary');
  }

  #beginAgain(stroke: PointerStroke, button: 'primary' | 'secondary'): void {
    this.#target.options().events.onInput({ type: 'stroke.cancel' });
    this.#emitStart(stroke, button);
  }
}

function isBeyondJitter({ startClient, lastClient }: StrokePath): boolean {
  return Math.hypot(lastClient.x - startClient.x, lastClient.y - startClient.y) > JITTER_PX;
}
