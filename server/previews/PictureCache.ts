/** Rendered pictures by ETag: an LRU cache with a size limit. */
export class PictureCache {
  readonly #maxBytes: number;
  readonly #pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #drawing = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * The cached picture, or a new one; concurrent callers share one rendering. Null if it cannot be
   * drawn now.
   */
  async get(
    tag: string,
    draw: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const cached = this.#pictures.get(tag);
    if (cached) {
      this.#pictures.delete(tag); // most recently used last
      this.#pictures.set(tag, cached);
      return cached;
    }
    const underWay = this.#drawing.get(tag);
    if (underWay) return underWay;
    const drawing = draw().finally(() => this.#drawing.delete(tag));
    this.#drawing.set(tag, drawing);
    const picture = await drawing;
    if (picture) this.#store(tag, picture);
    return picture;
  }

  #store(tag: string, picture: Uint8Array<ArrayBuffer>): void {
    this.#pictures.set(tag, picture);
    this.#bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of this.#pictures) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pictures.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
