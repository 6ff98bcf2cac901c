import type { Params } from 'react-router';
import { puzzleQuery } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';

/** Read the puzzle of an address that may be visited soon; a link may hold the puzzle itself. */
export async function prefetchPuzzle({ puzzleId }: Params): Promise<void> {
  if (puzzleId !== undefined) await queryClient.query(puzzleQuery(puzzleId, 'solve'));
}
