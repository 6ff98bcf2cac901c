/**
 * Counts work in units of about a millisecond. Limits of work in place of time give the same puzzle
 * on every machine.
 */
export class Work {
  readonly #limit: number;
  #done = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get done(): number {
    return this.#done;
  }

  get isSpent(): boolean {
    return this.#done >= this.#limit;
  }

  spend(units: number): void {
    this.#done += units;
  }
}
