import { checkPuzzle, ratePuzzleData } from '#server/checks/handleRequest.ts';
import type { PuzzleChecks } from '#server/checks/PuzzleChecks.ts';
import { factsOf } from './puzzleData.ts';

/** The checks of puzzles without worker threads, for tests of what is done with their answers. */
export const plainChecks: PuzzleChecks = {
  read: factsOf,
  checkForPublishing: checkPuzzle,
  verify: () => Promise.reject(new Error('Nothing is verified here.')),
  rate: ratePuzzleData,
  make: () => Promise.reject(new Error('Nothing is made here.')),
  close: () => Promise.resolve(),
};
