import type { LoaderFunctionArgs } from 'react-router';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { findPlayback } from '#engine/play/playback.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import type { Text } from '#texts/message.ts';
import { omitCredentials } from '#ui/shared/api/client.ts';
import { PageAwayError } from '#ui/shell/pageErrors.ts';
import { unsaved } from '#ui/workspace/OpenedPuzzle.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { serverPuzzle } from './serverPuzzle.ts';

/** A puzzle in a frame, with its link on the site. */
interface Embedded {
  readonly opened: OpenedPuzzle;
  readonly solveLink: string;
}

/** The data of `/embed/{id}`: a puzzle, or the reason why there is none. */
export type EmbedData = Result<Embedded, Text>;

/** Load a puzzle for a frame, which has no storage and no account. */
export async function loadForEmbedding({
  params: { puzzleId = '' },
}: LoaderFunctionArgs): Promise<EmbedData> {
  omitCredentials();
  const read = await serverPuzzle(puzzleId, 'solve');
  if (!read.ok) {
    if (!read.error.isFinal) throw new PageAwayError(read.error.reason);
    return fail(read.error.reason);
  }
  const { puzzle } = read.value;
  const grid = gridForMode(puzzle.grid, 'solve');
  const isMusic = findPlayback(grid) !== null;
  await Promise.all([loadDrawings(grid), isMusic && import('#ui/board/music/ScoreFrame.tsx')]);
  const opened = unsaved({ ...puzzle, grid }, SOLVING_MODES.solve);
  return ok({ opened, solveLink: `/solve/${puzzleId}` });
}
