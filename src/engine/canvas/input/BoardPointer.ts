import type { Cell, Point } from '../../grid/grid.ts';
import type { BoardInput } from './BoardInput.ts';
import type { Pinch } from '../camera/camera.ts';
import type { CameraCause } from '../camera/CameraController.ts';
import { cellAt, cellsEntered } from './path.ts';
import { edgeAutoScroll } from './edgeAutoScroll.ts';

/** What pointers act on. Points of the window are CSS pixels from the canvas' top-left corner. */
export interface PointerTarget {
  readonly width: number;
  readonly height: number;
  pointAt(at: Point): Point;
  hover(cell: Cell | null): void;
  follow(from: Point, to: Point): void;
  input(input: BoardInput): void;
  panBy(dx: number, dy: number): void;
  pinch(pinch: Pinch): void;
  release(speed: Point): void;
  /** Move the board steadily, in CSS pixels a millisecond; 0 stops it. */
  drift(speed: Point): void;
  zoomBy(steps: number, at: Point): void;
  fit(): void;
}

const STILL: Point = { x: 0, y: 0 };
/** A second finger this soon after the first meant to pinch, not to paint. */
const PINCH_MS = 120;
/** Two taps this soon and near are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
const WHEEL_PX_PER_STEP = 200;
/** A finger that rests this long means the other color. */
const LONG_PRESS_MS = 450;

interface Stroke {
  readonly kind: 'stroke';
  readonly pointerId: number;
  readonly startMs: number;
  readonly buttons: number;
  readonly start: Point;
  readonly last: Point;
  /** Where the pointer is in the window, and where the stroke began there. */
  readonly at: Point;
  readonly startAt: Point;
  /** It keeps to its row or column. */
  readonly isStraight: boolean;
  /** It has left its first cell. */
  readonly isDrawn: boolean;
  /** Its pointer is seen to hover. */
  readonly hovers: boolean;
}

type Gesture =
  | { readonly kind: 'none' }
  | Stroke
  | { readonly kind: 'pan'; readonly pointerId: number }
  | { readonly kind: 'pinch' };

/**
 * Turns mouse, pen and fingers into strokes and camera moves. Listens on one element for as long as it lives; the
 * element must have `touch-action: none`.
 */
export class BoardPointer {
  readonly #element: HTMLElement;
  readonly #target: PointerTarget;
  readonly #abort = new AbortController();
  readonly #fingers = new Map<number, Point>();
  #gesture: Gesture = { kind: 'none' };
  #speed: Point = { x: 0, y: 0 };
  #speedMs = 0;
  #tap: { readonly at: Point; readonly ms: number } | null = null;
  #isSpaceHeld = false;
  #longPress: number | null = null;

  constructor(element: HTMLElement, target: PointerTarget) {
    this.#element = element;
    this.#target = target;
    const { signal } = this.#abort;
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ) => {
      element.addEventListener(type, listener, { signal, ...options });
    };
    listen('pointerdown', (event) => this.#down(event));
    listen('pointermove', (event) => this.#move(event));
    listen('pointerup', (event) => this.#up(event));
    listen('pointercancel', (event) => this.#lose(event));
    listen('lostpointercapture', (event) => this.#lose(event));
    listen('pointerleave', () => target.hover(null));
    listen('wheel', (event) => this.#wheel(event), { passive: false });
    listen('contextmenu', (event) => event.preventDefault());
    const space = (event: KeyboardEvent) => this.#holdSpace(event);
    window.addEventListener('keydown', space, { signal });
    window.addEventListener('keyup', space, { signal });
    window.addEventListener('blur', () => (this.#isSpaceHeld = false), { signal });
  }

  /**
   * The board lies elsewhere. Carried along by a stroke, it is painted on under the pointer; otherwise the stroke goes
   * on from where the pointer is now.
   */
  boardMoved(cause: CameraCause): void {
    const gesture = this.#gesture;
    if (gesture.kind !== 'stroke') return;
    if (cause === 'drift') this.#paintTo([gesture.at], gesture);
    else this.#gesture = { ...gesture, last: this.#target.pointAt(gesture.at) };
  }

  destroy(): void {
    this.#forgetLongPress();
    if (this.#gesture.kind === 'stroke') {
      this.#target.drift(STILL);
      this.#target.input({ type: 'stroke.cancel' });
    }
    this.#gesture = { kind: 'none' };
    this.#abort.abort();
  }

  #at({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #down(event: PointerEvent): void {
    const at = this.#at(event);
    if (event.pointerType === 'touch') this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size >= 2) {
      this.#beginPinch(event.timeStamp);
      return;
    }
    if (this.#gesture.kind === 'stroke') {
      this.#endStroke(); // another button of the same mouse
      return;
    }
    if (this.#gesture.kind !== 'none') return;
    if (event.button === 1 || (event.button === 0 && this.#isSpaceHeld)) {
      event.preventDefault();
      this.#gesture = { kind: 'pan', pointerId: event.pointerId };
      this.#fingers.set(event.pointerId, at);
      this.#capture(event.pointerId);
      return;
    }
    this.#beginStroke(event, at);
  }

  #beginStroke(event: PointerEvent, at: Point): void {
    const isSingle = event.buttons === 1 || event.buttons === 2 || event.buttons === 32;
    if (!isSingle || this.#isDoubleTap(event, at)) return;
    const contact = this.#target.pointAt(at);
    const cell = cellAt(contact, this.#target);
    if (cell === undefined) return;
    if (event.pointerType !== 'touch') event.preventDefault();
    this.#capture(event.pointerId);
    const { pointerId, buttons, timeStamp: startMs } = event;
    const places = { start: contact, last: contact, at, startAt: at };
    const way = { isStraight: false, isDrawn: false, hovers: event.pointerType === 'mouse' };
    this.#gesture = { kind: 'stroke', pointerId, startMs, buttons, ...places, ...way };
    this.#target.hover(way.hovers ? cell : null);
    this.#target.follow(contact, contact);
    const fill = event.ctrlKey || event.metaKey;
    const button = event.buttons === 1 ? 'primary' : 'secondary';
    this.#target.input({ type: 'stroke.start', cell, button, fill, contact });
    if (event.pointerType === 'touch') this.#awaitLongPress({ cell, fill, contact });
  }

  /** A finger that stays where it is takes its stroke back and begins one of the other color. */
  #awaitLongPress(begin: {
    readonly cell: Cell;
    readonly fill: boolean;
    readonly contact: Point;
  }): void {
    this.#forgetLongPress();
    this.#longPress = window.setTimeout(() => {
      this.#longPress = null;
      if (this.#gesture.kind !== 'stroke') return;
      this.#target.input({ type: 'stroke.cancel' });
      this.#target.follow(begin.contact, begin.contact);
      this.#target.input({ type: 'stroke.start', button: 'secondary', ...begin });
    }, LONG_PRESS_MS);
  }

  #forgetLongPress(): void {
    if (this.#longPress !== null) window.clearTimeout(this.#longPress);
    this.#longPress = null;
  }

  /** A double tap beside the cells shows the whole board. */
  #isDoubleTap({ timeStamp: ms }: PointerEvent, at: Point): boolean {
    const isOutside = cellAt(this.#target.pointAt(at), this.#target) === undefined;
    const tap = this.#tap;
    this.#tap = isOutside ? { at, ms } : null;
    const isDouble =
      isOutside &&
      tap !== null &&
      ms - tap.ms < DOUBLE_TAP_MS &&
      Math.hypot(at.x - tap.at.x, at.y - tap.at.y) < DOUBLE_TAP_PX;
    if (isDouble) this.#target.fit();
    return isDouble;
  }

  #move(event: PointerEvent): void {
    const at = this.#at(event);
    switch (this.#gesture.kind) {
      case 'none':
        if (event.pointerType !== 'touch')
          this.#target.hover(cellAt(this.#target.pointAt(at), this.#target) ?? null);
        break;
      case 'stroke':
        if (event.pointerId === this.#gesture.pointerId) this.#stroke(event, this.#gesture);
        break;
      case 'pan':
      case 'pinch':
        this.#drag(event, at);
        break;
    }
  }

  #stroke(event: PointerEvent, gesture: Stroke): void {
    if (event.buttons !== gesture.buttons) {
      this.#endStroke();
      return;
    }
    const { left, top, width, height } = this.#element.getBoundingClientRect();
    const samples = event.getCoalescedEvents();
    const places = (samples.length > 0 ? samples : [event]).map(({ clientX, clientY }) => ({
      x: clientX - left,
      y: clientY - top,
    }));
    const drawn = this.#paintTo(places, { ...gesture, isStraight: event.shiftKey });
    if (drawn.isDrawn)
      this.#target.drift(edgeAutoScroll(drawn.startAt, drawn.at, { width, height }));
  }

  /** Draw a stroke on to places of the window. Returns it as it is then. */
  #paintTo(places: readonly Point[], gesture: Stroke): Stroke {
    const { last: from, start, isStraight } = gesture;
    const cells: Cell[] = [];
    let last = from;
    for (const place of places) {
      const point = this.#target.pointAt(place);
      const next = isStraight ? alongAxis(start, point) : point;
      cells.push(...cellsEntered(last, next, this.#target));
      last = next;
    }
    const isDrawn = gesture.isDrawn || cells.length > 0;
    const drawn = { ...gesture, last, at: places.at(-1) ?? gesture.at, isDrawn };
    this.#gesture = drawn;
    if (cells.length === 0) return drawn;
    this.#forgetLongPress();
    if (drawn.hovers) this.#target.hover(cellAt(last, this.#target) ?? null);
    this.#target.follow(from, last);
    this.#target.input({ type: 'stroke.move', cells, contact: last });
    return drawn;
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    const gesture = this.#gesture;
    if (gesture.kind === 'stroke' && gesture.pointerId === event.pointerId) this.#endStroke();
    if (gesture.kind === 'pan' && gesture.pointerId === event.pointerId) this.#letGo(event);
    if (gesture.kind === 'pinch' && this.#fingers.size === 0) this.#letGo(event);
  }

  /** The pointer was taken away, not lifted. */
  #lose(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    const gesture = this.#gesture;
    if (gesture.kind === 'none') return;
    if (gesture.kind === 'stroke') {
      if (gesture.pointerId !== event.pointerId) return;
      this.#forgetLongPress();
      this.#gesture = { kind: 'none' };
      this.#target.drift(STILL);
      this.#target.input({ type: 'stroke.cancel' });
    } else if (this.#fingers.size === 0) this.#gesture = { kind: 'none' };
  }

  #endStroke(): void {
    this.#forgetLongPress();
    this.#gesture = { kind: 'none' };
    this.#target.drift(STILL);
    this.#target.input({ type: 'stroke.end' });
  }

  #beginPinch(nowMs: number): void {
    const gesture = this.#gesture;
    this.#forgetLongPress();
    this.#gesture = { kind: 'pinch' };
    this.#speed = { x: 0, y: 0 };
    this.#target.hover(null);
    if (gesture.kind !== 'stroke') return;
    this.#target.drift(STILL);
    const isMistake = nowMs - gesture.startMs < PINCH_MS;
    this.#target.input({ type: isMistake ? 'stroke.cancel' : 'stroke.end' });
  }

  /** Follow the middle of all pointers that hold the board, and how far they are apart. */
  #drag(event: PointerEvent, at: Point): void {
    if (!this.#fingers.has(event.pointerId)) return;
    const before = spreadOf([...this.#fingers.values()]);
    this.#fingers.set(event.pointerId, at);
    const after = spreadOf([...this.#fingers.values()]);
    const factor = before.radius > 0 && after.radius > 0 ? after.radius / before.radius : 1;
    this.#target.pinch({ before: before.middle, after: after.middle, factor });
    const elapsedMs = Math.max(1, event.timeStamp - this.#speedMs);
    const share = Math.min(1, elapsedMs / 40);
    this.#speedMs = event.timeStamp;
    const speed = {
      x: (after.middle.x - before.middle.x) / elapsedMs,
      y: (after.middle.y - before.middle.y) / elapsedMs,
    };
    this.#speed = {
      x: this.#speed.x + (speed.x - this.#speed.x) * share,
      y: this.#speed.y + (speed.y - this.#speed.y) * share,
    };
  }

  #letGo(event: PointerEvent): void {
    this.#gesture = { kind: 'none' };
    const isFlick = event.timeStamp - this.#speedMs < 50;
    if (isFlick) this.#target.release(this.#speed);
    this.#speed = { x: 0, y: 0 };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const scale = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const at = this.#at(event);
    if (event.shiftKey && !event.ctrlKey) {
      this.#target.panBy(-(event.deltaX || event.deltaY) * scale, 0);
      return;
    }
    const speed = event.ctrlKey ? 4 : 1; // a trackpad's pinch comes as small steps with Ctrl
    this.#target.zoomBy((-event.deltaY * scale * speed) / WHEEL_PX_PER_STEP, at);
  }

  #holdSpace(event: KeyboardEvent): void {
    if (event.key === ' ') this.#isSpaceHeld = event.type === 'keydown';
  }

  #capture(pointerId: number): void {
    try {
      this.#element.setPointerCapture(pointerId);
    } catch {
      // The pointer is gone already: its end is on the way.
    }
  }
}

/** The point nearest to `at` in the row or column of `start`, whichever is closer. */
function alongAxis(start: Point, at: Point): Point {
  const isRow = Math.abs(at.x - start.x) >= Math.abs(at.y - start.y);
  return isRow ? { x: at.x, y: start.y } : { x: start.x, y: at.y };
}

/** The middle of some points, and their mean distance from it. */
function spreadOf(points: readonly Point[]): { readonly middle: Point; readonly radius: number } {
  const count = Math.max(1, points.length);
  const x = points.reduce((sum, point) => sum + point.x, 0) / count;
  const y = points.reduce((sum, point) => sum + point.y, 0) / count;
  const radius = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0);
  return { middle: { x, y }, radius: radius / count };
}
