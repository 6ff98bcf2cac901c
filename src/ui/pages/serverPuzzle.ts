import type { PuzzleFull } from '#contract/shapes.ts';
import { openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { listAreas, message, type Text } from '#texts/message.ts';
import { ApiError, describeFailure, NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { puzzleQuery, type Purpose } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { loadTexts, translator } from '#ui/shared/texts/texts.ts';
import { warnOfFields } from '#ui/shared/platform/warnOfFields.ts';
import type { ServerPuzzle } from '../workspace/OpenedPuzzle.ts';

const FIRST_SERVER_ERROR = 500;

/** The reason why a puzzle of the server can't be opened. */
export interface Refusal {
  readonly reason: Text;
  /** True if the server refused; false if it was not reached or failed. */
  readonly isFinal: boolean;
}

/** A puzzle of the server with its metadata. */
interface ReadPuzzle {
  readonly puzzle: Puzzle;
  readonly about: NonNullable<ServerPuzzle['about']>;
}

/**
 * A puzzle of the server with its solution and the name of its author, or the message about a
 * failure.
 */
export async function serverPuzzle(
  id: string,
  purpose: Purpose,
): Promise<Result<ReadPuzzle, Refusal>> {
  try {
    const record = await queryClient.query(puzzleQuery(id, purpose));
    // Makers edit the stored title, which no language changes.
    return await openRecord(purpose === 'edit' ? { ...record, houseTitle: null } : record);
  } catch (error) {
    return fail({ reason: reasonOf(error), isFinal: isRefusal(error) });
  }
}

/** A puzzle as the server sent it, or the message about its data. */
export async function openRecord({
  data,
  ...about
}: PuzzleFull): Promise<Result<ReadPuzzle, Refusal>> {
  const { description, designDifficulty, creator } = about;
  const opened = await openShared(data, browserCompression, warnOfFields());
  if (!opened.ok) return fail({ reason: opened.error.message, isFinal: true });
  const { grid, solution } = opened.value;
  const title = await titleOf(about);
  const words = { title, description, difficulty: designDifficulty, author: creator.name };
  return ok({ puzzle: { ...words, grid, solution }, about });
}

/** The title in the language of the page; empty for none. */
async function titleOf({ title, houseTitle: mark }: Omit<PuzzleFull, 'data'>): Promise<string> {
  if (!mark) return title;
  const { houseTitle } = await import('#engine/generate/houseTitle.ts');
  const own = houseTitle(mark);
  if (!own) return title;
  await loadTexts(...listAreas(own));
  return translator.current().say(own);
}

/** True if the server refused, as opposed to a failure of server or network. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < FIRST_SERVER_ERROR;
}

function reasonOf(error: unknown): Text {
  if (error instanceof NoAnswerError) return error.sentence ?? message('guards.puzzleAway');
  if (error instanceof ApiError) {
    if (error.status === 404 || error.status === 400) return message('guards.puzzleUnknown');
    if (error.status === 403) return message('guards.puzzleOfOther');
    if (error.status === 401) return message('guards.puzzleSignIn');
  }
  return describeFailure(error);
}
