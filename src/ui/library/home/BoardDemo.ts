/** Delay of the first stroke, so that the page is at rest first. */
const FIRST_MS = 1800;
/** Time that a stroke is shown. */
const SHOWN_MS = 2600;
/** Pause after a stroke. */
const OPEN_MS = 900;

/** Paints one of the strokes; the previous one was undone before. */
export interface DemoPainter {
  readonly paint: (stroke: number) => void;
  readonly undo: () => void;
}

/**
 * Demonstrates the board: every few seconds it paints one stroke and undoes it. Runs only while the
 * board is visible, and never again after `end`.
 */
export class BoardDemo {
  readonly #strokes: number;
  readonly #painter: DemoPainter;
  #next = 0;
  #isPainted = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(strokes: number, painter: DemoPainter) {
    this.#strokes = strokes;
    this.#painter = painter;
  }

  /** Set whether the board is visible. */
  setVisible(isVisible: boolean): void {
    if (this.#isOver) return;
    this.#reset();
    if (isVisible) this.#after(FIRST_MS, () => this.#paint());
  }

  /** End the demonstration, because the visitor uses the board. Undoes the stroke at once. */
  end(): void {
    if (this.#isOver) return;
    this.#reset();
    this.#isOver = true;
  }

  #paint(): void {
    this.#painter.paint(this.#next % this.#strokes);
    this.#next++;
    this.#isPainted = true;
    this.#after(SHOWN_MS, () => {
      this.#reset();
      this.#after(OPEN_MS, () => this.#paint());
    });
  }

  /** Undo the stroke and stop the timer. */
  #reset(): void {
    clearTimeout(this.#timer);
    if (this.#isPainted) this.#painter.undo();
    this.#isPainted = false;
  }

  #after(delayMs: number, then: () => void): void {
    this.#timer = setTimeout(then, delayMs);
  }
}
