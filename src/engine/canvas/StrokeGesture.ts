import type { Cell, Point } from '../grid/grid.ts';
import type { CameraCause } from './camera/CameraController.ts';
import { DOUBLE_TAP_MS } from './DoubleTap.ts';
import { LONG_PRESS_MS, LongPress } from './LongPress.ts';
import type { PointerTarget } from './PointerTarget.ts';
import { cellAt } from '#engine/grid/path.ts';
import { extendPath, movedPath, pointOnBoard, type StrokePath } from './strokePath.ts';

/** A stroke under way. */
export interface PointerStroke {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly startMs: number;
  readonly buttons: number;
  /** Where it began. */
  readonly cell: Cell;
  readonly fill: boolean;
  readonly path: StrokePath;
  /** It keeps to its row or column. */
  readonly isStraight: boolean;
}

const STILL: Point = { x: 0, y: 0 };
/** A finger that rests still moves by so many CSS pixels. */
const JITTER_PX = 8;

/** At most one stroke, and the input it gives. */
export class StrokeGesture {
  readonly #target: PointerTarget;
  readonly #longPress = new LongPress();
  #stroke: PointerStroke | null = null;
  /** The finger was taken to have rested, and nothing has told yet whether it did. */
  #isLong = false;
  /** The timer of a tap whose stroke is still open. */
  #tap: number | null = null;

  constructor(target: PointerTarget) {
    this.#target = target;
  }

  /** The stroke under way. */
  get current(): PointerStroke | null {
    return this.#stroke;
  }

  begin(stroke: PointerStroke): void {
    this.settleTap();
    this.#stroke = stroke;
    this.#target.onHoverCell?.(stroke.pointerType === 'mouse' ? stroke.cell : null);
    this.#emitStart(stroke, stroke.buttons === 1 ? 'primary' : 'secondary');
    if (stroke.pointerType === 'touch') this.#awaitLongPress(stroke);
  }

  /**
   * The pointer moved over points of the page, at a time of the event's clock. Returns the path of
   * the stroke up to there.
   */
  drawTo(clients: readonly Point[], isStraight: boolean, atMs = Infinity): StrokePath | null {
    const last = this.#stroke;
    if (last === null) return null;
    const { board, onInput, onHoverCell, grip } = this.#target;
    const { path, cells } = extendPath(last.path, clients, board, isStraight);
    this.#stroke = { ...last, path, isStraight };
    const isFar = cells.length > 0 || isBeyondJitter(path);
    if (cells.length === 0 && !(isFar && grip?.().isFine === true)) return path;
    this.#longPress.cancel();
    this.#correct(last, atMs);
    if (last.pointerType === 'mouse') onHoverCell?.(cellAt(path.last, board) ?? null);
    const contact = pointOnBoard(path.last, board);
    const from = pointOnBoard(last.path.last, board, path.last);
    onInput({ type: 'stroke.move', cells, contact: { ...contact, from } });
    return path;
  }

  /**
   * The board moved below the pointer. Scrolled by the stroke, it is painted on under the pointer;
   * otherwise the stroke goes on from the point that is there now.
   */
  boardMoved(cause: CameraCause): void {
    const stroke = this.#stroke;
    if (stroke === null) return;
    if (cause === 'autoScroll') this.drawTo([stroke.path.lastClient], stroke.isStraight);
    else this.#stroke = { ...stroke, path: movedPath(stroke.path, this.#target.board) };
  }

  /** The stroke is over, since a time of the event's clock. */
  end(type: 'stroke.end' | 'stroke.cancel', atMs = Infinity): void {
    if (this.#stroke !== null) this.#correct(this.#stroke, atMs);
    if (this.#stop()) this.#target.onInput({ type });
  }

  /**
   * The pointer of the stroke was lifted, at a time of the event's clock. If it was a finger and
   * only tapped, the stroke stays open for a moment: a double tap means the view, and takes it back
   * without a trace in the history.
   */
  lift(atMs: number): void {
    const stroke = this.#stroke;
    const isTap =
      stroke?.pointerType === 'touch' &&
      !stroke.path.isDrawn &&
      atMs - stroke.startMs < LONG_PRESS_MS;
    if (!isTap || !this.#target.camera || this.#target.grip?.().isTapped === true) {
      this.end('stroke.end', atMs);
      return;
    }
    this.#correct(stroke, atMs);
    this.#stop();
    this.#tap = window.setTimeout(() => this.settleTap(), DOUBLE_TAP_MS);
  }

  /** End the stroke of a tap that is still open: keep it, or take it back. */
  settleTap(type: 'stroke.end' | 'stroke.cancel' = 'stroke.end'): void {
    if (this.#tap === null) return;
    window.clearTimeout(this.#tap);
    this.#tap = null;
    this.#target.onInput({ type });
  }

  /** Give the stroke under way to another gesture that sends to the same listener. */
  handOverTo(other: StrokeGesture): void {
    const isResting = this.#longPress.isPending;
    const isLong = this.#isLong;
    const stroke = this.#stop();
    other.#stroke = stroke;
    other.#isLong = isLong;
    if (stroke && isResting) other.#awaitLongPress(stroke);
  }

  /** Returns the stroke that was under way. */
  #stop(): PointerStroke | null {
    const stroke = this.#stroke;
    this.#stroke = null;
    this.#isLong = false;
    this.#longPress.cancel();
    if (stroke !== null) this.#target.camera?.autoScroll(STILL);
    return stroke;
  }

  #emitStart({ cell, fill, path }: PointerStroke, button: 'primary' | 'secondary'): void {
    const contact = pointOnBoard(path.start, this.#target.board);
    this.#target.onInput({ type: 'stroke.start', cell, button, fill, contact });
  }

  /**
   * A finger that stays where it is takes its stroke back. Unless this means something there, it
   * begins one of the other color.
   */
  #awaitLongPress(stroke: PointerStroke): void {
    this.#longPress.start(() => {
      if (this.#target.onHold?.(stroke.cell) === true) {
        this.end('stroke.cancel');
        return;
      }
      this.#isLong = true;
      this.#startAgain(stroke, 'secondary');
    });
  }

  /** What comes late tells when it happened: a finger that had not rested long meant its color. */
  #correct(stroke: PointerStroke, atMs: number): void {
    if (this.#isLong && atMs - stroke.startMs < LONG_PRESS_MS) this.#startAgain(stroke, 'primary');
    this.#isLong = false;
  }

  #startAgain(stroke: PointerStroke, button: 'primary' | 'secondary'): void {
    this.#target.onInput({ type: 'stroke.cancel' });
    this.#emitStart(stroke, button);
  }
}

function isBeyondJitter({ startClient, lastClient }: StrokePath): boolean {
  return Math.hypot(lastClient.x - startClient.x, lastClient.y - startClient.y) > JITTER_PX;
}
