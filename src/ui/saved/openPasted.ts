import { openText } from '#engine/import/openSource.ts';
import { message, type Text } from '#texts/message.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';

const NO_PUZZLE = message('create.noPuzzlePasted');

/** The reason why a text is no puzzle, for its author; null if it is one. */
export async function problemOfText(text: string): Promise<Text | null> {
  const puzzle = await openText(text, browserCompression);
  if (puzzle.ok) return null;
  return /^https?:/.test(text) ? puzzle.error : NO_PUZZLE;
}
