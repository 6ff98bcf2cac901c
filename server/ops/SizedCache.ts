/** Values by key that are made once: an LRU cache with a size limit. */
export class SizedCache<Value> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #values = new Map<string, Value>();
  readonly #making = new Map<string, Promise<Value | null>>();
  #bytes = 0;

  /** `sizeOf` returns the size of a value in bytes. */
  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  /**
   * The cached value, or a new one; concurrent callers share one. Null, which is not cached, if it
   * cannot be made now.
   */
  async get(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const cached = this.#values.get(key);
    if (cached !== undefined) {
      this.#values.delete(key); // most recently used last
      this.#values.set(key, cached);
      return cached;
    }
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const making = make().finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    const value = await making;
    if (value !== null) this.#store(key, value);
    return value;
  }

  #store(key: string, value: Value): void {
    if (this.#sizeOf(value) > this.#maxBytes) return; // all others would go for it, and then it too
    this.#values.set(key, value);
    this.#bytes += this.#sizeOf(value);
    for (const [oldest, dropped] of this.#values) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#values.delete(oldest);
      this.#bytes -= this.#sizeOf(dropped);
    }
  }
}
