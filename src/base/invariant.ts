/** Throw if `claim` is false: a broken invariant is a bug, never bad input. */
export function invariant(claim: unknown, message: string): asserts claim {
  if (!claim) throw new Error(`Invariant broken: ${message}`);
}
