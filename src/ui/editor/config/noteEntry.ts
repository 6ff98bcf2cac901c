import { message, type Text } from '#texts/message.ts';
import { isDrumSample, noteToMidi } from '#engine/music/pitch.ts';
import { fail, ok, type Result } from '#base/result.ts';

/**
 * Read the note that a text names, in the notation of scores: `c4` and `F♯3` are C4 and F#3, drums
 * go by their names, an empty text is no change. An error is one sentence.
 */
export function readNote(text: string): Result<string | null, Text> {
  const trimmed = text.trim().replaceAll('♯', '#').replaceAll('♭', 'b').replaceAll('−', '-');
  if (trimmed === '') return ok(null);
  const lower = trimmed.toLowerCase();
  if (isDrumSample(lower)) return ok(lower);
  const name = lower.charAt(0).toUpperCase() + lower.slice(1);
  if (noteToMidi(name) !== undefined) return ok(name);
  return fail(
    /^[A-G](?:bb|b|#|x|)-?\d+$/.test(name) ? message('tools.octaves') : message('tools.enterNote'),
  );
}
