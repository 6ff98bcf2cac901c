/** A picture as it is kept and sent. */
export interface Picture {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** How an attempt to draw a picture anew ended. */
type Redrawn =
  | { readonly type: 'picture'; readonly picture: Picture }
  /** It is no picture of the kinds that are taken, it is damaged, or too large. */
  | { readonly type: 'refused' }
  /** Others are being drawn; it may be tried again soon. */
  | { readonly type: 'busy' };

/** Draws pictures of strangers anew, in a process of its own that can be killed. */
export interface Pictures {
  /**
   * A small square of a picture whose sides are not longer than `side`. Rejected only by mistakes
   * of our own.
   */
  redraw(this: void, bytes: Uint8Array, side: number): Promise<Redrawn>;
  /** End the process; what is under way is not drawn. */
  close(this: void): Promise<void>;
}
