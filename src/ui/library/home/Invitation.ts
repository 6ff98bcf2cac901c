/** Until the first stroke, so that the page is seen at rest once. */
const FIRST_MS = 1800;
/** A stroke is looked at for so long, */
const SHOWN_MS = 2600;
/** and the open board after it. */
const OPEN_MS = 900;

/** Paints one of a number of strokes; the one before was taken back. */
export interface InvitingHand {
  readonly paint: (stroke: number) => void;
  readonly takeBack: () => void;
}

/**
 * Shows what can be done with a board: every few seconds one stroke is painted, and taken back.
 * Only while the board is seen, and never again once it was told to end.
 */
export class Invitation {
  readonly #strokes: number;
  readonly #hand: InvitingHand;
  #next = 0;
  #isPainted = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(strokes: number, hand: InvitingHand) {
    this.#strokes = strokes;
    this.#hand = hand;
  }

  /** The board came into sight, or went out of it. */
  setSeen(isSeen: boolean): void {
    if (this.#isOver) return;
    this.#rest();
    if (isSeen) this.#after(FIRST_MS, () => this.#paint());
  }

  /** The board is in the hands of its visitor. What was painted is taken back at once. */
  end(): void {
    if (this.#isOver) return;
    this.#rest();
    this.#isOver = true;
  }

  #paint(): void {
    this.#hand.paint(this.#next % this.#strokes);
    this.#next++;
    this.#isPainted = true;
    this.#after(SHOWN_MS, () => {
      this.#rest();
      this.#after(OPEN_MS, () => this.#paint());
    });
  }

  /** No stroke is on the board, and none will come. */
  #rest(): void {
    clearTimeout(this.#timer);
    if (this.#isPainted) this.#hand.takeBack();
    this.#isPainted = false;
  }

  #after(delayMs: number, then: () => void): void {
    this.#timer = setTimeout(then, delayMs);
  }
}
