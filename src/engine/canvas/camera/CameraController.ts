import type { Point } from '../../grid/grid.ts';
import {
  fit,
  isFitting,
  limited,
  panned,
  pinched,
  revealing,
  settled,
  toBoard,
  toWindow,
  zoomed,
  type Camera,
  type Extent,
  type Pinch,
  type Viewport,
} from './camera.ts';
import { carried, type Carry } from './inertia.ts';

/** Why the board lies elsewhere: a stroke at the rim carries it, or anything else. */
export type CameraCause = 'drift' | 'other';

/** Told where the board lies, and why. */
export type CameraWatch = (camera: Camera, cause: CameraCause) => void;

/** Milliseconds without a gesture after which the board lies still. */
const REST_MS = 120;
/** One step of a zoom makes a cell this many times as large. */
const ZOOM_STEP = 1.25;

/** The time of gestures, and frames for what goes on after them. */
export interface RigClock {
  /** Milliseconds that never run backwards. */
  now(): number;
  /** Call `advance` with the next frame. */
  wake(): void;
}

/**
 * Where a board lies in its window, and what moves it: gestures, its own way after them, a window of another size. It
 * stays fitted to its window as long as nobody moved it. Points and lengths are CSS pixels from the window's top-left
 * corner, speeds CSS pixels a millisecond.
 */
export class CameraController {
  readonly #clock: RigClock;
  readonly #watchers = new Set<CameraWatch>();
  #camera: Camera = { offsetX: 0, offsetY: 0, cellPx: 1 };
  #viewport: Viewport = { width: 0, height: 0, ratio: 1 };
  #extent: Extent = { width: 1, height: 1, marginX: 0, marginY: 0 };
  #isFitted = true;
  #touchedMs = -Infinity;
  #carry: Carry | null = null;

  constructor(clock: RigClock) {
    this.#clock = clock;
  }

  get camera(): Camera {
    return this.#camera;
  }

  get viewport(): Viewport {
    return this.#viewport;
  }

  /** Whether there is a window to lie in. */
  get hasWindow(): boolean {
    return this.#viewport.width > 0;
  }

  /** Whether all of the board is in sight. */
  get isWhole(): boolean {
    return isFitting(this.#camera, this.#extent, this.#viewport);
  }

  /** Tell `watch` where the board lies, now and whenever it moves, until the returned function is called. */
  watch(watch: CameraWatch): () => void {
    this.#watchers.add(watch);
    if (this.hasWindow) watch(this.#camera, 'other');
    return () => this.#watchers.delete(watch);
  }

  /** The board has another size. */
  setExtent(extent: Extent): void {
    this.#extent = extent;
  }

  /** The window has a new size. A board that was fitted stays so. */
  resize(viewport: Viewport): void {
    this.#viewport = viewport;
    if (this.#isFitted) this.fit();
    else this.#look(limited(this.#camera, this.#extent, viewport));
  }

  /** Show the whole board, as large as possible. */
  fit(): void {
    this.#isFitted = true;
    this.#carry = null;
    this.#touchedMs = -Infinity;
    this.#look(fit(this.#extent, this.#viewport));
  }

  /** Scale by steps about a point of the window, or its middle. */
  zoomBy(steps: number, at?: Point): void {
    const { width, height } = this.#viewport;
    const point = at ?? { x: width / 2, y: height / 2 };
    this.#move(zoomed(this.#camera, ZOOM_STEP ** steps, point, this.#extent, this.#viewport));
  }

  panBy(dx: number, dy: number): void {
    this.#move(panned(this.#camera, dx, dy, this.#extent, this.#viewport));
  }

  /** Follow two fingers. */
  pinch(pinch: Pinch): void {
    this.#move(pinched(this.#camera, pinch, this.#extent, this.#viewport));
  }

  /** Bring a column into sight, with room for what comes after it; rows stay where they are. */
  keepInSight(column: number): void {
    const { width } = this.#viewport;
    const { x } = toWindow(this.#camera, { x: column, y: 0 });
    if (this.isWhole || (x > 0.05 * width && x < 0.8 * width)) return;
    this.panBy(0.15 * width - x, 0);
  }

  /** Bring a cell into sight. `corner` is its top-left corner, in cells. */
  reveal(corner: Point): void {
    if (this.isWhole) return;
    const camera = revealing(this.#camera, corner, this.#extent, this.#viewport);
    if (!isAtSamePlace(camera, this.#camera)) this.#move(camera);
  }

  /** Let go at a speed. */
  release(speed: Point): void {
    if (this.isWhole) return;
    this.#carry = { speed, sinceMs: this.#clock.now(), isSteady: false };
    this.#clock.wake();
  }

  /** Carry the board along at a steady speed until it ends or the next call; 0 stops it. */
  drift(speed: Point): void {
    const isMoving = speed.x !== 0 || speed.y !== 0;
    if (!isMoving && this.#carry?.isSteady !== true) return;
    if (!isMoving || this.isWhole) {
      this.#carry = null;
      return;
    }
    const sinceMs = this.#carry?.isSteady === true ? this.#carry.sinceMs : this.#clock.now();
    this.#carry = { speed, sinceMs, isSteady: true };
    this.#clock.wake();
  }

  /** The point of the board under a point of the window. */
  pointAt(at: Point): Point {
    return toBoard(this.#camera, at);
  }

  /** Where a point of the board is in the window. */
  placeOf(point: Point): Point {
    return toWindow(this.#camera, point);
  }

  /** Take the board the next step of its way. Returns whether it moves, or was moved just now. */
  advance(nowMs: number): boolean {
    const isTouched = this.#carryOn(nowMs) || nowMs - this.#touchedMs < REST_MS;
    if (!isTouched) this.#rest();
    return isTouched;
  }

  /** Returns whether the board was carried along. */
  #carryOn(nowMs: number): boolean {
    const carry = this.#carry;
    const step = carry && carried(carry, nowMs);
    this.#carry = null;
    if (carry === null || step === null) return false;
    const before = this.#camera;
    const camera = panned(before, step.moved.x, step.moved.y, this.#extent, this.#viewport);
    if (nowMs > carry.sinceMs && isAtSamePlace(camera, before)) return false;
    this.#carry = { ...carry, speed: step.speed, sinceMs: nowMs };
    this.#touchedMs = nowMs;
    this.#look(camera, carry.isSteady ? 'drift' : 'other');
    return true;
  }

  /** Come to rest on whole device pixels after a gesture. */
  #rest(): void {
    if (this.#touchedMs === -Infinity) return;
    this.#touchedMs = -Infinity;
    this.#camera = settled(this.#camera, this.#extent, this.#viewport);
    this.#tell('other');
  }

  #move(camera: Camera): void {
    this.#isFitted = false;
    this.#carry = null;
    this.#touchedMs = this.#clock.now();
    this.#look(camera);
  }

  #look(camera: Camera, cause: CameraCause = 'other'): void {
    this.#camera = camera;
    this.#tell(cause);
    this.#clock.wake();
  }

  #tell(cause: CameraCause): void {
    for (const watch of this.#watchers) watch(this.#camera, cause);
  }
}

function isAtSamePlace(a: Camera, b: Camera): boolean {
  return a.offsetX === b.offsetX && a.offsetY === b.offsetY;
}
