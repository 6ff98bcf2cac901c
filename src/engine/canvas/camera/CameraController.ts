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

/** Why the camera changed: a stroke at the edge of the window scrolls it, or anything else. */
export type CameraCause = 'autoScroll' | 'other';

/** Called with where the board lies, and why it lies there. */
export type CameraListener = (camera: Camera, cause: CameraCause) => void;

/** Milliseconds without a gesture after which the camera settles on whole pixels. */
const REST_MS = 120;
/** One step of a zoom makes a cell this many times as large. */
const ZOOM_STEP = 1.25;
/** How much closer a double tap goes. */
const TOGGLE_STEPS = 4;
/** The time of gestures, and frames for the motion that goes on after them. */
export interface CameraClock {
  /** Milliseconds that never run backwards. */
  now(): number;
  /** Call `advance` with the next frame. */
  requestFrame(): void;
}

/**
 * Where a board lies in its window, and what moves it: gestures, inertia after them, a change of
 * the window's size. A board stays fitted to its window until it is moved. Points and lengths are
 * CSS pixels from the window's top-left corner, speeds CSS pixels a millisecond.
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
  /** Whether steps are moved through; else they are taken at once. */
  isAnimated = false;

  constructor(clock: CameraClock) {
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

  /** Call `listener` now and at every move of the board, until the returned function is called. */
  subscribe(listener: CameraListener): () => void {
    this.#listeners.add(listener);
    if (this.hasWindow) listener(this.#camera, 'other');
    return () => this.#listeners.delete(listener);
  }

  /** The board has another size. */
  setExtent(extent: Extent): void {
    this.#extent = extent;
  }

  /** The window has a new size. A board that was fitted stays so. */
  resize(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#endGlide();
    if (this.#isFitted) this.fit();
    else this.#setCamera(limited(this.#camera, this.#extent, viewport));
  }

  /** Show the whole board, as large as possible. */
  fit(): void {
    this.#isFitted = true;
    this.#inertia = null;
    this.#glide = null;
    this.#touchedMs = -Infinity;
    this.#setCamera(fit(this.#extent, this.#viewport));
  }

  /** Scale by steps about a point of the window, or its middle. */
  zoomBy(steps: number, at?: Point): void {
    const { width, height } = this.#viewport;
    const point = at ?? { x: width / 2, y: height / 2 };
    this.#move(zoomed(this.#camera, ZOOM_STEP ** steps, point, this.#extent, this.#viewport));
  }

  /** The same, moved through: for what has no motion of its own. Steps on the way add up. */
  glideBy(steps: number, at?: Point): void {
    const { width, height } = this.#viewport;
    const point = at ?? { x: width / 2, y: height / 2 };
    const factor = ZOOM_STEP ** steps;
    this.#glideTo(zoomed(this.#aim, factor, point, this.#extent, this.#viewport), false);
  }

  /** Move until the whole board is seen. */
  glideToFit(): void {
    this.#glideTo(fit(this.#extent, this.#viewport), true);
  }

  /** Show the surroundings of a point of the window closely, or the whole board again. */
  toggleZoom(at: Point): void {
    if (isFitting(this.#aim, this.#extent, this.#viewport)) this.glideBy(TOGGLE_STEPS, at);
    else this.glideToFit();
  }

  panBy(dx: number, dy: number): void {
    this.#move(panned(this.#camera, dx, dy, this.#extent, this.#viewport));
  }

  /** Move and scale with the fingers of a pinch. */
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

  /** A gesture ended while moving: go on at its speed, ever slower. */
  release(speed: Point): void {
    if (this.isWhole) return;
    this.#inertia = { speed, sinceMs: this.#clock.now(), isSteady: false };
    this.#clock.requestFrame();
  }

  /** Scroll at a steady speed until the end of the board or the next call; 0 stops it. */
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

  /** The point of the board under a point of the window. */
  pointAt(at: Point): Point {
    return toBoard(this.#camera, at);
  }

  /** Where a point of the board is in the window. */
  placeOf(point: Point): Point {
    return toWindow(this.#camera, point);
  }

  /** Move the board on by its inertia. Returns whether it moves, or was moved just now. */
  advance(nowMs: number): boolean {
    const isMoved = this.#advanceGlide(nowMs) || this.#advanceInertia(nowMs);
    const isTouched = isMoved || nowMs - this.#touchedMs < REST_MS;
    if (!isTouched) this.#settle();
    return isTouched;
  }

  /** Where the board lies once the step under way is taken. */
  get #aim(): Camera {
    return this.#glide?.to ?? this.#camera;
  }

  /** Take what is left of a step at once. */
  #endGlide(): void {
    const glide = this.#glide;
    if (glide === null) return;
    this.#glide = null;
    this.#camera = glide.to;
    this.#isFitted = glide.isFit;
  }

  #glideTo(to: Camera, isFit: boolean): void {
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

  /** Returns whether the board moved on a step. */
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

  /** Move to whole device pixels once a gesture is over. */
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
