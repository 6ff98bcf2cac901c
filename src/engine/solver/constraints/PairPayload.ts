/** Packs two small integers into the payload of a deduction. */
export class PairPayload {
  readonly #seconds: number;

  /** The second integer is less than `seconds`. */
  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  pack(first: number, second: number): number {
    return first * this.#seconds + second;
  }

  first(payload: number): number {
    return Math.floor(payload / this.#seconds);
  }

  second(payload: number): number {
    return payload % this.#seconds;
  }
}
