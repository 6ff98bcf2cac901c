/** Why a clue is in error, with its numbers. */
export interface ErrorDescription {
  /** At most four words: "sees 6, not 5". */
  readonly short: string;
  /** A sentence without full stop: "This viewpoint sees 6, it should see 5". */
  readonly long: string;
}
