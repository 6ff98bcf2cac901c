import { Container } from 'pixi.js';
import type { Cell } from '../../grid/grid.ts';
import { foreseenSteps } from '../../picture/overlaySteps.ts';
import type { BoardFrame, BoardScene } from '../BoardScene.ts';
import type { Damage } from '../Damage.ts';
import { arrival, arrived, breathAt, leaving, type Flourish } from '../flourish.ts';
import type { Layer } from './Layer.ts';
import { OverlayLayer } from './OverlayLayer.ts';

/** One cell that is shown, or was until just now. */
interface Mark {
  readonly drawing: OverlayLayer;
  readonly flourish: Flourish;
}

/** What foresight shows: cells light one by one, breathe once, stay, and fade when they are no longer shown. */
export class ForesightLayer implements Layer {
  readonly container = new Container({ label: 'foresight' });
  readonly #marks = new Map<Cell, Mark>();

  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void {
    const { foreseen, grid, isAnimated } = scene;
    const { nowMs, damage } = frame;
    if (grid.width !== previous?.grid.width) this.#clear(damage);
    if (foreseen !== previous?.foreseen || this.#marks.size === 0) {
      for (const [cell, mark] of this.#marks)
        if (!foreseen.includes(cell)) {
          const flourish = leaving(mark.flourish, nowMs, isAnimated);
          this.#marks.set(cell, { ...mark, flourish });
        }
      foreseen.forEach((cell, order) => {
        const known = this.#marks.get(cell);
        if (known && !known.flourish.isLeaving) return;
        const steps = foreseenSteps(cell, grid.width);
        const drawing = known?.drawing ?? new OverlayLayer('foreseen', () => steps);
        this.container.addChild(drawing.container);
        const flourish = arrival(order, nowMs, isAnimated, known?.flourish);
        this.#marks.set(cell, { drawing, flourish });
      });
    }
    if (!isAnimated)
      for (const [cell, mark] of this.#marks)
        this.#marks.set(cell, { ...mark, flourish: arrived(mark.flourish) });
    for (const { drawing } of this.#marks.values()) drawing.update(scene, null, frame);
  }

  tick(frame: BoardFrame): boolean {
    let isMoving = false;
    for (const [cell, { drawing, flourish }] of this.#marks) {
      const { alpha, isOver } = breathAt(flourish, frame.nowMs);
      drawing.fade(alpha, frame.damage);
      drawing.tick(frame);
      if (!isOver) isMoving = true;
      else if (flourish.isLeaving) this.#remove(cell, drawing);
    }
    return isMoving;
  }

  #clear(damage: Damage): void {
    for (const [cell, { drawing }] of this.#marks) {
      drawing.fade(0, damage);
      this.#remove(cell, drawing);
    }
  }

  #remove(cell: Cell, drawing: OverlayLayer): void {
    this.#marks.delete(cell);
    drawing.destroy();
  }

  destroy(): void {
    for (const [cell, { drawing }] of this.#marks) this.#remove(cell, drawing);
    this.container.destroy({ children: true });
  }
}
