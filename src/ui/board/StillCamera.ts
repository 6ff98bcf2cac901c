import type { BoardPointer } from '#engine/canvas/BoardPointer.ts';
import type { BoardEvents, PointerTarget } from '#engine/canvas/BoardOptions.ts';
import { CameraController } from '#engine/canvas/camera/CameraController.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import type { StageShape } from '#engine/picture/stageShape.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { transformTo } from './access/useCameraPlace.ts';
import type { BoardCamera } from './boardCamera.ts';

/** A mounted picture of a board. */
export interface StillPicture {
  /** The window of the board. */
  readonly frame: HTMLElement;
  /** Fitted into the frame by its style. */
  readonly element: HTMLElement;
  readonly pointer: BoardPointer;
  readonly shown: () => { readonly view: BoardViewModel; readonly shape: StageShape };
  /** Sets the camera that pointers move; null for none. */
  readonly setCamera: (camera: StillCamera | null) => void;
}

/** Moves the picture of a board by a CSS transform, for browsers without a canvas. */
export class StillCamera implements BoardCamera {
  readonly #picture: StillPicture;
  readonly #onCamera: NonNullable<BoardEvents['onCamera']>;
  readonly #sizes = new ResizeObserver(() => this.#measure());
  /** The stage has the shape of the board in its style. */
  readonly #shapes = new MutationObserver(() => this.#measure());
  readonly #controller = new CameraController({
    now: () => performance.now(),
    requestFrame: () => this.#requestFrame(),
  });
  #request: number | null = null;
  #frames = 0;

  constructor(picture: StillPicture, onCamera: NonNullable<BoardEvents['onCamera']>) {
    this.#picture = picture;
    this.#onCamera = onCamera;
    this.#controller.subscribe((_, cause) => {
      this.#place();
      picture.pointer.boardMoved(cause);
    });
    this.#measure();
    picture.setCamera(this);
    this.#sizes.observe(picture.frame);
    const stage = picture.frame.parentElement;
    if (stage) this.#shapes.observe(stage, { attributeFilter: ['style'] });
  }

  /** The number of moves. */
  get frames(): number {
    return this.#frames;
  }

  /** The camera operations of pointers. */
  get target(): NonNullable<PointerTarget['camera']> {
    const controller = this.#steered;
    return {
      panBy: (dx, dy) => controller.panBy(dx, dy),
      pinch: (pinch) => controller.pinch(pinch),
      release: (speed) => {
        if (controller.isAnimated) controller.release(speed);
      },
      autoScroll: (speed) => controller.autoScroll(speed),
      zoomBy: (steps, at) => controller.zoomBy(steps, at),
      fit: () => controller.glideToFit(),
      toggleZoom: (at) => controller.toggleZoom(at),
    };
  }

  glideToFit(): void {
    this.#steered.glideToFit();
  }

  glideBy(steps: number, at?: Point): void {
    this.#steered.glideBy(steps, at);
  }

  magnify(at: Point): void {
    this.#steered.magnify(at);
  }

  panBy(dx: number, dy: number): void {
    this.#controller.panBy(dx, dy);
  }

  placeOf(cell: Cell): Point {
    const { columns } = this.#picture.shown().shape;
    const column = cell % columns;
    return this.#controller.placeOf({ x: column + 0.5, y: (cell - column) / columns + 0.5 });
  }

  destroy(): void {
    this.#sizes.disconnect();
    this.#shapes.disconnect();
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#picture.setCamera(null);
    this.#picture.element.style.transform = '';
  }

  /** The controller, animated as the settings want it now. */
  get #steered(): CameraController {
    this.#controller.isAnimated = this.#picture.shown().view.settings.isAnimated;
    return this.#controller;
  }

  #measure(): void {
    const { frame, shown } = this.#picture;
    const { clientWidth: width, clientHeight: height } = frame;
    if (width === 0 || height === 0) return;
    const { columns, rows, marginX, marginY } = shown().shape;
    this.#controller.setExtent({ width: columns, height: rows, marginX, marginY });
    this.#controller.resize({ width, height, ratio: window.devicePixelRatio });
  }

  #requestFrame(): void {
    this.#request ??= requestAnimationFrame((nowMs) => {
      this.#request = null;
      this.#frames += 1;
      if (this.#controller.advance(nowMs)) this.#requestFrame();
    });
  }

  /** The style fits the whole board without rounding: it needs no transform. */
  #place(): void {
    const { camera, isWhole } = this.#controller;
    const { element, shown } = this.#picture;
    const { columns, marginX, marginY } = shown().shape;
    const { offsetX, offsetY, cellPx } = camera;
    const corner = {
      cellPx,
      offsetX: offsetX - marginX * cellPx,
      offsetY: offsetY - marginY * cellPx,
    };
    const { offsetLeft: left, offsetTop: top, offsetWidth: width } = element;
    element.style.transform = isWhole
      ? ''
      : transformTo(corner, { left, top, width }, columns + 2 * marginX);
    this.#onCamera(isWhole ? null : camera);
  }
}
