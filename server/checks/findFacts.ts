import { checksum } from '#engine/codec/checksum.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { encodeShare } from '#engine/codec/share.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { findPuzzleTypes } from '#engine/puzzle/types.ts';
import { ok, type Result } from '#base/result.ts';
import { emptyCellsOf } from '#server/domain/emptyCells.ts';
import { PUZZLE_LIMITS } from '#server/domain/puzzleLimits.ts';
import { bitsOfTypes } from '#server/domain/puzzleTypes.ts';
import { sizeClassOf } from '#server/domain/sizeClass.ts';
import { boundedCompression, sha256 } from './nodePlatform.ts';
import type { CheckRefusal, PuzzleFacts } from './PuzzleChecks.ts';
import { PUZZLE_TOO_LARGE } from './readPuzzleData.ts';
import { refuseTooLarge } from './refusals.ts';

/** Everything that is stored about a puzzle that was read, beside what its author says of it. */
export async function findFacts(full: Grid): Promise<Result<PuzzleFacts, CheckRefusal>> {
  const split = splitSolution(full);
  const { grid, solution } = split;
  const { width, height } = grid;
  const text = writeGridText(full);
  const data = await encodeShare(text, boundedCompression);
  if (Buffer.byteLength(text) > PUZZLE_LIMITS.bytes || data.length > PUZZLE_LIMITS.data) {
    return refuseTooLarge(PUZZLE_TOO_LARGE);
  }
  return ok({
    width,
    height,
    sizeClass: sizeClassOf(width * height),
    types: bitsOfTypes(findPuzzleTypes(grid)),
    checksum: await checksum(grid, sha256),
    clues: clueIdsOf(grid),
    gridText: writeGridText(grid),
    solutionText: solution && text,
    emptyCells: emptyCellsOf(split),
    data,
  });
}

function clueIdsOf({ rules, symbols }: Grid): readonly string[] {
  const placed = [...symbols].flatMap(([id, list]) => (list.length > 0 ? [id] : []));
  return [...new Set([...placed, ...rules.map(({ id }) => id)])].sort();
}
