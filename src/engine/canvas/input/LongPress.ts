/** A finger that rests this long means the other color. */
const LONG_PRESS_MS = 450;

/** Waits for a finger that stays where it is. */
export class LongPress {
  #timer: number | null = null;

  /** Whether a finger has rested, but not yet long enough. */
  get isPending(): boolean {
    return this.#timer !== null;
  }

  /** Call `onLongPress` once the finger has rested long enough. */
  start(onLongPress: () => void): void {
    this.cancel();
    this.#timer = window.setTimeout(() => {
      this.#timer = null;
      onLongPress();
    }, LONG_PRESS_MS);
  }

  /** The finger moved or was lifted. */
  cancel(): void {
    if (this.#timer !== null) window.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
