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
import { glideAt, inertiaStep, type Glide, type Inertia } from './cameraMotion.ts';

/**
 * Cause of a camera change: auto-scroll by a stroke at the edge of the window, or anything else.
 */
export type CameraCause = 'autoScroll' | 'other';

/** Called with the camera and the cause of its change. */
export type CameraListener = (camera: Camera, cause: CameraCause) => void;

/** Milliseconds without a gesture after which the camera settles on whole pixels. */
const REST_MS = 120;
/** Factor by which one zoom step scales a cell. */
const ZOOM_STEP = 1.25;
/** Zoom steps of a double tap. */
const TOGGLE_STEPS = 4;
/** Size of a cell that was too small for a finger, after a tap, in CSS pixels. */
const MAGNIFIED_CELL_PX = 36;

/** Clock of gestures, and frames for the motion after them. */
export interface CameraClock {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Call `advance` with the next frame. */
  requestFrame(): void;
}

/**
 * The camera of a board and its motions: gestures, inertia after them, resizing of the window. A
 * fitted board stays fitted until it is moved. Points and lengths are CSS pixels from the window's
 * top-left corner, speeds CSS pixels a millisecond.
 */
export class CameraController {
  readonly #clock: CameraClock;
  readonly #listeners = new Set<CameraListener>();
  #camera: Camera = { offsetX: 0, offsetY: 0, cellPx: 1 };
  #viewport: Viewport = { width: 0, height: 0, ratio: 1 };
  #extent: Extent = { width: 1, height: 1, marginX: 0, marginY: 0 };
  #isFitted = true;
  #touchedMs = -Infinity;
  #inertia: Inertia | null = null;
  #glide: Glide | null = null;
  /** True if camera steps are animated. */
  isAnimated = false;

  constructor(clock: CameraClock) {
    this.#clock = clock;
  }

  get camera(): Camera {
    return this.#camera;
  }

  get extent(): Extent {
    return this.#extent;
  }

  get viewport(): Viewport {
    return this.#viewport;
  }

  /** Returns whether the size of the window is known. */
  get hasWindow(): boolean {
    return this.#viewport.width > 0;
  }

  /** Returns whether the whole board is visible. */
  get isWhole(): boolean {
    return isFitting(this.#camera, this.#extent, this.#viewport);
  }

  /** Call `listener` now and at every camera change. Returns the unsubscribe function. */
  subscribe(listener: CameraListener): () => void {
    this.#listeners.add(listener);
    if (this.hasWindow) listener(this.#camera, 'other');
    return () => this.#listeners.delete(listener);
  }

  /** Set the size of the board. */
  setExtent(extent: Extent): void {
    this.#extent = extent;
  }

  /** Set the size of the window. A fitted board stays fitted. */
  resize(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#endGlide();
    if (this.#isFitted) this.fit();
    else this.#setCamera(limited(this.#camera, this.#extent, viewport));
  }

  /** Fit the whole board, as large as possible. */
  fit(): void {
    this.#isFitted = true;
    this.#inertia = null;
    this.#glide = null;
    this.#touchedMs = -Infinity;
    this.#setCamera(fit(this.#extent, this.#viewport));
  }

  /** Zoom by steps about a point of the window; by default about its center. */
  zoomBy(steps: number, at?: Point): void {
    const { width, height } = this.#viewport;
    const point = at ?? { x: width / 2, y: height / 2 };
    this.#move(zoomed(this.#camera, ZOOM_STEP ** steps, point, this.#extent, this.#viewport));
  }

  /** Animated `zoomBy`, for controls without a motion of their own. Steps during a glide add up. */
  glideBy(steps: number, at?: Point): void {
    const { width, height } = this.#viewport;
    const point = at ?? { x: width / 2, y: height / 2 };
    const factor = ZOOM_STEP ** steps;
    this.glideTo(zoomed(this.aim, factor, point, this.#extent, this.#viewport));
  }

  /** Animated `fit`. */
  glideToFit(): void {
    this.glideTo(fit(this.#extent, this.#viewport), true);
  }

  /** Zoom in about a point of the window; if zoomed already, fit the whole board again. */
  toggleZoom(at: Point): void {
    if (isFitting(this.aim, this.#extent, this.#viewport)) this.glideBy(TOGGLE_STEPS, at);
    else this.glideToFit();
  }

  /** Zoom in about a point of the board, in cells, until a finger can hit its cells. */
  magnify(at: Point): void {
    const { aim } = this;
    const factor = Math.max(1, MAGNIFIED_CELL_PX / aim.cellPx);
    this.glideTo(zoomed(aim, factor, toWindow(aim, at), this.#extent, this.#viewport));
  }

  panBy(dx: number, dy: number): void {
    this.#move(panned(this.#camera, dx, dy, this.#extent, this.#viewport));
  }

  /** Pan and zoom with the fingers of a pinch. */
  pinch(pinch: Pinch): void {
    this.#move(pinched(this.#camera, pinch, this.#extent, this.#viewport));
  }

  /**
   * Scroll a column into view, with space for the columns after it. The vertical position is kept.
   */
  keepInSight(column: number): void {
    const { width } = this.#viewport;
    const { x } = toWindow(this.#camera, { x: column, y: 0 });
    if (this.isWhole || (x > 0.05 * width && x < 0.8 * width)) return;
    this.panBy(0.15 * width - x, 0);
  }

  /** Scroll a cell into view. `corner` is its top-left corner, in cells. */
  reveal(corner: Point): void {
    if (this.isWhole) return;
    const camera = revealing(this.#camera, corner, this.#extent, this.#viewport);
    if (!isAtSamePlace(camera, this.#camera)) this.#move(camera);
  }

  /** Continue with inertia after a gesture that ended while moving. */
  release(speed: Point): void {
    if (this.isWhole) return;
    this.#inertia = { speed, sinceMs: this.#clock.now(), isSteady: false };
    this.#clock.requestFrame();
  }

  /** Scroll at a constant speed until the end of the board or the next call; 0 stops it. */
  autoScroll(speed: Point): void {
    const isMoving = speed.x !== 0 || speed.y !== 0;
    if (!isMoving && this.#inertia?.isSteady !== true) return;
    if (!isMoving || this.isWhole) {
      this.#inertia = null;
      return;
    }
    const sinceMs = this.#inertia?.isSteady === true ? this.#inertia.sinceMs : this.#clock.now();
    this.#inertia = { speed, sinceMs, isSteady: true };
    this.#clock.requestFrame();
  }

  /** The point of the board at a point of the window. */
  pointAt(at: Point): Point {
    return toBoard(this.#camera, at);
  }

  /** The point of the window at a point of the board. */
  placeOf(point: Point): Point {
    return toWindow(this.#camera, point);
  }

  /** Advance glide and inertia. Returns whether the board moves, or was moved within REST_MS. */
  advance(nowMs: number): boolean {
    const isMoved = this.#advanceGlide(nowMs) || this.#advanceInertia(nowMs);
    const isTouched = isMoved || nowMs - this.#touchedMs < REST_MS;
    if (!isTouched) this.#settle();
    return isTouched;
  }

  /** The camera at the end of the current glide. */
  get aim(): Camera {
    return this.#glide?.to ?? this.#camera;
  }

  /** Complete the current glide at once. */
  #endGlide(): void {
    const glide = this.#glide;
    if (glide === null) return;
    this.#glide = null;
    this.#camera = glide.to;
    this.#isFitted = glide.isFit;
  }

  glideTo(to: Camera, isFit = false): void {
    if (!this.isAnimated) {
      if (isFit) this.fit();
      else this.#move(to);
      return;
    }
    this.#isFitted = false;
    this.#inertia = null;
    this.#glide = { from: this.#camera, to, isFit, sinceMs: this.#clock.now() };
    this.#clock.requestFrame();
  }

  /** Returns whether the board moved. */
  #advanceGlide(nowMs: number): boolean {
    const glide = this.#glide;
    if (glide === null) return false;
    const { camera, isOver } = glideAt(glide, nowMs);
    if (isOver && glide.isFit) {
      this.fit();
      return false;
    }
    this.#touchedMs = nowMs;
    if (isOver) this.#glide = null;
    this.#setCamera(camera);
    return true;
  }

  /** Returns whether the board moved. */
  #advanceInertia(nowMs: number): boolean {
    const inertia = this.#inertia;
    const step = inertia && inertiaStep(inertia, nowMs);
    this.#inertia = null;
    if (inertia === null || step === null) return false;
    const before = this.#camera;
    const camera = panned(before, step.moved.x, step.moved.y, this.#extent, this.#viewport);
    if (nowMs > inertia.sinceMs && isAtSamePlace(camera, before)) return false;
    this.#inertia = { ...inertia, speed: step.speed, sinceMs: nowMs };
    this.#touchedMs = nowMs;
    this.#setCamera(camera, inertia.isSteady ? 'autoScroll' : 'other');
    return true;
  }

  /** Settle on whole device pixels after a gesture. */
  #settle(): void {
    if (this.#touchedMs === -Infinity) return;
    this.#touchedMs = -Infinity;
    this.#camera = settled(this.#camera, this.#extent, this.#viewport);
    this.#emit('other');
  }

  #move(camera: Camera): void {
    this.#isFitted = false;
    this.#inertia = null;
    this.#glide = null;
    this.#touchedMs = this.#clock.now();
    this.#setCamera(camera);
  }

  #setCamera(camera: Camera, cause: CameraCause = 'other'): void {
    this.#camera = camera;
    this.#emit(cause);
    this.#clock.requestFrame();
  }

  #emit(cause: CameraCause): void {
    for (const listener of this.#listeners) listener(this.#camera, cause);
  }
}

function isAtSamePlace(a: Camera, b: Camera): boolean {
  return a.offsetX === b.offsetX && a.offsetY === b.offsetY;
}
