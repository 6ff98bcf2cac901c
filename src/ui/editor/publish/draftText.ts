import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';

/**
 * The text form of a draft on the server; equal drafts have equal texts. Without the author,
 * because the server uses the name of the account.
 */
export function draftText(puzzle: Puzzle): string {
  return writePuzzle({ ...puzzle, author: '' });
}

/** Parse a text of `draftText`; null if it is invalid. */
export function puzzleOfDraft(text: string): Puzzle | null {
  const opened = openPuzzle(text);
  return opened.ok ? opened.value : null;
}
