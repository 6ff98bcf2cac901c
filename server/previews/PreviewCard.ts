import type { EncodedPicture } from '../pictures/Pictures.ts';

/** Content of a link preview. Texts are shown as they are, truncated if they do not fit. */
export interface PreviewCard {
  readonly title: string;
  /** A line below the title; empty for none. */
  readonly author: string;
  /** Short facts, one per line. */
  readonly facts: readonly string[];
  /** 1 to 10; null if unknown. */
  readonly difficulty: number | null;
  /** Puzzle data as in the API. Their solutions are not shown. */
  readonly boards: readonly string[];
  /** A picture of an account, in place of boards. */
  readonly portrait: EncodedPicture | null;
}

/** Limit of the boards shown for a collection. */
export const MAX_BOARDS = 4;
