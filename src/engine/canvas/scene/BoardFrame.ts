import type { Damage } from './Damage.ts';

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
