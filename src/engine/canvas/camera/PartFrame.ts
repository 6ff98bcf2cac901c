import type { Box } from '../../picture/overlay.ts';
import { revealing, zoomed, type Camera } from './camera.ts';
import type { CameraController } from './CameraController.ts';

type FramedCamera = Pick<
  CameraController,
  'aim' | 'extent' | 'glideTo' | 'hasWindow' | 'isWhole' | 'viewport'
>;

/**
 * Moves the camera to parts of the board and back. It is loaded with hints, apart from the camera,
 * because solving needs neither.
 */
export class PartFrame {
  readonly #controller: FramedCamera;
  /** The views before and after the first move; null if no part is framed. */
  #framed: { readonly before: Camera; readonly to: Camera } | null = null;

  constructor(controller: FramedCamera) {
    this.#controller = controller;
  }

  /** Glide to a part of the board, in cells, if it is not in view. */
  show(part: Box): void {
    const { aim, hasWindow, isWhole } = this.#controller;
    if (!hasWindow || isWhole) return;
    const to = this.#framing(part);
    if (isSameCamera(to, aim)) return;
    const framed = this.#framed;
    this.#framed = { before: framed && isSameCamera(framed.to, aim) ? framed.before : aim, to };
    this.#controller.glideTo(to);
  }

  /** Glide back to the view before the first `show`, unless the player moved the board since. */
  end(): void {
    const framed = this.#framed;
    this.#framed = null;
    if (framed && isSameCamera(framed.to, this.#controller.aim))
      this.#controller.glideTo(framed.before);
  }

  /** The camera after the smallest move that shows the part, smaller if it needs more room. */
  #framing({ left, top, width, height }: Box): Camera {
    const { aim, extent, viewport } = this.#controller;
    const [wide, high] = [viewport.width / (width + 1), viewport.height / (height + 1)];
    const factor = Math.min(1, wide / aim.cellPx, high / aim.cellPx);
    const middle = { x: viewport.width / 2, y: viewport.height / 2 };
    const near = factor < 1 ? zoomed(aim, factor, middle, extent, viewport) : aim;
    const last = { x: left + width - 1, y: top + height - 1 };
    const first = revealing(near, last, extent, viewport);
    return revealing(first, { x: left, y: top }, extent, viewport);
  }
}

/** True if cameras differ by less than a pixel: a camera at rest settles on whole pixels. */
function isSameCamera(a: Camera, b: Camera): boolean {
  const keys = ['cellPx', 'offsetX', 'offsetY'] as const;
  return keys.every((key) => Math.abs(a[key] - b[key]) < 1);
}
