import { cellAt } from '../grid/path.ts';
import type { Cell, Point } from '../grid/grid.ts';
import { BoardGesture, type PointerStroke } from './BoardGesture.ts';
import { type BoardEvents, NO_HOVER, type PointerTarget } from './BoardOptions.ts';
import type { CameraCause } from './camera/CameraController.ts';
import { CameraDrag } from './CameraDrag.ts';
import { DOUBLE_TAP_MS, DoubleTap } from './DoubleTap.ts';
import { edgeAutoScroll } from './edgeAutoScroll.ts';
import { listenForPointers } from './listenForPointers.ts';
import { isTooSmall } from './smallCells.ts';
import { WheelMoves } from './wheelMove.ts';
import { pathFrom, pointOnBoard } from './strokePath.ts';

/** A pen that sent no event for so long is away, even if the browser did not report it. */
const PEN_AWAY_MS = 500;

/** Mounted pointers by the id of their board: see `destroy`. */
const pointersById = new Map<string, Set<BoardPointer>>();

/**
 * Turns mouse, pen and fingers on one element into strokes, and into camera moves if the board has
 * a camera. The element must have `touch-action: none`.
 */
export class BoardPointer {
  readonly #element: HTMLElement;
  readonly #target: PointerTarget;
  readonly #id: string;
  readonly #abort = new AbortController();
  readonly #gesture: BoardGesture;
  readonly #drag = new CameraDrag();
  readonly #taps = new DoubleTap();
  readonly #wheelMoves = new WheelMoves();
  #isSpaceHeld = false;
  /** The board was panned while Space was held. */
  #hasSpacePanned = false;
  /** Time of the last event of a pen near the screen. */
  #penAtMs = -Infinity;
  /** Time of the last tap on cells that were too small for it. */
  #aimedAtMs = -Infinity;

  constructor(element: HTMLElement, target: PointerTarget) {
    this.#element = element;
    this.#target = target;
    this.#id = target.options().id;
    this.#gesture = new BoardGesture(target);
    const siblings = pointersById.get(this.#id) ?? new Set();
    pointersById.set(this.#id, siblings.add(this));
    listenForPointers(element, {
      signal: this.#abort.signal,
      onDown: (event) => this.#down(event),
      onMove: (event) => this.#move(event),
      onUp: (event) => this.#up(event),
      onLost: (event) => this.#lose(event),
      onLeave: (event) => this.#leave(event),
      onSpace: (isHeld) => this.#holdSpace(isHeld),
      onElsewhere: () => this.#gesture.settleTap(),
      onWheel: target.options().isInline === true ? undefined : (event) => this.#wheel(event),
    });
  }

  /** The board moved below the pointer. */
  boardMoved(cause: CameraCause): void {
    this.#gesture.boardMoved(cause);
  }

  /**
   * Stop listening. Another pointer with the same board id takes over a stroke in progress, so that
   * it survives when the canvas replaces the static board. Without one the stroke is canceled.
   */
  destroy(): void {
    this.#abort.abort();
    const siblings = pointersById.get(this.#id);
    siblings?.delete(this);
    if (siblings?.size === 0) pointersById.delete(this.#id);
    this.#gesture.settleTap();
    this.#endAim(-Infinity);
    const { stroke } = this.#gesture;
    const [next] = siblings ?? [];
    if (stroke && next) next.#takeOver(stroke, this.#gesture);
    else this.#gesture.end('stroke.cancel');
  }

  get #events(): BoardEvents {
    return this.#target.options().events;
  }

  get #isCameraHeld(): boolean {
    const { kind } = this.#gesture.state;
    return kind === 'panning' || kind === 'pinching';
  }

  #takeOver({ pointerId, pointerType, path }: PointerStroke, from: BoardGesture): void {
    from.handOverTo(this.#gesture);
    if (pointerType === 'touch') this.#drag.hold(pointerId, this.#inElement(path.lastClient));
    this.#capture(pointerId);
  }

  #down(event: PointerEvent): void {
    const client = pointOf(event);
    this.#emitHover(event, client);
    const isTouch = event.pointerType === 'touch';
    if (isTouch && this.#isPenNear(event)) return; // a palm
    if (event.pointerType === 'pen') this.#rejectPalm(event);
    if (isTouch) this.#drag.hold(event.pointerId, this.#inElement(client));
    if (this.#drag.count >= 2) this.#beginPinch(event.timeStamp);
    else if (this.#gesture.stroke) this.#gesture.end('stroke.end'); // another mouse button
    else if (!this.#isCameraHeld) {
      const isPan = event.button === 1 || (event.button === 0 && this.#isSpaceHeld);
      if (isPan && this.#target.camera) this.#beginPan(event, client);
      else this.#beginStroke(event, client);
    }
  }

  #isPenNear({ timeStamp }: PointerEvent): boolean {
    return this.#gesture.stroke?.pointerType === 'pen' || timeStamp - this.#penAtMs < PEN_AWAY_MS;
  }

  /** Touches that landed before a pen are a palm: their stroke and their pinch never happened. */
  #rejectPalm({ timeStamp }: PointerEvent): void {
    this.#penAtMs = timeStamp;
    if (this.#gesture.stroke?.pointerType === 'touch') this.#gesture.end('stroke.cancel');
    const { kind } = this.#gesture.state;
    if (kind === 'pinching' || kind === 'aiming') this.#gesture.releaseCamera();
    this.#drag.dropAll();
  }

  /** Returns whether Space panned the board: then its keyup must do nothing else. */
  #holdSpace(isHeld: boolean): boolean {
    const hasPanned = this.#hasSpacePanned;
    this.#isSpaceHeld = isHeld;
    if (!isHeld) this.#hasSpacePanned = false;
    return hasPanned;
  }

  #beginPan(event: PointerEvent, client: Point): void {
    event.preventDefault();
    this.#gesture.pan(event.pointerId);
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
      this.#gesture.settleTap('stroke.cancel');
      if (cell === undefined) this.#target.camera?.fit();
      else this.#target.camera?.toggleZoom(this.#inElement(client));
      return;
    }
    if (cell === undefined) return;
    if (pointerType !== 'touch') event.preventDefault();
    else if (startMs - this.#aimedAtMs < DOUBLE_TAP_MS) return; // the second tap of a double tap
    this.#capture(pointerId);
    if (pointerType === 'touch' && this.#isTooSmall) {
      this.#taps.reset();
      this.#gesture.aim(pointerId, client);
      return;
    }
    const path = pathFrom(client, this.#target.board);
    const fill = event.ctrlKey || event.metaKey;
    this.#gesture.press({
      pointerId,
      pointerType,
      startMs,
      buttons,
      cell,
      fill,
      copy: event.altKey,
      path,
      isStraight: false,
    });
  }

  /** Boards in the flow of a page are zoomed with the page. */
  get #isTooSmall(): boolean {
    const { board, options } = this.#target;
    return options().isInline !== true && isTooSmall(board);
  }

  /** A finger on cells that are too small for it was lifted. */
  #endAim(nowMs: number): void {
    const { state } = this.#gesture;
    if (state.kind !== 'aiming') return;
    this.#gesture.releaseCamera();
    this.#aimedAtMs = nowMs;
    this.#events.onTooSmall?.(this.#target.board.pointAt(state.at));
  }

  /** On cells, each press of a mouse and of a tool for taps paints: no double tap there. */
  #isDoubleTap(
    { pointerType, timeStamp }: PointerEvent,
    client: Point,
    cell: Cell | undefined,
  ): boolean {
    const { camera, options } = this.#target;
    const isTapped = pointerType !== 'touch' || options().pointerMode?.().isTapped === true;
    if (camera && (cell === undefined || !isTapped)) return this.#taps.tap(client, timeStamp, cell);
    this.#taps.reset();
    return false;
  }

  #move(event: PointerEvent): void {
    const client = pointOf(event);
    this.#emitHover(event, client);
    if (event.pointerType === 'pen') this.#penAtMs = event.timeStamp;
    const { stroke } = this.#gesture;
    if (stroke) {
      if (event.pointerId === stroke.pointerId) this.#draw(event, stroke);
    } else if (this.#isCameraHeld) {
      const pinch = this.#drag.move(event.pointerId, this.#inElement(client), event.timeStamp);
      if (pinch) this.#target.camera?.pinch(pinch);
    } else if (event.pointerType !== 'touch')
      this.#target.onHoverCell?.(this.#cellAt(client) ?? null);
  }

  #draw(event: PointerEvent, { buttons }: PointerStroke): void {
    if (event.buttons !== buttons) {
      this.#gesture.end('stroke.end');
      return;
    }
    const samples = event.getCoalescedEvents();
    const clients = (samples.length > 0 ? samples : [event]).map(pointOf);
    const path = this.#gesture.draw(clients, event.shiftKey, event.timeStamp);
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
    if (this.#gesture.stroke?.pointerId === pointerId) this.#gesture.lift(nowMs);
    const { state } = this.#gesture;
    if (state.kind === 'aiming' && state.pointerId === pointerId) this.#endAim(nowMs);
    const isPanOver = state.kind === 'panning' && state.pointerId === pointerId;
    if (isPanOver || (state.kind === 'pinching' && this.#drag.count === 0)) this.#endDrag(nowMs);
  }

  /** The pointer was canceled or lost its capture. */
  #lose({ pointerId }: PointerEvent): void {
    this.#drag.drop(pointerId);
    if (this.#gesture.stroke?.pointerId === pointerId) this.#gesture.end('stroke.cancel');
    if (this.#drag.count === 0) this.#gesture.releaseCamera();
  }

  #beginPinch(nowMs: number): void {
    this.#gesture.pinch(nowMs);
    this.#drag.begin();
    this.#target.onHoverCell?.(null);
  }

  #endDrag(nowMs: number): void {
    this.#gesture.releaseCamera();
    const speed = this.#drag.end(nowMs);
    if (speed) this.#target.camera?.release(speed);
  }

  #wheel(event: WheelEvent): void {
    const { camera } = this.#target;
    if (!camera) return;
    event.preventDefault();
    const steps = Math.sign(-event.deltaY);
    const at = this.#target.board.pointAt(pointOf(event));
    const move = this.#wheelMoves.read(event);
    const isPlain = !event.ctrlKey && !event.metaKey && move.kind === 'zoom';
    if (isPlain && steps !== 0 && this.#events.onWheel?.(at, steps) === true) return;
    if (move.kind === 'pan') camera.panBy(move.dx, move.dy);
    else camera.zoomBy(move.steps, this.#inElement(pointOf(event)));
  }

  #leave({ pointerType }: PointerEvent): void {
    if (pointerType === 'pen') this.#penAtMs = -Infinity;
    this.#target.onHoverCell?.(null);
    this.#events.onHover?.(NO_HOVER);
  }

  #emitHover(event: PointerEvent, client: Point): void {
    if (event.pointerType === 'touch') return;
    const { board } = this.#target;
    const at = pointOnBoard(board.pointAt(client), board);
    const isChord = event.ctrlKey || event.metaKey;
    this.#events.onHover?.({ at, isChord, isPressed: event.buttons !== 0 });
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
      // The pointer has ended already; its last event follows.
    }
  }
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}
