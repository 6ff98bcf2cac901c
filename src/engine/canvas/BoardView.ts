import { Container } from 'pixi.js';
import type { Cell, Point } from '../grid/grid.ts';
import type { BoardFrame, Layer } from './layers/Layer.ts';
import { createScene, isSameExtent, measureExtent, type BoardScene } from './scene/BoardScene.ts';
import { hasSameParts, type BoardViewModel } from './scene/BoardViewModel.ts';
import type { Viewport } from './camera/camera.ts';
import { CameraController } from './camera/CameraController.ts';
import { Damage, type Rect } from './scene/Damage.ts';
import { CellLayer } from './layers/CellLayer.ts';
import { FocusLayer } from './layers/FocusLayer.ts';
import { ForesightLayer } from './layers/ForesightLayer.ts';
import { OverlayLayer } from './layers/OverlayLayer.ts';
import { RimLayer } from './layers/RimLayer.ts';
import { SymbolLayer } from './layers/SymbolLayer.ts';

/** A rectangle of the canvas in device pixels from its top-left corner. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Services of the page for a board. */
export interface BoardHost {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Call `draw` before the next frame is shown, once for any number of requests. */
  requestFrame(draw: () => void): void;
  cancelFrame(): void;
  /** Render the board to the screen: all of it, or only parts. */
  render(parts: readonly Part[] | 'all'): void;
  /**
   * Show or clip the margin of the canvas around the window. It is shown for the glow of a board
   * that fits into the window. `bleedPx` is the width of the margin in CSS pixels.
   */
  showBeyond(isShown: boolean, bleedPx: number): void;
}

/**
 * A board on a canvas: a function of its view model and of the time since the last change. Draws
 * only after a change and during animations. Owns its layers.
 */
export class BoardView extends Container {
  /** Position and scale of the board in its window. */
  readonly cameraController = new CameraController({
    now: () => this.#host?.now() ?? 0,
    requestFrame: () => this.#invalidate(),
  });
  readonly #cells = new CellLayer();
  readonly #symbols = new SymbolLayer();
  readonly #underlay = new OverlayLayer('underlay', ({ underlay }) => underlay);
  readonly #overlay = new OverlayLayer('overlay', ({ overlay }) => overlay);
  readonly #layers: Layer[] = [
    this.#cells,
    new RimLayer(),
    this.#underlay,
    this.#symbols,
    this.#overlay,
    new ForesightLayer(),
    new FocusLayer(),
  ];
  /** True if the hint layer is loaded or loading. It loads with the first hint. */
  #hasHintLayer = false;
  #host: BoardHost | null = null;
  #view: BoardViewModel | null = null;
  #scene: BoardScene | null = null;
  #hoveredCell: Cell | null = null;
  /** The pointer hovers another cell than in the scene. */
  #isHoverStale = false;
  #isHidden = false;
  #glyphPx = 0;
  readonly #damage = new Damage();
  #frames = 0;
  /** CSS pixels by which the canvas is larger than the window on every side. */
  #bleedPx = 0;
  /** Last value passed to `host.showBeyond`; null if none is valid. */
  #isBeyondShown: boolean | null = null;

  constructor() {
    super({ label: 'board', eventMode: 'none', interactiveChildren: false });
    for (const { container } of this.#layers) this.addChild(container);
    this.cameraController.subscribe(() => this.#place());
  }

  /** The current view model. */
  get view(): BoardViewModel | null {
    return this.#view;
  }

  set view(view: BoardViewModel | null) {
    // A change that was drawn before React rendered arrives from React a second time.
    if (view === null || hasSameParts(view, this.#view)) return;
    this.#view = view;
    this.cameraController.isAnimated = view.settings.isAnimated;
    this.#refresh();
    if (view.hint && !this.#hasHintLayer) void this.#addHintLayer();
  }

  /** Number of frames drawn. */
  get frames(): number {
    return this.#frames;
  }

  /** Start drawing. */
  attach(host: BoardHost): void {
    this.#host = host;
    this.#damage.addAll();
    this.#invalidate();
  }

  /**
   * Set the size of the window. The canvas is `bleedPx` larger on every side. A fitted board stays
   * fitted.
   */
  resize(viewport: Viewport, bleedPx: number): void {
    this.#bleedPx = bleedPx;
    this.#isBeyondShown = null;
    this.cameraController.resize(viewport);
  }

  /** Draw at once instead of in the next frame, for a canvas that was cleared. */
  drawNow(): void {
    this.#host?.cancelFrame();
    this.#damage.addAll();
    this.#draw();
  }

  /** Continue a gesture that ended at a speed, in CSS pixels a millisecond. */
  release(speed: Point): void {
    if (this.#view?.settings.isAnimated === true) this.cameraController.release(speed);
  }

  /** The center of a cell in the window. */
  placeOf(cell: Cell): Point {
    const width = this.#view?.board.width ?? 1;
    const column = cell % width;
    return this.cameraController.placeOf({ x: column + 0.5, y: (cell - column) / width + 0.5 });
  }

  /**
   * Draw the hover mark on a cell; null removes it. The layers are updated with the next frame, as
   * a move of a stroke changes the view model, too.
   */
  hoverCell(cell: Cell | null): void {
    if (cell === this.#hoveredCell) return;
    this.#hoveredCell = cell;
    if (this.#view === null) return;
    this.#isHoverStale = true;
    this.#invalidate();
  }

  /** The page was hidden or shown. A hidden page has no animations. */
  set isHidden(isHidden: boolean) {
    if (isHidden === this.#isHidden) return;
    this.#isHidden = isHidden;
    this.#refresh();
    if (!isHidden) return;
    this.#host?.cancelFrame();
    this.#draw();
  }

  /** Draw all glyphs again, after a font has loaded. */
  redrawGlyphs(): void {
    this.#symbols.redraw();
    this.#overlay.redraw();
    this.#underlay.redraw();
    this.#damage.addAll();
    this.#invalidate();
  }

  /**
   * One function for each layer that draws with its shader programs, so that the graphics driver
   * compiles them before the first input. The picture does not change.
   */
  get warmUps(): readonly (() => void)[] {
    return this.#layers
      .filter((layer) => 'warmUp' in layer)
      .map((layer) => () => this.#warmUp(layer));
  }

  override destroy(): void {
    this.#host?.cancelFrame();
    this.#host = null;
    for (const layer of this.#layers) layer.destroy();
    super.destroy();
  }

  /** If the layer fails to load, hints still have their text next to the board. */
  async #addHintLayer(): Promise<void> {
    this.#hasHintLayer = true;
    try {
      const { HintLayer } = await import('./layers/HintLayer.ts');
      if (this.destroyed) return;
      const layer = new HintLayer(this.cameraController);
      // Below the focus ring, which must stay visible.
      this.#layers.splice(-1, 0, layer);
      this.addChildAt(layer.container, this.children.length - 1);
      if (this.#scene === null) return;
      layer.update(this.#scene, null, this.#frame());
      this.#invalidate();
    } catch {
      this.#hasHintLayer = false; // loading failed: the next hint tries again
    }
  }

  /** Draw one cell with every program of a layer, then as it was, within one task. */
  #warmUp(layer: Layer): void {
    this.#draw(); // a pending frame first: a layer may have released its glyphs
    const part = this.#scene && this.#partOf({ left: 0, top: 0, right: 1, bottom: 1 });
    if (this.#host === null || part === null) return;
    const end = layer.warmUp?.();
    this.#host.render([part]);
    end?.();
    this.#host.render([part]);
  }

  /** Update the layers from view model and hover, and draw them. */
  #refresh(): void {
    if (this.#view === null) return;
    this.#update(this.#view);
    this.#invalidate();
  }

  #update(view: BoardViewModel): void {
    this.#isHoverStale = false;
    const previous = this.#scene;
    const scene = createScene(
      view,
      { hoveredCell: this.#hoveredCell, isHidden: this.#isHidden },
      previous,
    );
    this.#scene = scene;
    const isOther =
      previous === null || !isSameExtent(measureExtent(scene), measureExtent(previous));
    const frame = this.#frame();
    for (const layer of this.#layers) layer.update(scene, previous, frame);
    if (isOther) this.#measure(scene);
    if (scene.focus !== null && scene.focus !== previous?.focus) this.#reveal(scene.focus);
  }

  /** Scroll the cell of the keyboard cursor into the window. */
  #reveal(cell: Cell): void {
    const width = this.#scene?.grid.width ?? 1;
    const column = cell % width;
    this.cameraController.reveal({ x: column, y: (cell - column) / width });
  }

  /** Set the size of the board and fit it. */
  #measure(scene: BoardScene): void {
    this.cameraController.setExtent(measureExtent(scene));
    if (this.cameraController.hasWindow) this.cameraController.fit();
  }

  #place(): void {
    const { offsetX, offsetY, cellPx } = this.cameraController.camera;
    this.position.set(offsetX + this.#bleedPx, offsetY + this.#bleedPx);
    this.scale.set(cellPx);
    this.#damage.addAll();
  }

  #frame(): BoardFrame {
    const { ratio } = this.cameraController.viewport;
    const cellPx = this.cameraController.camera.cellPx * ratio;
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
    if (this.#isHoverStale && this.#view !== null) this.#update(this.#view);
    if (host === null || this.#scene === null || !this.cameraController.hasWindow) return;
    const nowMs = host.now();
    const isTouched = this.cameraController.advance(nowMs);
    if (!isTouched || this.#glyphPx === 0) {
      const { camera, viewport } = this.cameraController;
      this.#glyphPx = Math.max(1, Math.round(camera.cellPx * viewport.ratio));
    }
    const frame = { ...this.#frame(), nowMs };
    let isMoving = isTouched;
    for (const layer of this.#layers) isMoving = layer.tick(frame) || isMoving;
    this.#show(host);
    if (isMoving) this.#invalidate();
  }

  /** Render the damaged parts. */
  #show(host: BoardHost): void {
    const rects = this.#damage.take();
    if (rects === 'all') host.render('all');
    else {
      const parts = rects.flatMap((rect) => this.#partOf(rect) ?? []);
      if (parts.length === 0) return;
      host.render(parts);
    }
    this.#frames += 1;
    const { isWhole } = this.cameraController;
    if (isWhole === this.#isBeyondShown) return;
    this.#isBeyondShown = isWhole;
    host.showBeyond(isWhole, this.#bleedPx);
  }

  /** The pixels of a rectangle of the board, clipped to the canvas; null if none is visible. */
  #partOf(rect: Rect): Part | null {
    const { width, height, ratio } = this.cameraController.viewport;
    const bleed = this.#bleedPx;
    const from = this.cameraController.placeOf({ x: rect.left, y: rect.top });
    const to = this.cameraController.placeOf({ x: rect.right, y: rect.bottom });
    const clamp = (length: number, room: number): number =>
      Math.min(Math.max(length, 0), Math.round((room + 2 * bleed) * ratio));
    const x = clamp(Math.floor((from.x + bleed) * ratio), width);
    const y = clamp(Math.floor((from.y + bleed) * ratio), height);
    const right = clamp(Math.ceil((to.x + bleed) * ratio), width);
    const bottom = clamp(Math.ceil((to.y + bleed) * ratio), height);
    return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null;
  }
}
