import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';

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
