/** A picture as it is kept and sent. */
export interface EncodedPicture {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** How an attempt to draw a picture anew ended. */
type Redrawn =
  | { readonly type: 'picture'; readonly picture: EncodedPicture }
  /** It is no picture of the kinds that are taken, it is damaged, or too large. */
  | { readonly type: 'refused' }
  /** Others are being drawn, or nothing can be now: this says nothing of the picture. */
  | { readonly type: 'busy' };

/** Draws pictures of strangers anew, in a process of its own that can be killed. */
export interface Pictures {
  /**
   * A small square of a picture whose sides are not longer than `side`. Accounts that bring many
   * take turns with the others. Rejected only by mistakes of our own.
   */
  redraw(this: void, bytes: Uint8Array, side: number, account?: string): Promise<Redrawn>;
  /** End the process; what is under way is not drawn. */
  close(this: void): Promise<void>;
}
