import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { deleteSolve, saveSolve } from '#ui/shared/platform/solveStore.ts';
import type { StoredSolve } from '#ui/shared/platform/storedSolve.ts';

/**
 * Move a solve to a new key if it is one of this puzzle. Earlier versions stored solves by their
 * grid alone, so it may be one of a puzzle with another solution.
 */
export async function adoptEarlierSolve(
  earlier: StoredSolve,
  key: string,
  { solution }: Pick<Puzzle, 'solution'>,
): Promise<void> {
  const opened = openPuzzle(earlier.puzzle);
  const isSame =
    opened.ok &&
    solution !== null &&
    opened.value.solution?.tiles.every(({ color }, cell) => color === solution.tiles[cell]?.color);
  if (isSame !== true) return;
  if ((await saveSolve({ ...earlier, key }, [])) === 'saved') await deleteSolve(earlier.key);
}
