import type { Point } from '../../grid/grid.ts';

/** Two taps this soon and near are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;

/** Recognizes a double tap from its second tap. */
export class DoubleTap {
  #last: { readonly at: Point; readonly ms: number } | null = null;

  /** A tap. Returns whether it is the second one of a double tap. */
  tap(at: Point, ms: number): boolean {
    const last = this.#last;
    this.#last = { at, ms };
    return (
      last !== null &&
      ms - last.ms < DOUBLE_TAP_MS &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE_TAP_PX
    );
  }

  /** Something else than a tap came between. */
  reset(): void {
    this.#last = null;
  }
}
