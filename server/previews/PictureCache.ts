/** Pictures that were drawn, by their tags; those that were used least long ago, up to a size. */
export class PictureCache {
  readonly #maxBytes: number;
  readonly #pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #drawing = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** A picture that is kept, or is drawn now: once, however many ask. Null if it cannot be now. */
  async get(
    tag: string,
    draw: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const kept = this.#pictures.get(tag);
    if (kept) {
      this.#pictures.delete(tag); // what was used last stands last
      this.#pictures.set(tag, kept);
      return kept;
    }
    const underWay = this.#drawing.get(tag);
    if (underWay) return underWay;
    const drawing = draw().finally(() => this.#drawing.delete(tag));
    this.#drawing.set(tag, drawing);
    const picture = await drawing;
    if (picture) this.#keep(tag, picture);
    return picture;
  }

  #keep(tag: string, picture: Uint8Array<ArrayBuffer>): void {
    this.#pictures.set(tag, picture);
    this.#bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of this.#pictures) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pictures.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
