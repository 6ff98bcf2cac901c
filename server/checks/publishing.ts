import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Result } from '#base/result.ts';
import { obstacleOf } from '#server/domain/publishing.ts';
import { findFacts } from './findFacts.ts';
import type { CheckRefusal, PuzzleFacts, PuzzleToPublish } from './PuzzleChecks.ts';
import { readPuzzleData } from './readPuzzleData.ts';
import { refuseInvalid } from './refusals.ts';

/** The facts of a puzzle that may be published. Its solution is judged, but nothing is searched. */
export async function checkPuzzle(
  puzzle: PuzzleToPublish,
): Promise<Result<PuzzleFacts, CheckRefusal>> {
  const full = await readPuzzleData(puzzle.data);
  if (!full.ok) return full;
  const { final } = judge(boardOf(full.value), null);
  const obstacle = obstacleOf(puzzle, full.value, final);
  return obstacle === null ? findFacts(full.value) : refuseInvalid(obstacle);
}
