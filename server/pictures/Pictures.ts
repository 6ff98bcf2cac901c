/** A picture as stored and sent. */
export interface EncodedPicture {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** Outcome of re-encoding a picture. */
type Redrawn =
  | { readonly type: 'picture'; readonly picture: EncodedPicture }
  /** The format is not accepted, the picture is damaged, or it is too large. */
  | { readonly type: 'refused' }
  /** The decoder is busy or cannot run; this does not depend on the picture. */
  | { readonly type: 'busy' };

/** Re-encodes untrusted pictures in a separate process that can be killed. */
export interface Pictures {
  /**
   * Re-encode a picture, whose sides must not exceed `side`, as a small square. Accounts take
   * turns. Rejected only by a bug.
   */
  redraw(this: void, bytes: Uint8Array, side: number, account?: string): Promise<Redrawn>;
  /** End the process; pictures in progress are dropped. */
  close(this: void): Promise<void>;
}
