import { Container } from 'pixi.js';
import type { Cell, Point } from '../grid/grid.ts';
import { TRAY_MARGIN } from '../picture/geometry.ts';
import { sceneOf, type BoardFrame, type BoardScene } from './BoardScene.ts';
import type { BoardViewModel } from './BoardViewModel.ts';
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
import { carried, type Carry } from './carry.ts';
import { Damage, type Rect } from './Damage.ts';
import { CellLayer } from './layers/CellLayer.ts';
import { FocusLayer } from './layers/FocusLayer.ts';
import { ForesightLayer } from './layers/ForesightLayer.ts';
import type { Layer } from './layers/Layer.ts';
import { OverlayLayer } from './layers/OverlayLayer.ts';
import { RimLayer } from './layers/RimLayer.ts';
import { SymbolLayer } from './layers/SymbolLayer.ts';

/** A rectangle of the canvas in device pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a board needs from the window it lives in. */
export interface BoardHost {
  /** Milliseconds that never run backwards. */
  now(): number;
  /** Call `draw` before the next frame is shown, once however often it is asked. */
  requestFrame(draw: () => void): void;
  cancelFrame(): void;
  /** Send the board's picture to the screen: all of it, or only parts, in device pixels from the top-left corner. */
  render(parts: readonly Part[] | 'all'): void;
  /** Whether what lies beyond the window may show: the glow of a board that is wholly in sight. */
  showBeyond(isShown: boolean): void;
}

/** Why the board lies elsewhere: a stroke at the rim carries it, or anything else. */
export type CameraCause = 'drift' | 'other';

/** Told where the board lies, and why. */
export type CameraWatch = (camera: Camera, cause: CameraCause) => void;

/** Milliseconds without a gesture after which glyphs are drawn for the new size. */
const REST_MS = 120;
/** Longest jump of the clock that motion follows. */
const ZOOM_STEP = 1.25;

/**
 * A board on a canvas: a function of its view model, and of the time since that changed. Draws when something
 * changed and while something moves, and never else. Owns its layers.
 */
export class BoardView extends Container {
  readonly #cells = new CellLayer();
  readonly #symbols = new SymbolLayer();
  readonly #underlay = new OverlayLayer('underlay', ({ underlay }) => underlay);
  readonly #overlay = new OverlayLayer('overlay', ({ overlay }) => overlay);
  readonly #layers: readonly Layer[] = [
    this.#cells,
    new RimLayer(),
    this.#underlay,
    this.#symbols,
    this.#overlay,
    new ForesightLayer(),
    new FocusLayer(),
  ];
  #host: BoardHost | null = null;
  #view: BoardViewModel | null = null;
  #scene: BoardScene | null = null;
  #hover: Cell | null = null;
  #isHidden = false;
  #camera: Camera = { offsetX: 0, offsetY: 0, cellPx: 1 };
  #viewport: Viewport = { width: 0, height: 0, ratio: 1 };
  #glyphPx = 0;
  /** The board follows the window as long as nobody moved it. */
  #isFitted = true;
  #touchedMs = -Infinity;
  #carry: Carry | null = null;
  #way: { readonly from: Point; readonly to: Point } | null = null;
  readonly #damage = new Damage();
  #frames = 0;
  /** CSS pixels by which the canvas is larger than the window on every side. */
  #bleedPx = 0;
  #isBeyondShown = true;
  readonly #watchers = new Set<CameraWatch>();

  constructor() {
    super({ label: 'board', eventMode: 'none', interactiveChildren: false });
    for (const { container } of this.#layers) this.addChild(container);
  }

  /** What the board shows. */
  get view(): BoardViewModel | null {
    return this.#view;
  }

  set view(view: BoardViewModel | null) {
    if (view === this.#view || view === null) return;
    this.#view = view;
    this.#refresh();
  }

  /** Pictures drawn so far. */
  get frames(): number {
    return this.#frames;
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** Tell `watch` where the board lies, now and whenever it moves, until the returned function is called. */
  watchCamera(watch: CameraWatch): () => void {
    this.#watchers.add(watch);
    if (this.#viewport.width > 0) watch(this.#camera, 'other');
    return () => this.#watchers.delete(watch);
  }

  /** Bring a column into sight, with room for what comes after it; rows stay where they are. */
  keepInSight(column: number): void {
    const { width } = this.#viewport;
    const x = this.#camera.offsetX + column * this.#camera.cellPx;
    if (this.isWhole || (x > 0.05 * width && x < 0.8 * width)) return;
    this.panBy(0.15 * width - x, 0);
  }

  /** Begin to draw. Nothing is drawn before. */
  attach(host: BoardHost): void {
    this.#host = host;
    this.#damage.addAll();
    this.#invalidate();
  }

  /** The window has a new size, the canvas `bleedPx` more on every side. A board that was fitted stays so. */
  resize(viewport: Viewport, bleedPx: number): void {
    this.#viewport = viewport;
    this.#bleedPx = bleedPx;
    if (this.#isFitted) this.fit();
    else this.#look(limited(this.#camera, this.#extent(), viewport));
  }

  /** Draw at once, not with the next frame: the canvas was emptied. */
  drawNow(): void {
    this.#host?.cancelFrame();
    this.#damage.addAll();
    this.#draw();
  }

  /** Show the whole board, as large as possible. */
  fit(): void {
    this.#isFitted = true;
    this.#carry = null;
    this.#touchedMs = -Infinity;
    this.#look(fit(this.#extent(), this.#viewport));
  }

  /** Whether all of the board is in sight. */
  get isWhole(): boolean {
    return isFitting(this.#camera, this.#extent(), this.#viewport);
  }

  /** Scale by steps about a point of the canvas, or its middle. */
  zoomBy(steps: number, at?: Point): void {
    const { width, height } = this.#viewport;
    const point = at ?? { x: width / 2, y: height / 2 };
    this.#move(zoomed(this.#camera, ZOOM_STEP ** steps, point, this.#extent(), this.#viewport));
  }

  /** Move by CSS pixels. */
  panBy(dx: number, dy: number): void {
    this.#move(panned(this.#camera, dx, dy, this.#extent(), this.#viewport));
  }

  /** Follow two fingers. */
  pinch(pinch: Pinch): void {
    this.#move(pinched(this.#camera, pinch, this.#extent(), this.#viewport));
  }

  /** Let go at a speed, in CSS pixels a millisecond. */
  release(speed: Point): void {
    if (this.#host === null || this.#view?.settings.isAnimated !== true || this.isWhole) return;
    this.#carry = { speed, sinceMs: this.#host.now(), isSteady: false };
    this.#invalidate();
  }

  /** Carry the board along at a steady speed, in CSS pixels a millisecond, until it ends or the next call; 0 stops it. */
  drift(speed: Point): void {
    const isMoving = speed.x !== 0 || speed.y !== 0;
    if (!isMoving && this.#carry?.isSteady !== true) return;
    if (this.#host === null || !isMoving || this.isWhole) {
      this.#carry = null;
      return;
    }
    const sinceMs = this.#carry?.isSteady === true ? this.#carry.sinceMs : this.#host.now();
    this.#carry = { speed, sinceMs, isSteady: true };
    this.#invalidate();
  }

  /** The point of the board under a point of the canvas. */
  pointAt(at: Point): Point {
    return toBoard(this.#camera, at);
  }

  /** The middle of a cell on the canvas. */
  placeOf(cell: Cell): Point {
    const width = this.#view?.board.width ?? 1;
    const column = cell % width;
    return toWindow(this.#camera, { x: column + 0.5, y: (cell - column) / width + 0.5 });
  }

  /** The cell under the pointer, when a pointer hovers. */
  hover(cell: Cell | null): void {
    if (cell === this.#hover) return;
    this.#hover = cell;
    if (this.#view !== null) this.#refresh();
  }

  /** The page is out of sight, or back: changes nobody sees are cuts, and flourishes on their way have arrived. */
  set isHidden(isHidden: boolean) {
    if (isHidden === this.#isHidden) return;
    this.#isHidden = isHidden;
    this.#refresh();
    if (!isHidden) return;
    this.#host?.cancelFrame();
    this.#draw();
  }

  /** The way of a stroke since the last event: paint of the next change starts there. */
  follow(from: Point, to: Point): void {
    this.#way = { from, to };
  }

  /** Fonts arrived: glyphs look different now. */
  redrawGlyphs(): void {
    this.#symbols.redraw();
    this.#overlay.redraw();
    this.#underlay.redraw();
    this.#damage.addAll();
    this.#invalidate();
  }

  override destroy(): void {
    this.#host?.cancelFrame();
    this.#host = null;
    for (const layer of this.#layers) layer.destroy();
    super.destroy();
  }

  /** Bring the layers up to date with view and hover. */
  #refresh(): void {
    const view = this.#view;
    if (view === null) return;
    const previous = this.#scene;
    const scene = sceneOf(view, { hover: this.#hover, isHidden: this.#isHidden }, previous);
    this.#scene = scene;
    const isOther =
      scene.depth !== previous?.depth ||
      scene.overhang.x !== previous.overhang.x ||
      scene.overhang.y !== previous.overhang.y ||
      scene.grid.width !== previous.grid.width ||
      scene.grid.height !== previous.grid.height;
    const isPainted = scene.grid !== previous?.grid;
    const frame = { ...this.#frame(), way: isPainted ? this.#wayOf(view) : null };
    for (const layer of this.#layers) layer.update(scene, previous, frame);
    if (isPainted) this.#way = null;
    if (isOther && this.#viewport.width > 0) this.fit();
    if (scene.focus !== null && scene.focus !== previous?.focus) this.#reveal(scene.focus);
    this.#invalidate();
  }

  /** The keyboard went to a cell: it must be in sight. */
  #reveal(cell: Cell): void {
    if (this.isWhole) return;
    const width = this.#scene?.grid.width ?? 1;
    const column = cell % width;
    const corner = { x: column, y: (cell - column) / width };
    const camera = revealing(this.#camera, corner, this.#extent(), this.#viewport);
    if (camera.offsetX === this.#camera.offsetX && camera.offsetY === this.#camera.offsetY) return;
    this.#move(camera);
  }

  #wayOf({ contact }: BoardViewModel): BoardFrame['way'] {
    if (this.#way !== null) return this.#way;
    return contact === null ? null : { from: contact, to: contact };
  }

  #extent(): Extent {
    const { grid, depth, overhang } = this.#scene ?? {
      grid: { width: 1, height: 1 },
      overhang: { x: 0, y: 0 },
      depth: { horizontal: 0, vertical: 0 },
    };
    return {
      width: grid.width + overhang.x,
      height: grid.height + overhang.y,
      marginX: Math.max(TRAY_MARGIN, depth.horizontal),
      marginY: Math.max(TRAY_MARGIN, depth.vertical),
    };
  }

  #move(camera: Camera): void {
    this.#isFitted = false;
    this.#carry = null;
    this.#touchedMs = this.#host?.now() ?? 0;
    this.#look(camera);
  }

  #look(camera: Camera, cause: CameraCause = 'other'): void {
    this.#camera = camera;
    this.#place(cause);
    this.#damage.addAll();
    this.#invalidate();
  }

  #place(cause: CameraCause): void {
    const { offsetX, offsetY, cellPx } = this.#camera;
    this.position.set(offsetX + this.#bleedPx, offsetY + this.#bleedPx);
    this.scale.set(cellPx);
    for (const watch of this.#watchers) watch(this.#camera, cause);
  }

  #frame(): Omit<BoardFrame, 'way'> {
    const { ratio } = this.#viewport;
    const cellPx = this.#camera.cellPx * ratio;
    const nowMs = this.#host?.now() ?? 0;
    return { nowMs, cellPx, glyphPx: this.#glyphPx, ratio, damage: this.#damage };
  }

  #invalidate(): void {
    this.#host?.requestFrame(() => {
      this.#draw();
    });
  }

  #draw(): void {
    const host = this.#host;
    if (host === null || this.#scene === null || this.#viewport.width === 0) return;
    const nowMs = host.now();
    const isCarried = this.#carryOn(nowMs);
    const isTouched = isCarried || nowMs - this.#touchedMs < REST_MS;
    if (!isTouched) this.#rest();
    if (!isTouched || this.#glyphPx === 0)
      this.#glyphPx = Math.max(1, Math.round(this.#camera.cellPx * this.#viewport.ratio));
    const frame = { ...this.#frame(), nowMs, way: null };
    let isMoving = isTouched;
    for (const layer of this.#layers) isMoving = layer.tick(frame) || isMoving;
    this.#show(host);
    if (isMoving) this.#invalidate();
  }

  /** Draw what is damaged, if anything is. */
  #show(host: BoardHost): void {
    const rects = this.#damage.take();
    if (rects === 'all') host.render('all');
    else {
      const parts = rects.flatMap((rect) => this.#partOf(rect) ?? []);
      if (parts.length === 0) return;
      host.render(parts);
    }
    this.#frames += 1;
    const { isWhole } = this;
    if (isWhole === this.#isBeyondShown) return;
    this.#isBeyondShown = isWhole;
    host.showBeyond(isWhole);
  }

  /** The pixels of a rectangle of the board, as far as they are in sight. */
  #partOf(rect: Rect): Part | null {
    const { width, height, ratio } = this.#viewport;
    const bleed = this.#bleedPx;
    const from = toWindow(this.#camera, { x: rect.left, y: rect.top });
    const to = toWindow(this.#camera, { x: rect.right, y: rect.bottom });
    const clamp = (length: number, room: number): number =>
      Math.min(Math.max(length, 0), Math.round((room + 2 * bleed) * ratio));
    const x = clamp(Math.floor((from.x + bleed) * ratio), width);
    const y = clamp(Math.floor((from.y + bleed) * ratio), height);
    const right = clamp(Math.ceil((to.x + bleed) * ratio), width);
    const bottom = clamp(Math.ceil((to.y + bleed) * ratio), height);
    return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null;
  }

  /** Come to rest on whole device pixels after a gesture. */
  #rest(): void {
    if (this.#touchedMs === -Infinity) return;
    this.#touchedMs = -Infinity;
    this.#damage.addAll();
    this.#camera = settled(this.#camera, this.#extent(), this.#viewport);
    this.#place('other');
  }

  /** Take the board the next step of its way. Returns whether it moved. */
  #carryOn(nowMs: number): boolean {
    const carry = this.#carry;
    if (carry === null) return false;
    const step = carried(carry, nowMs);
    const before = this.#camera;
    const camera =
      step === null
        ? before
        : panned(before, step.moved.x, step.moved.y, this.#extent(), this.#viewport);
    const isAtEnd =
      nowMs > carry.sinceMs &&
      camera.offsetX === before.offsetX &&
      camera.offsetY === before.offsetY;
    this.#carry = step === null || isAtEnd ? null : { ...carry, speed: step.speed, sinceMs: nowMs };
    if (this.#carry === null) return false;
    this.#touchedMs = nowMs;
    this.#look(camera, carry.isSteady ? 'drift' : 'other');
    return true;
  }
}
