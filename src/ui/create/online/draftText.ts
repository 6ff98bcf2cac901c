import { writeGridText } from '#engine/codec/gridText.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { browserCompression } from '../../platform/compress.ts';

/**
 * A puzzle in the making as the server keeps it, as text: two of them are the same if their texts
 * are. The name of the author is that of the account, and no part of it.
 */
export function draftText(puzzle: Puzzle): string {
  return writePuzzle({ ...puzzle, author: '' });
}

/** The puzzle of such a text; null if it cannot be read. */
export function puzzleOfDraft(text: string): Puzzle | null {
  const opened = openPuzzle(text);
  return opened.ok ? opened.value : null;
}

/** A puzzle as calls take it. */
export async function writtenOf({ title, description, difficulty, grid, solution }: Puzzle) {
  const text = writeGridText(mergeSolution(grid, solution));
  const data = await encodeShare(text, browserCompression);
  return { title, description, designDifficulty: difficulty, data };
}
