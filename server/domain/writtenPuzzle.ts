import type { Refusal } from '#contract/problem.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { PuzzleToPublish } from '../checks/PuzzleChecks.ts';
import { cleanLine, cleanText, showsNothing } from './texts.ts';

/** What an author wrote, as it is kept: without what nobody sees. Its title must show something. */
export function cleanPuzzle(
  written: PuzzleToPublish,
): Result<PuzzleToPublish, Refusal<'invalid_request'>> {
  const title = cleanLine(written.title);
  if (showsNothing(title))
    return fail({ code: 'invalid_request', summary: 'A puzzle needs a title that can be read.' });
  return ok({ ...written, title, description: cleanText(written.description) });
}
