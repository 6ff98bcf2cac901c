import type { PreviewCard } from './PreviewCard.ts';

/** Draws pictures of links, in a process of its own. */
export interface Previews {
  /** A PNG; null where there is no time for it now. Rejected only by mistakes of our own. */
  draw(this: void, card: PreviewCard): Promise<Uint8Array<ArrayBuffer> | null>;
  /** End the process; what is under way is not drawn. */
  close(this: void): Promise<void>;
}
