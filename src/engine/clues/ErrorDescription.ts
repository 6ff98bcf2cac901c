import type { Text } from '#texts/message.ts';

/** The error of a clue, with its numbers. */
export interface ErrorDescription {
  /** At most four words: "sees 6, not 5". */
  readonly short: Text;
  /**
   * A sentence without full stop, for use after a colon: "this viewpoint sees 6, it should see 5".
   */
  readonly long: Text;
}
