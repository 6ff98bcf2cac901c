import type { Cell, Point } from '../grid/grid.ts';
import type { CameraCause } from './camera/CameraController.ts';
import { CameraDrag } from './CameraDrag.ts';
import { DoubleTap } from './DoubleTap.ts';
import { NO_HOVER } from './Hover.ts';
import type { PointerTarget } from './PointerTarget.ts';
import { StrokeGesture, type PointerStroke } from './StrokeGesture.ts';
import { edgeAutoScroll } from './edgeAutoScroll.ts';
import { listenForPointers } from './listenForPointers.ts';
import { cellAt } from '#engine/grid/path.ts';
import { pathFrom, pointOnBoard } from './strokePath.ts';
import { wheelMove } from './wheelMove.ts';

/** A second finger this soon after the first meant to pinch, not to paint. */
const PINCH_MS = 120;

/** What moves the camera. */
type CameraGesture =
  | { readonly kind: 'pan'; readonly pointerId: number }
  | { readonly kind: 'pinch' };

/** Pointers by the listener they send input to: see `destroy`. */
const pointersByListener = new WeakMap<PointerTarget['onInput'], Set<BoardPointer>>();

/**
 * Turns mouse, pen and fingers on one element into strokes, and into camera moves where the board
 * has a camera. The element must have `touch-action: none`.
 */
export class BoardPointer {
  readonly #element: HTMLElement;
  readonly #target: PointerTarget;
  readonly #abort = new AbortController();
  readonly #stroke: StrokeGesture;
  readonly #drag = new CameraDrag();
  readonly #taps = new DoubleTap();
  readonly #siblings: Set<BoardPointer>;
  #cameraGesture: CameraGesture | null = null;
  #isSpaceHeld = false;
  /** The board was moved while Space was held. */
  #hasSpacePanned = false;

  constructor(element: HTMLElement, target: PointerTarget) {
    this.#element = element;
    this.#target = target;
    this.#stroke = new StrokeGesture(target);
    this.#siblings = pointersByListener.get(target.onInput) ?? new Set();
    pointersByListener.set(target.onInput, this.#siblings.add(this));
    listenForPointers(element, {
      signal: this.#abort.signal,
      onDown: (event) => this.#down(event),
      onMove: (event) => this.#move(event),
      onUp: (event) => this.#up(event),
      onLost: (event) => this.#lose(event),
      onLeave: () => this.#leave(),
      onSpace: (isHeld) => this.#holdSpace(isHeld),
      onElsewhere: () => this.#stroke.settleTap(),
      onWheel: target.camera && ((event) => this.#wheel(event)),
    });
  }

  /** The board moved below the pointer. */
  boardMoved(cause: CameraCause): void {
    this.#stroke.boardMoved(cause);
  }

  /**
   * Stop listening. Another pointer with the same listener takes over a stroke under way, so that
   * it survives when the canvas replaces the static board. Without one the stroke is taken back.
   */
  destroy(): void {
    this.#abort.abort();
    this.#siblings.delete(this);
    this.#stroke.settleTap();
    const stroke = this.#stroke.current;
    const [next] = this.#siblings;
    if (stroke && next) next.#takeOver(stroke, this.#stroke);
    else this.#stroke.end('stroke.cancel');
  }

  #takeOver({ pointerId, pointerType, path }: PointerStroke, from: StrokeGesture): void {
    from.handOverTo(this.#stroke);
    if (pointerType === 'touch') this.#drag.hold(pointerId, this.#inElement(path.lastClient));
    this.#capture(pointerId);
  }

  #down(event: PointerEvent): void {
    const client = pointOf(event);
    this.#emitHover(event, client);
    const isTouch = event.pointerType === 'touch';
    if (isTouch) this.#drag.hold(event.pointerId, this.#inElement(client));
    if (this.#drag.count >= 2) this.#beginPinch(event.timeStamp);
    else if (this.#stroke.current) this.#stroke.end('stroke.end'); // another button of the mouse
    else if (this.#cameraGesture === null) {
      const isPan = event.button === 1 || (event.button === 0 && this.#isSpaceHeld);
      if (isPan && this.#target.camera) this.#beginPan(event, client);
      else this.#beginStroke(event, client);
    }
  }

  /** Returns whether Space has done something here, and must do nothing else when it is lifted. */
  #holdSpace(isHeld: boolean): boolean {
    const hasPanned = this.#hasSpacePanned;
    this.#isSpaceHeld = isHeld;
    if (!isHeld) this.#hasSpacePanned = false;
    return hasPanned;
  }

  #beginPan(event: PointerEvent, client: Point): void {
    event.preventDefault();
    this.#cameraGesture = { kind: 'pan', pointerId: event.pointerId };
    this.#hasSpacePanned = this.#isSpaceHeld;
    this.#drag.hold(event.pointerId, this.#inElement(client));
    this.#capture(event.pointerId);
  }

  #beginStroke(event: PointerEvent, client: Point): void {
    const { pointerId, pointerType, buttons, timeStamp: startMs } = event;
    const isSingle = buttons === 1 || buttons === 2 || buttons === 32;
    if (!isSingle) return;
    const cell = this.#cellAt(client);
    if (this.#isDoubleTap(event, client, cell)) {
      this.#stroke.settleTap('stroke.cancel');
      if (cell === undefined) this.#target.camera?.fit();
      else this.#target.camera?.toggleZoom(this.#inElement(client));
      return;
    }
    if (cell === undefined) return;
    if (pointerType !== 'touch') event.preventDefault();
    this.#capture(pointerId);
    const path = pathFrom(client, this.#target.board);
    const fill = event.ctrlKey || event.metaKey;
    const pointer = { pointerId, pointerType, startMs, buttons };
    this.#stroke.begin({ ...pointer, cell, fill, path, isStraight: false });
  }

  /** On cells, mice paint as often as they press, and so does a tool that is made for taps. */
  #isDoubleTap(
    { pointerType, timeStamp }: PointerEvent,
    client: Point,
    cell: Cell | undefined,
  ): boolean {
    const { camera, grip } = this.#target;
    const isTapped = pointerType !== 'touch' || grip?.().isTapped === true;
    if (camera && (cell === undefined || !isTapped)) return this.#taps.tap(client, timeStamp, cell);
    this.#taps.reset();
    return false;
  }

  #move(event: PointerEvent): void {
    const client = pointOf(event);
    this.#emitHover(event, client);
    const stroke = this.#stroke.current;
    if (stroke) {
      if (event.pointerId === stroke.pointerId) this.#draw(event, stroke);
    } else if (this.#cameraGesture) {
      const pinch = this.#drag.move(event.pointerId, this.#inElement(client), event.timeStamp);
      if (pinch) this.#target.camera?.pinch(pinch);
    } else if (event.pointerType !== 'touch')
      this.#target.onHoverCell?.(this.#cellAt(client) ?? null);
  }

  #draw(event: PointerEvent, { buttons }: PointerStroke): void {
    if (event.buttons !== buttons) {
      this.#stroke.end('stroke.end');
      return;
    }
    const samples = event.getCoalescedEvents();
    const clients = (samples.length > 0 ? samples : [event]).map(pointOf);
    const path = this.#stroke.drawTo(clients, event.shiftKey, event.timeStamp);
    if (!path?.isDrawn) return;
    this.#taps.reset();
    const start = this.#inElement(path.startClient);
    const at = this.#inElement(path.lastClient);
    const size = this.#element.getBoundingClientRect();
    this.#target.camera?.autoScroll(edgeAutoScroll(start, at, size));
  }

  #up(event: PointerEvent): void {
    const { pointerId, timeStamp: nowMs } = event;
    this.#drag.drop(pointerId);
    if (this.#stroke.current?.pointerId === pointerId) this.#stroke.lift(nowMs);
    const gesture = this.#cameraGesture;
    const isPanOver = gesture?.kind === 'pan' && gesture.pointerId === pointerId;
    if (isPanOver || (gesture?.kind === 'pinch' && this.#drag.count === 0)) this.#endDrag(nowMs);
  }

  /** The pointer was taken away, not lifted. */
  #lose({ pointerId }: PointerEvent): void {
    this.#drag.drop(pointerId);
    if (this.#stroke.current?.pointerId === pointerId) this.#stroke.end('stroke.cancel');
    if (this.#drag.count === 0) this.#cameraGesture = null;
  }

  #beginPinch(nowMs: number): void {
    const stroke = this.#stroke.current;
    const isMistake = stroke !== null && nowMs - stroke.startMs < PINCH_MS;
    this.#stroke.end(isMistake ? 'stroke.cancel' : 'stroke.end');
    this.#cameraGesture = { kind: 'pinch' };
    this.#drag.begin();
    this.#target.onHoverCell?.(null);
  }

  #endDrag(nowMs: number): void {
    this.#cameraGesture = null;
    const speed = this.#drag.end(nowMs);
    if (speed) this.#target.camera?.release(speed);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const move = wheelMove(event);
    const steps = Math.sign(-event.deltaY);
    const at = this.#target.board.pointAt(pointOf(event));
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isPlain && steps !== 0 && this.#target.onWheel?.(at, steps) === true) return;
    if (move.kind === 'pan') this.#target.camera?.panBy(move.dx, 0);
    else this.#target.camera?.zoomBy(move.steps, this.#inElement(pointOf(event)));
  }

  #leave(): void {
    this.#target.onHoverCell?.(null);
    this.#target.onHover?.(NO_HOVER);
  }

  #emitHover(event: PointerEvent, client: Point): void {
    if (event.pointerType === 'touch') return;
    const { board } = this.#target;
    const at = pointOnBoard(board.pointAt(client), board);
    const isChord = event.ctrlKey || event.metaKey;
    this.#target.onHover?.({ at, isChord, isPressed: event.buttons !== 0 });
  }

  #cellAt(client: Point): Cell | undefined {
    const { board } = this.#target;
    return cellAt(board.pointAt(client), board);
  }

  #inElement({ x, y }: Point): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  #capture(pointerId: number): void {
    try {
      this.#element.setPointerCapture(pointerId);
    } catch {
      // The pointer has ended already: the event that says so comes next.
    }
  }
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}
