import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { rate, type Rating } from '#engine/explain/rate.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { findObstacle } from '#server/domain/publishing.ts';
import { findFacts } from './findFacts.ts';
import type { CheckReply, CheckRequest } from './protocol.ts';
import type { CheckRefusal, PuzzleFacts, PuzzleToPublish, UnratedReason } from './PuzzleChecks.ts';
import { readPuzzleData } from './readPuzzleData.ts';
import { verifyPuzzleData } from './verifyPuzzleData.ts';

/** Handle one request. An exception ends the worker; `WorkerPool` starts another one. */
export async function handleRequest(request: CheckRequest): Promise<CheckReply> {
  switch (request.type) {
    case 'read': {
      const full = await readPuzzleData(request.data);
      return { type: 'facts', facts: full.ok ? await findFacts(full.value) : full };
    }
    case 'publish':
      return { type: 'facts', facts: await checkPuzzle(request.puzzle) };
    case 'verify':
      return {
        type: 'verification',
        verification: await verifyPuzzleData(request.data, request.limits),
      };
    case 'rate':
      return { type: 'rating', rating: await ratePuzzleData(request.data) };
    case 'make': {
      // Lazy, since it loads all families, which other requests do not need.
      const { makePuzzle } = await import('./makePuzzle.ts');
      return { type: 'made', made: await makePuzzle(request.order) };
    }
    case 'redraw': {
      const { redrawPicture } = await import('../pictures/redrawPicture.ts');
      return { type: 'redrawn', picture: await redrawPicture(request.bytes, request.side) };
    }
    case 'draw': {
      // Lazy, since it loads fonts, which the other processes do not need.
      const { drawCardPng } = await import('../previews/drawCard.ts');
      return { type: 'picture', png: await drawCardPng(request.card) };
    }
    case 'drawFirstBoard': {
      const { drawFirstBoard } = await import('../previews/drawFirstBoard.ts');
      return { type: 'firstBoard', html: await drawFirstBoard(request.board) };
    }
  }
}

/** The facts of a puzzle that may be published. Judges its solution; no search runs. */
export async function checkPuzzle(
  puzzle: PuzzleToPublish,
): Promise<Result<PuzzleFacts, CheckRefusal>> {
  const full = await readPuzzleData(puzzle.data);
  if (!full.ok) return full;
  const { final } = judge(boardOf(full.value), null);
  const obstacle = findObstacle(puzzle, full.value, final);
  return obstacle === null ? findFacts(full.value) : fail(obstacle);
}

/** The difficulty of a puzzle for players. */
export async function ratePuzzleData(data: string): Promise<Result<Rating, UnratedReason>> {
  const full = await readPuzzleData(data);
  if (!full.ok) return fail('unreadable');
  const rating = rate(splitSolution(full.value).grid);
  return rating ? ok(rating) : fail('noHints');
}
