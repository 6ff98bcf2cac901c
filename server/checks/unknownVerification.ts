import type { SearchEffort, UnknownReason, Verification } from './PuzzleChecks.ts';

const NO_EFFORT: SearchEffort = { decisions: 0, conflicts: 0, propagations: 0, milliseconds: 0 };

/** Verdict for a puzzle whose solutions are unknown. */
export function unknownVerification(
  unknownReason: UnknownReason,
  effort: Partial<SearchEffort> = {},
): Verification {
  const verdict = { state: 'unknown', isAuthors: null } as const;
  return { ...verdict, unknownReason, effort: { ...NO_EFFORT, ...effort } };
}
