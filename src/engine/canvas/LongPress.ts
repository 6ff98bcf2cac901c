/** A finger that rests this long means the other color. */
export const LONG_PRESS_MS = 450;

/** Waits for a finger that stays where it is. */
export class LongPress {
  #stop: (() => void) | null = null;

  /** Whether a finger has rested, but not yet long enough. */
  get isPending(): boolean {
    return this.#stop !== null;
  }

  /**
   * Call `onLongPress` once the finger has rested long enough. On a busy page the timer may come
   * before the events of a finger that was lifted long ago: they get a frame and a task to arrive.
   */
  start(onLongPress: () => void): void {
    this.#after(LONG_PRESS_MS, () => {
      const frame = requestAnimationFrame(() => this.#after(0, onLongPress));
      this.#stop = () => cancelAnimationFrame(frame);
    });
  }

  /** The finger moved or was lifted. */
  cancel(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #after(delayMs: number, then: () => void): void {
    this.cancel();
    const timer = setTimeout(() => {
      this.#stop = null;
      then();
    }, delayMs);
    this.#stop = () => clearTimeout(timer);
  }
}
