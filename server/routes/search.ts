import {
  randomPuzzle,
  searchAllPuzzles,
  searchOwnPuzzles,
  searchPuzzles,
} from '#contract/search.ts';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { puzzleBrief } from '../db/briefs.ts';
import { readPage, type PageCursor, type Page } from '../db/page.ts';
import { pickPuzzle } from '../db/randomPuzzle.ts';
import { createPuzzleSearcher, type PuzzleScope } from '../db/searchPuzzles.ts';
import type { Deps } from '../deps.ts';
import { readPuzzleSearch, type PuzzleQuery } from '../domain/puzzleFilter.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import { implement, type Route } from '../http/implement.ts';
import type { Session } from '../http/session.ts';

type Found = Result<Page<PuzzleBrief>, Refusal<'invalid_request'>>;

/** Searches for puzzles, and a random one. */
export function searchRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  const searcher = createPuzzleSearcher(db);
  const search = async (
    scope: PuzzleScope,
    query: PuzzleQuery & PageCursor,
    session: Session | null,
  ): Promise<Found> => {
    const callerId = session?.userId ?? null;
    const list = await searcher({ scope, callerId, ...readPuzzleSearch(query, session) });
    const page = await readPage(db, list, query);
    if (!page.ok) return page;
    return ok({ ...page.value, results: page.value.results.map(puzzleBrief) });
  };
  return [
    implement(deps, searchPuzzles, ({ query, session }) => search('public', query, session)),
    implement(deps, searchOwnPuzzles, ({ query, session }) => search('own', query, session)),
    implement(deps, searchAllPuzzles, ({ query, session }) => search('all', query, session)),
    implement(deps, randomPuzzle, async ({ session }) => {
      const id = await pickPuzzle(db, session?.userId ?? null);
      return id === null ? fail(refusal('not_found', 'refusals.noPuzzlesYet')) : ok({ id });
    }),
  ];
}
