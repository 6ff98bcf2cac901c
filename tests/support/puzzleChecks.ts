import { inject } from 'vitest';
import { checkerAt, CHECK_LIMITS, type CheckLimits } from '#server/checks/checkerAt.ts';
import type { PuzzleChecks } from '#server/checks/PuzzleChecks.ts';

/** Checks by real workers, which test files share with nobody. */
export function startChecks({
  limits = CHECK_LIMITS,
  onMistake = (error) => {
    throw error;
  },
}: {
  readonly limits?: CheckLimits;
  readonly onMistake?: (error: Error) => void;
} = {}): PuzzleChecks {
  return checkerAt(new URL(inject('puzzleWorker')), onMistake, limits);
}
