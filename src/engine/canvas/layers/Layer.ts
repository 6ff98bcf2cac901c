import type { Container } from 'pixi.js';
import type { BoardFrame } from '../scene/BoardFrame.ts';
import type { BoardScene } from '../scene/BoardScene.ts';

/** One kind of thing on the board, drawn in board units: cells from the top-left corner. */
export interface Layer {
  readonly container: Container;
  /** Show a scene. Motions begin at the frame's time; what changed is added to its damage. */
  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void;
  /**
   * Prepare the next picture. What moves is added to the frame's damage. Returns whether something
   * still moves afterwards.
   */
  tick(frame: BoardFrame): boolean;
  /**
   * Show one of everything that the layer ever draws, for a picture that nobody sees: programs are
   * compiled when they are first drawn with. Returns the way back.
   */
  rehearse?(): () => void;
  /** Free everything the layer made. */
  destroy(): void;
}
