import type { Damage } from './Damage.ts';

/** One picture: when it is shown, and how large cells are then. */
export interface BoardFrame {
  readonly nowMs: number;
  /** Device pixels a cell at rest: what glyphs are drawn for. */
  readonly glyphPx: number;
  /** Device pixels a cell now. */
  readonly cellPx: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** Collects what looks different. */
  readonly damage: Damage;
}
