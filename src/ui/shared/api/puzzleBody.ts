import { writeGridText } from '#engine/codec/gridText.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { encodeShare } from '#engine/codec/share.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';

/** The body of calls that create or update a puzzle. */
export async function encodePuzzleBody({ title, description, difficulty, grid, solution }: Puzzle) {
  const text = writeGridText(mergeSolution(grid, solution));
  const data = await encodeShare(text, browserCompression);
  return { title, description, designDifficulty: difficulty, data };
}
