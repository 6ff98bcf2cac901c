import type { Cell, Point } from '../../grid/grid.ts';
import type { CameraCause } from '../camera/CameraController.ts';
import { LongPress } from './LongPress.ts';
import type { PointerTarget } from './PointerTarget.ts';
import { cellAt } from './path.ts';
import { extendPath, movedPath, type StrokePath } from './strokePath.ts';

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

/** At most one stroke, and the input it gives. */
export class StrokeGesture {
  readonly #target: PointerTarget;
  readonly #longPress = new LongPress();
  #stroke: PointerStroke | null = null;

  constructor(target: PointerTarget) {
    this.#target = target;
  }

  /** The stroke under way. */
  get current(): PointerStroke | null {
    return this.#stroke;
  }

  begin(stroke: PointerStroke): void {
    this.#stroke = stroke;
    this.#target.onHoverCell?.(stroke.pointerType === 'mouse' ? stroke.cell : null);
    this.#emitStart(stroke, stroke.buttons === 1 ? 'primary' : 'secondary');
    if (stroke.pointerType === 'touch') this.#awaitLongPress(stroke);
  }

  /** The pointer moved over points of the page. Returns the path of the stroke up to there. */
  drawTo(clients: readonly Point[], isStraight: boolean): StrokePath | null {
    const last = this.#stroke;
    if (last === null) return null;
    const { board, onInput, onHoverCell } = this.#target;
    const { path, cells } = extendPath(last.path, clients, board, isStraight);
    this.#stroke = { ...last, path, isStraight };
    if (cells.length === 0) return path;
    this.#longPress.cancel();
    if (last.pointerType === 'mouse') onHoverCell?.(cellAt(path.last, board) ?? null);
    onInput({ type: 'stroke.move', cells, contact: { ...path.last, from: last.path.last } });
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

  end(type: 'stroke.end' | 'stroke.cancel'): void {
    if (this.#stop()) this.#target.onInput({ type });
  }

  /** Give the stroke under way to another gesture that sends to the same listener. */
  handOverTo(other: StrokeGesture): void {
    const isResting = this.#longPress.isPending;
    const stroke = this.#stop();
    other.#stroke = stroke;
    if (stroke && isResting) other.#awaitLongPress(stroke);
  }

  /** Returns the stroke that was under way. */
  #stop(): PointerStroke | null {
    const stroke = this.#stroke;
    this.#stroke = null;
    this.#longPress.cancel();
    if (stroke !== null) this.#target.camera?.autoScroll(STILL);
    return stroke;
  }

  #emitStart({ cell, fill, path }: PointerStroke, button: 'primary' | 'secondary'): void {
    this.#target.onInput({ type: 'stroke.start', cell, button, fill, contact: path.start });
  }

  /**
   * A finger that stays where it is takes its stroke back. Unless this means something there, it
   * begins one of the other color.
   */
  #awaitLongPress(stroke: PointerStroke): void {
    this.#longPress.start(() => {
      this.#target.onInput({ type: 'stroke.cancel' });
      if (this.#target.onHold?.(stroke.cell) === true) this.#stop();
      else this.#emitStart(stroke, 'secondary');
    });
  }
}
