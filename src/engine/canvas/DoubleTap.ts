import type { Cell, Point } from '../grid/grid.ts';

/** Two taps this soon are one double tap, if they are near each other. */
export const DOUBLE_TAP_MS = 300;
/** How near outside the board. On it in the same cell; cells below a fingertip count as one. */
const DOUBLE_TAP_PX = 24;
const FINGERTIP_PX = 12;

/** Recognizes a double tap from its second tap. */
export class DoubleTap {
  #last: { readonly at: Point; readonly ms: number; readonly cell: Cell | undefined } | null = null;

  /**
   * A tap on a cell, or outside. Returns whether it is the second one of a double tap; a third one
   * is a first one again.
   */
  tap(at: Point, ms: number, cell: Cell | undefined): boolean {
    const isDouble = this.#isSecond(at, ms, cell);
    this.#last = isDouble ? null : { at, ms, cell };
    return isDouble;
  }

  /** Something else than a tap came between. */
  reset(): void {
    this.#last = null;
  }

  #isSecond(at: Point, ms: number, cell: Cell | undefined): boolean {
    const last = this.#last;
    if (last === null || ms - last.ms >= DOUBLE_TAP_MS) return false;
    if ((cell === undefined) !== (last.cell === undefined)) return false;
    const distance = Math.hypot(at.x - last.at.x, at.y - last.at.y);
    return cell === undefined
      ? distance < DOUBLE_TAP_PX
      : cell === last.cell || distance < FINGERTIP_PX;
  }
}
