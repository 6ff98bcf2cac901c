import type { Direction } from '#engine/grid/directions.ts';
import { arrowOf } from './paramsKeys.ts';

/** Which arrow keys are down, the earliest first. Listens until it is destroyed. */
export class HeldArrows {
  #held: readonly Direction[] = [];
  readonly #abort = new AbortController();

  constructor(target: Window) {
    const { signal } = this.#abort;
    const options = { signal, capture: true };
    target.addEventListener('keyup', ({ key }) => this.#release(arrowOf(key)), options);
    target.addEventListener('blur', () => (this.#held = []), { signal });
  }

  /** Those that were down before this press, which joins them. */
  press(arrow: Direction): readonly Direction[] {
    const before = this.#held.filter((other) => other !== arrow);
    this.#held = [...before, arrow];
    return before;
  }

  #release(arrow: Direction | undefined): void {
    this.#held = this.#held.filter((other) => other !== arrow);
  }

  destroy(): void {
    this.#abort.abort();
  }
}
