import { inject } from 'vitest';
import {
  createPuzzleChecks,
  CHECK_LIMITS,
  type CheckLimits,
} from '#server/checks/createPuzzleChecks.ts';
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
  return createPuzzleChecks(new URL(inject('puzzleWorker')), onMistake, limits);
}
