import {
  addToCollection,
  createCollection,
  deleteCollection,
  listCollectionPuzzles,
  readCollection,
  readCollectionProgress,
  readFollow,
  removeFromCollection,
  reorderCollection,
  searchAllCollections,
  searchCollections,
  searchOwnCollections,
  updateCollection,
  writeFollow,
} from '#contract/collections.ts';
import { fail, ok } from '#base/result.ts';
import { collectionBrief, puzzleBrief } from '../db/briefs.ts';
import { puzzlesOfCollection, loadCollectionProgress } from '../db/collectionLists.ts';
import { appendPuzzles, movePuzzle, detachPuzzles } from '../db/collectionPuzzles.ts';
import { collectionsFor } from '../db/collectionSearch.ts';
import {
  changeCollection,
  deleteOwnCollection,
  insertCollection,
  readVisibleCollection,
} from '../db/collections.ts';
import { withRetry } from '../db/databaseErrors.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { readFollowing, storeFollowing } from '../db/follows.ts';
import { newCollectionRefusal } from '../db/quotas.ts';
import { readPage, type PageCursor, type KeysetList } from '../db/page.ts';
import type { Deps } from '../deps.ts';
import { refusal } from '../domain/refusal.ts';
import { cleanLine, cleanText, showsNothing } from '../domain/texts.ts';
import { implement, type Route } from '../http/implement.ts';

/** Collections of puzzles: reading, following, and editing by their owners. */
export function collectionRoutes(deps: Deps): readonly Route[] {
  return [
    ...readingRoutes(deps),
    ...listRoutes(deps),
    ...followRoutes(deps),
    ...owningRoutes(deps),
    ...fillingRoutes(deps),
  ];
}

/** Run a change in a transaction; retry it once after a conflict with another change. */
function inTransaction<T>({ db }: Deps, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetry(() => db.transaction(work));
}

async function pageOfBriefs<Row, Brief>(
  db: Queryable,
  list: KeysetList<Row>,
  cursor: PageCursor,
  brief: (row: Row) => Brief,
) {
  const page = await readPage(db, list, cursor);
  return page.ok ? ok({ ...page.value, results: page.value.results.map(brief) }) : page;
}

function readingRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, readCollection, ({ params, session }) =>
      readVisibleCollection(db, params.id, session?.userId ?? null),
    ),
    implement(deps, listCollectionPuzzles, async ({ params, query, session }) => {
      const callerId = session?.userId ?? null;
      const collection = await readVisibleCollection(db, params.id, callerId);
      if (!collection.ok) return collection;
      const list = puzzlesOfCollection(db, collection.value, callerId, query.sort);
      return pageOfBriefs(db, list, query, puzzleBrief);
    }),
    implement(deps, readCollectionProgress, async ({ params, session }) => {
      const collection = await readVisibleCollection(db, params.id, session.userId);
      if (!collection.ok) return collection;
      if (collection.value.autoPopulate !== null) return ok(null);
      return ok(await loadCollectionProgress(db, params.id, session.userId));
    }),
  ];
}

function listRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, searchCollections, ({ query, session }) => {
      const filters = session === null ? { sort: query.sort } : query;
      const list = collectionsFor(db, 'public', session?.userId ?? null, filters);
      return pageOfBriefs(db, list, query, collectionBrief);
    }),
    implement(deps, searchOwnCollections, ({ query, session }) =>
      pageOfBriefs(db, collectionsFor(db, 'own', session.userId, query), query, collectionBrief),
    ),
    implement(deps, searchAllCollections, ({ query, session }) =>
      pageOfBriefs(db, collectionsFor(db, 'all', session.userId, query), query, collectionBrief),
    ),
  ];
}

function followRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, readFollow, ({ params, session }) =>
      readFollowing(deps.db, params.id, session.userId),
    ),
    implement(deps, writeFollow, ({ params, body, session }) =>
      inTransaction(deps, (tx) => storeFollowing(tx, params.id, session.userId, body.followed)),
    ),
  ];
}

function owningRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, createCollection, async ({ body, session }) => {
      const texts = cleanTexts(body);
      if (texts === null) return fail(NO_TITLE);
      const { title = body.title, description } = texts;
      const { isSeries, key } = body;
      const maker = { creatorId: session.userId, key };
      return inTransaction(deps, async (tx) => {
        const refused = await newCollectionRefusal(tx, maker);
        if (refused) return fail(refused);
        return ok({ id: await insertCollection(tx, maker, { title, description, isSeries }) });
      });
    }),
    implement(deps, updateCollection, async ({ params, body, session }) => {
      const texts = cleanTexts(body);
      if (texts === null) return fail(NO_TITLE);
      const changes = { ...body, ...texts };
      return inTransaction(deps, (tx) => changeCollection(tx, params.id, session.userId, changes));
    }),
    implement(deps, deleteCollection, ({ params, session }) =>
      inTransaction(deps, (tx) => deleteOwnCollection(tx, params.id, session.userId)),
    ),
  ];
}

const NO_TITLE = refusal('invalid_request', 'refusals.titleEmpty');

/** Texts as stored; null if the title has no visible character. */
function cleanTexts(texts: {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}) {
  const title = texts.title === undefined ? undefined : cleanLine(texts.title);
  if (title !== undefined && showsNothing(title)) return null;
  const description = texts.description === undefined ? undefined : cleanText(texts.description);
  return { title, description };
}

function fillingRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, addToCollection, ({ params, body, session }) =>
      inTransaction(deps, async (tx) => {
        const addition = await appendPuzzles(tx, params.id, session.userId, body.puzzleIds);
        if (!addition.ok) return addition;
        const { added, hasAudience } = addition.value;
        const collectionId = params.id;
        for (const puzzleId of hasAudience ? added : [])
          await deps.jobs.enqueue(tx, 'notifyFollowers', { collectionId, puzzleId });
        return ok(undefined);
      }),
    ),
    implement(deps, removeFromCollection, ({ params, body, session }) =>
      inTransaction(deps, (tx) => detachPuzzles(tx, params.id, session.userId, body.puzzleIds)),
    ),
    implement(deps, reorderCollection, ({ params, body, session }) =>
      inTransaction(deps, (tx) => movePuzzle(tx, params.id, session.userId, body)),
    ),
  ];
}
