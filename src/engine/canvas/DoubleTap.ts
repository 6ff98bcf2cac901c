import type { Cell, Point } from '../grid/grid.ts';

/** Longest time between the two taps of a double tap, if they are near each other. */
export const DOUBLE_TAP_MS = 300;
/**
 * Largest distance of two taps outside the board. On the board, taps must hit the same cell, or
 * cells under one fingertip.
 */
const DOUBLE_TAP_PX = 24;
const FINGERTIP_PX = 12;

/** Recognizes a double tap from its second tap. */
export class DoubleTap {
  #last: { readonly at: Point; readonly ms: number; readonly cell: Cell | undefined } | null = null;

  /**
   * Register a tap on a cell, or outside the board. Returns whether it completes a double tap. A
   * third tap counts as a first one.
   */
  tap(at: Point, ms: number, cell: Cell | undefined): boolean {
    const isDouble = this.#isSecond(at, ms, cell);
    this.#last = isDouble ? null : { at, ms, cell };
    return isDouble;
  }

  /** Forget the last tap, after another gesture. */
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
