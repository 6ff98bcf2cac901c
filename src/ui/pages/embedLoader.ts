import type { LoaderFunctionArgs } from 'react-router';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { findPlayback } from '#engine/play/playback.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import type { Text } from '#texts/message.ts';
import { callAsNobody } from '#ui/shared/api/client.ts';
import { unsaved } from '#ui/workspace/unsaved.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { serverPuzzle } from './serverPuzzle.ts';

/** A puzzle in a frame, and where it is solved on the site. */
interface Embedded {
  readonly opened: OpenedPuzzle;
  readonly solveLink: string;
}

/** What `/embed/{id}` shows: a puzzle, or why there is none. */
export type EmbedData = Result<Embedded, Text>;

/** Nothing is saved in a frame, and nobody is signed in there. */
export async function loadForEmbedding({
  params: { puzzleId = '' },
}: LoaderFunctionArgs): Promise<EmbedData> {
  callAsNobody();
  const read = await serverPuzzle(puzzleId, 'solve');
  if (!read.ok) return fail(read.error.reason);
  const { puzzle } = read.value;
  const grid = gridForMode(puzzle.grid, 'solve');
  const isMusic = findPlayback(grid) !== null;
  await Promise.all([loadDrawings(grid), isMusic && import('#ui/board/music/ScoreFrame.tsx')]);
  const opened = unsaved({ ...puzzle, grid }, SOLVING_MODES.solve);
  return ok({ opened, solveLink: `/solve/${puzzleId}` });
}
