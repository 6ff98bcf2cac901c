import { checksum } from '#engine/codec/checksum.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { splitSolution, type GridAndSolution } from '#engine/codec/gridWithSolution.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { findGroup } from '#engine/grid/connections.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { findPuzzleTypes } from '#engine/puzzle/types.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { PUZZLE_LIMITS } from '#server/domain/puzzleLimits.ts';
import { encodeTypes } from '#server/domain/puzzleTypes.ts';
import { classifySize } from '#server/domain/sizeClass.ts';
import { boundedCompression, sha256, PUZZLE_TOO_LARGE } from './readPuzzleData.ts';
import type { CheckRefusal, PuzzleFacts } from './PuzzleChecks.ts';

/** Everything that is stored about a puzzle, besides the author's title and description. */
export async function findFacts(full: Grid): Promise<Result<PuzzleFacts, CheckRefusal>> {
  const split = splitSolution(full);
  const { grid, solution } = split;
  const { width, height } = grid;
  const text = writeGridText(full);
  const data = await encodeShare(text, boundedCompression);
  if (Buffer.byteLength(text) > PUZZLE_LIMITS.bytes || data.length > PUZZLE_LIMITS.data) {
    return fail(PUZZLE_TOO_LARGE);
  }
  return ok({
    width,
    height,
    sizeClass: classifySize(width * height),
    types: encodeTypes(findPuzzleTypes(grid)),
    checksum: await checksum(grid, sha256),
    clues: clueIdsOf(grid),
    gridText: writeGridText(grid),
    solutionText: solution && text,
    emptyCells: countEmptyCells(split),
    data,
  });
}

function clueIdsOf({ rules, symbols }: Grid): readonly string[] {
  const placed = [...symbols].flatMap(([id, list]) => (list.length > 0 ? [id] : []));
  return [...new Set([...placed, ...rules.map(({ id }) => id)])].sort();
}

/**
 * Number of cells that players have to color: those that differ from the solution, or without a
 * solution all that are not given. Merged cells count once.
 */
function countEmptyCells({ grid, solution }: GridAndSolution): number {
  const counted = new Set<number>();
  grid.tiles.forEach((tile, cell) => {
    if (!tile.exists || tile.fixed) return;
    if (solution && solution.tiles[cell]?.color === tile.color) return;
    counted.add(findGroup(grid, cell)[0] ?? cell);
  });
  return counted.size;
}
