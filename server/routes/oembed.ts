import { oembed } from '#contract/oembed.ts';
import { fail, ok } from '#engine/result.ts';
import { publicPuzzle } from '../db/feeds.ts';
import type { Deps } from '../deps.ts';
import { pageOfUser, puzzleOfPage, SITE_NAME, titleOr } from '../domain/sitePages.ts';
import { implement, type Route } from '../http/implement.ts';

/** How long other sites may keep what they were told. */
const CACHE_SECONDS = 600;

/** What other sites show of a puzzle they link to. Only public ones are there for them. */
export function oembedRoutes(deps: Deps): readonly Route[] {
  const { db, site } = deps;
  return [
    implement(deps, oembed, async ({ query }) => {
      const id = puzzleOfPage(site.webOrigin, query.url);
      const puzzle = id === null ? null : await publicPuzzle(db, id);
      if (!puzzle)
        return fail({ code: 'not_found', summary: 'This is not the address of a puzzle.' });
      return ok({
        type: 'link',
        version: '1.0',
        title: titleOr(puzzle.title, 'Puzzle'),
        author_name: puzzle.creator.name,
        author_url: pageOfUser(site.webOrigin, puzzle.creator.id),
        provider_name: SITE_NAME,
        provider_url: site.webOrigin,
        cache_age: CACHE_SECONDS,
      } as const);
    }),
  ];
}
