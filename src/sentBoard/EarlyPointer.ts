import type { Cell, Point, SolidColor } from '#engine/grid/grid.ts';
import type { EarlyStrokes } from './EarlyStrokes.ts';
import type { SentPicture } from './SentPicture.ts';

/** As on the board of the app: `engine/canvas/BoardGesture.ts` and `smallCells.ts`. */
const LONG_PRESS_MS = 450;
const PINCH_MS = 120;
const TOUCHED_CELL_PX = 18;
/** Distance of points on the way of a fast pointer, in cells. */
const STEP = 0.25;

/** The colors of the buttons; `boot.js` reads the setting. */
const [PRIMARY, SECONDARY]: readonly [SolidColor, SolidColor] =
  document.documentElement.dataset['primary'] === 'light' ? ['light', 'dark'] : ['dark', 'light'];
/** By the held buttons; 32 is the eraser of a pen. */
const COLORS: Readonly<Record<number, SolidColor>> = { 1: PRIMARY, 2: SECONDARY, 32: SECONDARY };

/** Where cells and symbols are in the window. */
type Places = Pick<SentPicture, 'pointAt' | 'cellAt' | 'hasSymbol'>;

interface Press {
  readonly pointerId: number;
  readonly startMs: number;
  /** The first cell. */
  readonly cell: Cell;
  last: Point;
  /** True after a long press. */
  isLong: boolean;
  /** The timer of a long press. */
  rest: number | undefined;
}

/** Takes the strokes of mouse, pen and fingers on a picture. */
export class EarlyPointer {
  readonly #picture: Places;
  readonly #strokes: EarlyStrokes;
  #press: Press | null = null;
  /** Fingers on the screen. After a second one, nothing is painted until all have left. */
  readonly #fingers = new Set<number>();

  constructor(picture: Places, strokes: EarlyStrokes) {
    this.#picture = picture;
    this.#strokes = strokes;
  }

  down(event: PointerEvent): void {
    const { pointerId, pointerType, timeStamp, buttons } = event;
    const isTouch = pointerType === 'touch';
    if (isTouch) this.#fingers.add(pointerId);
    if (this.#fingers.size > 1) {
      this.#settle(timeStamp - (this.#press?.startMs ?? 0) >= PINCH_MS);
      return;
    }
    this.#settle(true);
    const color = COLORS[buttons];
    const at = this.#picture.pointAt({ x: event.clientX, y: event.clientY });
    const cell = this.#picture.cellAt(at);
    if (cell === undefined || color === undefined || hasModifier(event)) return;
    if (isTouch && this.#isTooSmall()) return;
    if (!isTouch) event.preventDefault();
    this.#press = { pointerId, startMs: timeStamp, cell, last: at, isLong: false, rest: undefined };
    this.#strokes.press(cell, color);
    if (isTouch) this.#press.rest = window.setTimeout(() => this.#pressLong(), LONG_PRESS_MS);
  }

  move({ pointerId, buttons, clientX, clientY, timeStamp }: PointerEvent): void {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    this.#undoLateLongPress(press, timeStamp);
    if (buttons === 0) {
      this.#settle(true); // it was released outside the window
      return;
    }
    const { last } = press;
    const to = this.#picture.pointAt({ x: clientX, y: clientY });
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - last.x, to.y - last.y) / STEP));
    const first = this.#picture.cellAt(last);
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      const x = last.x + (to.x - last.x) * share;
      const cell = this.#picture.cellAt({ x, y: last.y + (to.y - last.y) * share });
      if (cell === undefined || cell === first) continue;
      clearTimeout(press.rest);
      this.#strokes.cross(cell);
    }
    press.last = to;
  }

  up({ pointerId, type, timeStamp }: PointerEvent): void {
    this.#fingers.delete(pointerId);
    if (this.#press?.pointerId !== pointerId) return;
    this.#undoLateLongPress(this.#press, timeStamp);
    this.#settle(type === 'pointerup');
  }

  /** End the stroke, or take it back. */
  #settle(isKept: boolean): void {
    clearTimeout(this.#press?.rest);
    this.#press = null;
    if (isKept) this.#strokes.end();
    else this.#strokes.cancel();
  }

  /** A long press paints the other color. On a symbol it would show words, which are not here. */
  #pressLong(): void {
    const press = this.#press;
    if (!press) return;
    press.isLong = true;
    this.#strokes.cancel();
    if (!this.#picture.hasSymbol(press.cell)) this.#strokes.press(press.cell, SECONDARY);
  }

  /** While the page is busy, the timer may come before events of a finger that was faster. */
  #undoLateLongPress(press: Press, atMs: number): void {
    if (!press.isLong || atMs - press.startMs >= LONG_PRESS_MS) return;
    press.isLong = false;
    this.#strokes.cancel();
    this.#strokes.press(press.cell, PRIMARY);
  }

  #isTooSmall(): boolean {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ].map((at) => this.#picture.pointAt(at));
    return !from || !to || (to.x - from.x) * TOUCHED_CELL_PX > 1;
  }
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: PointerEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
