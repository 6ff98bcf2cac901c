import { Container, Graphics } from 'pixi.js';
import { VEIL, type BoardHint } from '../../picture/drawnOverlays.ts';
import type { OverlayStep } from '../../picture/overlay.ts';
import type { CameraController } from '../camera/CameraController.ts';
import { PartFrame } from '../camera/PartFrame.ts';
import type { BoardFrame, Layer } from './Layer.ts';
import type { BoardScene } from '../scene/BoardScene.ts';
import { easeInk, isMoving, redirect, still, valueAt, type Tween } from '../motion/tween.ts';
import { OverlayLayer } from './OverlayLayer.ts';

const FADE_MS = 160;
const NONE: readonly OverlayStep[] = [];

/** The current hint: a veil over all cells that it does not concern, and marks over the veil. */
export class HintLayer implements Layer {
  readonly container = new Container({ label: 'hint' });
  readonly #veil = new Graphics();
  readonly #marks: OverlayLayer;
  /** The drawn hint; the last one during its fade. */
  #drawn: BoardHint | null = null;
  /** The hint that the camera shows. */
  #framed: BoardHint | null = null;
  readonly #frame: PartFrame;
  #page: number | null = null;
  #fade: Tween = still(0);

  constructor(camera: CameraController) {
    this.#frame = new PartFrame(camera);
    this.#marks = new OverlayLayer('hint marks', () => this.#drawn?.steps ?? NONE);
    this.#veil.alpha = 0;
    this.container.addChild(this.#veil, this.#marks.container);
  }

  update(scene: BoardScene, _previous: BoardScene | null, frame: BoardFrame): void {
    const { hint, theme, isAnimated } = scene;
    const { nowMs, damage } = frame;
    this.#fade = redirect(this.#fade, hint === null ? 0 : 1, nowMs, {
      durationMs: isAnimated ? FADE_MS : 0,
      ease: easeInk,
    });
    const isOther = hint !== null && hint !== this.#drawn;
    if (isOther) this.#drawn = hint;
    if (isOther || theme.page !== this.#page) {
      this.#page = theme.page;
      this.#drawVeil(theme.page);
      damage.addAll();
    }
    this.#marks.update(scene, null, frame);
    if (hint === this.#framed) return;
    this.#framed = hint;
    if (hint) this.#frame.show(hint.part);
    else this.#frame.end();
  }

  tick(frame: BoardFrame): boolean {
    const { nowMs, damage } = frame;
    const alpha = valueAt(this.#fade, nowMs);
    if (alpha !== this.#veil.alpha) {
      damage.addAll();
      this.#veil.alpha = alpha;
    }
    this.container.visible = alpha > 0;
    this.#marks.fade(alpha, damage);
    this.#marks.tick(frame);
    return isMoving(this.#fade, nowMs);
  }

  destroy(): void {
    this.#marks.destroy();
    this.container.destroy({ children: true });
  }

  /** Edges are not smoothed, so that adjacent boxes leave no line between them. */
  #drawVeil(page: number): void {
    const veil = this.#veil.clear();
    for (const { left, top, width, height } of this.#drawn?.veil ?? [])
      veil.rect(left, top, width, height).fill({ color: page, alpha: VEIL });
  }
}
