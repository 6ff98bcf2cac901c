import type { EncodedPicture } from '../pictures/Pictures.ts';

/** What a picture of a link shows. Texts are shown as they are, shortened where they do not fit. */
export interface PreviewCard {
  readonly title: string;
  /** A line below the title; empty for none. */
  readonly author: string;
  /** Short facts, one a line. */
  readonly facts: readonly string[];
  /** 1 to 10; null where there is none. */
  readonly difficulty: number | null;
  /** Puzzles as the API takes and gives them. Their solutions are not shown. */
  readonly boards: readonly string[];
  /** A picture of somebody, in place of boards. */
  readonly portrait: EncodedPicture | null;
}

/** The most boards that are shown of a collection. */
export const MOST_BOARDS = 4;
