import { Container } from 'pixi.js';
import { shownSteps } from '../../picture/shownMarks.ts';
import type { BoardFrame } from '../scene/BoardFrame.ts';
import type { BoardScene } from '../scene/BoardScene.ts';
import type { Damage } from '../scene/Damage.ts';
import { arrival, arrived, breathAt, leaving, type Flourish } from '../motion/flourish.ts';
import type { Layer } from './Layer.ts';
import { OverlayLayer } from './OverlayLayer.ts';

/** One place that is shown, or was until just now. */
interface Mark {
  readonly drawing: OverlayLayer;
  readonly flourish: Flourish;
}

/** What foresight and hints show: marks light one by one, breathe once, stay, and fade when they are no longer shown. */
export class ForesightLayer implements Layer {
  readonly container = new Container({ label: 'foresight' });
  readonly #marks = new Map<string, Mark>();

  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void {
    const { shown, grid, isAnimated } = scene;
    const { nowMs, damage } = frame;
    if (grid.width !== previous?.grid.width) this.#clear(damage);
    if (shown !== previous?.shown || this.#marks.size === 0) {
      const wanted = new Set(shown.map(({ key }) => key));
      for (const [key, mark] of this.#marks)
        if (!wanted.has(key)) {
          const flourish = leaving(mark.flourish, nowMs, isAnimated);
          this.#marks.set(key, { ...mark, flourish });
        }
      shown.forEach((place, order) => {
        const known = this.#marks.get(place.key);
        if (known && !known.flourish.isLeaving) return;
        const steps = shownSteps(place);
        const drawing = known?.drawing ?? new OverlayLayer('shown', () => steps);
        this.container.addChild(drawing.container);
        const flourish = arrival(order, nowMs, isAnimated, known?.flourish);
        this.#marks.set(place.key, { drawing, flourish });
      });
    }
    if (!isAnimated)
      for (const [key, mark] of this.#marks)
        this.#marks.set(key, { ...mark, flourish: arrived(mark.flourish) });
    for (const { drawing } of this.#marks.values()) drawing.update(scene, null, frame);
  }

  tick(frame: BoardFrame): boolean {
    let isMoving = false;
    for (const [key, { drawing, flourish }] of this.#marks) {
      const { alpha, isOver } = breathAt(flourish, frame.nowMs);
      drawing.fade(alpha, frame.damage);
      drawing.tick(frame);
      if (!isOver) isMoving = true;
      else if (flourish.isLeaving) this.#remove(key, drawing);
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
