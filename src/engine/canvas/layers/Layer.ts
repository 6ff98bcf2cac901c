import type { Container } from 'pixi.js';
import type { BoardScene } from '../scene/BoardScene.ts';
import type { Damage } from '#engine/canvas/scene/Damage.ts';

/** Time and scale of one frame. */
export interface BoardFrame {
  readonly nowMs: number;
  /** Device pixels a cell at rest, for which glyphs are rasterized. */
  readonly glyphPx: number;
  /** Device pixels a cell in this frame. */
  readonly cellPx: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** Collects the areas that changed. */
  readonly damage: Damage;
}

/** A layer of the board, drawn in board units: cells from the top-left corner. */
export interface Layer {
  readonly container: Container;
  /** Show a scene. Motions begin at the frame's time; changed areas are added to its damage. */
  update(scene: BoardScene, previous: BoardScene | null, frame: BoardFrame): void;
  /**
   * Prepare the next frame. Areas in motion are added to the frame's damage. Returns whether a
   * motion continues after it.
   */
  tick(frame: BoardFrame): boolean;
  /**
   * Show one drawing for each shader program of the layer, for a frame that is never visible:
   * programs are compiled when they first draw. Returns a function that restores the layer.
   */
  warmUp?(): () => void;
  /** Destroy all resources of the layer. */
  destroy(): void;
}
