import type { Context } from 'hono';
import { collectionFeed, dailyFeed, puzzleFeed, userFeed } from '#contract/feeds.ts';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { fail, ok } from '#base/result.ts';
import { readVisibleCollection } from '../db/collections.ts';
import { readActiveUser, readLatestPuzzles, readPublishedPuzzles } from '../db/published.ts';
import { readShownDailies } from '../db/dailies.ts';
import type { Deps } from '../deps.ts';
import { atomXml, type AtomEntry } from '../domain/atom.ts';
import { titleWithAuthor } from '../domain/cardTexts.ts';
import { plainMarkdown } from '../domain/plainMarkdown.ts';
import { refusal } from '../domain/refusal.ts';
import {
  feedUrl,
  collectionUrl,
  puzzleUrl,
  userUrl,
  SITE_NAME,
  titleOrDefault,
} from '../domain/sitePages.ts';
import { answerCacheable } from '../http/answerCacheable.ts';
import { implement, type Route } from '../http/implement.ts';

const MAX_AGE_SECONDS = 600;

/** Fixed date of a feed without puzzles: Atom requires one. */
const NEVER = new Date(0);

interface Source {
  /** Address below the API. */
  readonly path: string;
  readonly title: string;
  readonly page: string;
  readonly entries: readonly AtomEntry[];
  /** Time of the last change to the list, if known. */
  readonly changedAt?: Date;
}

/** Atom feeds of puzzles. They contain public content only, even for signed-in callers. */
export function feedRoutes(deps: Deps): readonly Route[] {
  const { db, site } = deps;
  const { webOrigin } = site;
  return [
    implement(deps, puzzleFeed, async ({ context }) => {
      const puzzles = await readPublishedPuzzles(db);
      const page = `${webOrigin}/search/puzzles`;
      const entries = entriesOf(webOrigin, puzzles);
      const source = { path: 'puzzles', title: `New puzzles on ${SITE_NAME}`, page, entries };
      return ok(feedOf(deps, context, source));
    }),
    implement(deps, dailyFeed, async ({ context }) => {
      const days = await readShownDailies(db);
      const entries = days.map(({ date, puzzle }) => ({
        ...entryOf(webOrigin, puzzle),
        link: `${webOrigin}/daily/${date}`,
      }));
      const title = `Daily puzzles on ${SITE_NAME}`;
      const source = { path: 'daily', title, page: `${webOrigin}/daily`, entries };
      return ok(feedOf(deps, context, source));
    }),
    implement(deps, userFeed, async ({ params, context }) => {
      const user = await readActiveUser(db, params.file);
      if (!user) return fail(refusal('not_found', 'refusals.noAccount'));
      const source = {
        path: `user/${user.id}`,
        title: `Puzzles by ${user.name} on ${SITE_NAME}`,
        page: userUrl(webOrigin, user.id),
        entries: entriesOf(webOrigin, await readPublishedPuzzles(db, user.id)),
      };
      return ok(feedOf(deps, context, source));
    }),
    implement(deps, collectionFeed, async ({ params, context }) => {
      const collection = await readVisibleCollection(db, params.file, null);
      if (!collection.ok) return collection;
      const { id, modifiedAt } = collection.value;
      const source = {
        path: `collection/${id}`,
        title: `${titleWithAuthor(collection.value, 'Collection')} on ${SITE_NAME}`,
        page: collectionUrl(webOrigin, id),
        entries: entriesOf(webOrigin, await readLatestPuzzles(db, collection.value)),
        changedAt: new Date(modifiedAt),
      };
      return ok(feedOf(deps, context, source));
    }),
  ];
}

function feedOf({ site }: Deps, context: Context, source: Source): Response {
  const { path, title, page, entries, changedAt = NEVER } = source;
  const self = feedUrl(site.apiOrigin, path);
  const updated = new Date(
    Math.max(Number(changedAt), ...entries.map((one) => Number(one.updated))),
  );
  return answerCacheable(context, {
    body: atomXml({ id: self, title, self, page, updated, entries }),
    type: 'application/atom+xml; charset=utf-8',
    changedAt: updated,
    maxAgeSeconds: MAX_AGE_SECONDS,
  });
}

function entriesOf(webOrigin: string, puzzles: readonly PuzzleBrief[]): readonly AtomEntry[] {
  return puzzles.map((puzzle) => entryOf(webOrigin, puzzle));
}

function entryOf(webOrigin: string, puzzle: PuzzleBrief): AtomEntry {
  const { id, title, description, creator, publishedAt, createdAt, updatedAt } = puzzle;
  return {
    id: `urn:uuid:${id}`,
    title: titleOrDefault(title, 'Puzzle'),
    link: puzzleUrl(webOrigin, id),
    author: { name: creator.name, uri: userUrl(webOrigin, creator.id) },
    published: new Date(publishedAt ?? createdAt),
    updated: new Date(updatedAt),
    summary: plainMarkdown(description),
  };
}
