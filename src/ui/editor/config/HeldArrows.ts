import type { Direction } from '#engine/grid/directions.ts';
import { directionFromKey } from './paramsKeys.ts';

/** The arrow keys that are held, in the order of their presses. Listens until it is destroyed. */
export class HeldArrows {
  #held: readonly Direction[] = [];
  readonly #abort = new AbortController();

  constructor(target: Window) {
    const { signal } = this.#abort;
    const options = { signal, capture: true };
    target.addEventListener('keyup', ({ key }) => this.#release(directionFromKey(key)), options);
    target.addEventListener('blur', () => (this.#held = []), { signal });
  }

  /** Add an arrow. Returns those that were held before. */
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
