import { Container } from 'pixi.js';
import { shownSteps } from '../../picture/shownMarks.ts';
import type { BoardFrame, Layer } from './Layer.ts';
import type { BoardScene } from '../scene/BoardScene.ts';
import type { Damage } from '../scene/Damage.ts';
import {
  appearing,
  disappearing,
  finished,
  markAt,
  type MarkMotion,
} from '../motion/markMotion.ts';
import { OverlayLayer } from './OverlayLayer.ts';

/** A mark that is visible or disappearing. */
interface MovingMark {
  readonly drawing: OverlayLayer;
  readonly motion: MarkMotion;
}

/**
 * Marks of foresight: they appear one by one, pulse once, stay, and disappear when they are no
 * longer in the scene.
 */
export class ForesightLayer implements Layer {
  readonly container = new Container({ label: 'foresight' });
  readonly #marks = new Map<string, MovingMark>();

  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void {
    const { shown, grid, isAnimated } = scene;
    const { nowMs, damage } = frame;
    if (grid.width !== previous?.grid.width) this.#clear(damage);
    if (shown !== previous?.shown || this.#marks.size === 0) {
      const wanted = new Set(shown.map(({ key }) => key));
      for (const [key, mark] of this.#marks)
        if (!wanted.has(key)) {
          const motion = disappearing(mark.motion, nowMs, isAnimated);
          this.#marks.set(key, { ...mark, motion });
        }
      shown.forEach((place, order) => {
        const known = this.#marks.get(place.key);
        if (known && !known.motion.isDisappearing) return;
        const steps = shownSteps(place);
        const drawing = known?.drawing ?? new OverlayLayer('shown', () => steps);
        this.container.addChild(drawing.container);
        const motion = appearing(order, nowMs, isAnimated, known?.motion);
        this.#marks.set(place.key, { drawing, motion });
      });
    }
    if (!isAnimated)
      for (const [key, mark] of this.#marks)
        this.#marks.set(key, { ...mark, motion: finished(mark.motion) });
    for (const { drawing } of this.#marks.values()) drawing.update(scene, null, frame);
  }

  tick(frame: BoardFrame): boolean {
    let isMoving = false;
    for (const [key, { drawing, motion }] of this.#marks) {
      const { alpha, isOver } = markAt(motion, frame.nowMs);
      drawing.fade(alpha, frame.damage);
      drawing.tick(frame);
      if (!isOver) isMoving = true;
      else if (motion.isDisappearing) this.#remove(key, drawing);
    }
    return isMoving;
  }

  #clear(damage: Damage): void {
    for (const [key, { drawing }] of this.#marks) {
      drawing.fade(0, damage);
      this.#remove(key, drawing);
    }
  }

  #remove(key: string, drawing: OverlayLayer): void {
    this.#marks.delete(key);
    drawing.destroy();
  }

  destroy(): void {
    for (const [key, { drawing }] of this.#marks) this.#remove(key, drawing);
    this.container.destroy({ children: true });
  }
}
