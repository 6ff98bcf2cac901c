import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CollectionKind, CollectionSort } from '#contract/collections.ts';
import { readCollectionText } from '../domain/searchText.ts';
import { isVisibleTo, selectCollections, type CollectionRow } from './briefs.ts';
import type { Queryable } from './database.ts';
import { countUpTo, type KeysetList } from './page.ts';
import { collectionFollows, collections } from './schema/collections.ts';
import { STATUS } from './schema/puzzles.ts';

/** Scope of a search for collections: public ones, the caller's own, or both. */
type Scope = 'public' | 'own' | 'all';

interface Filters {
  readonly q?: string | undefined;
  readonly type?: CollectionKind | undefined;
  readonly sort?: CollectionSort | undefined;
}

const KEY_OF = {
  created: collections.createdAt,
  updated: collections.modifiedAt,
  follow: collections.followCount,
} as const;

/** Collections that the caller may see and that pass the filters; the newest first. */
export function collectionsFor(
  db: Queryable,
  scope: Scope,
  callerId: string | null,
  { q = '', type, sort = 'created-desc' }: Filters,
): KeysetList<CollectionRow> {
  return listOfParts(db, partsOf(scope, callerId, type), sort, [textFilter(q), kindFilter(type)]);
}

/** Collections that an account follows and may see; the newest first. */
export function followedCollections(
  db: Queryable,
  userId: string,
  { q = '', type, sort = 'created-desc' }: Filters,
): KeysetList<CollectionRow> {
  const followed = sql`${collections.id} in (select ${collectionFollows.collectionId} from ${collectionFollows} where ${collectionFollows.userId} = ${userId})`;
  return listOfParts(db, [and(followed, isVisibleTo(userId, collections)) ?? followed], sort, [
    textFilter(q),
    kindFilter(type),
  ]);
}

/** The rows of several disjoint queries that pass the filters, merged in one order. */
function listOfParts(
  db: Queryable,
  parts: readonly SQL[],
  sort: CollectionSort,
  filters: readonly (SQL | undefined)[],
): KeysetList<CollectionRow> {
  const key = KEY_OF[sortKey(sort)];
  const keys = [sql`${key}`, sql`${collections.id}`];
  const filter = and(...filters);
  const rows = (part: SQL | undefined, what: SQL) =>
    sql`select ${what} from ${collections} where ${part}`;
  return {
    keys,
    order: sort.endsWith('asc') ? 'asc' : 'desc',
    where: filter,
    keysOf: (id) =>
      rows(and(or(...parts), eq(collections.id, id)), sql`${sql.join(keys, sql`, `)}`),
    // One query per part, since each has an index in this order; a condition with `or` would use
    // none.
    select: (where, orderBy, limit) =>
      selectCollections(db)
        .where(
          sql`${collections.id} in (${sql.join(
            parts.map(
              (part) =>
                sql`(${rows(and(part, where), sql`${collections.id}`)} order by ${sql.join(orderBy, sql`, `)} limit ${limit})`,
            ),
            sql` union all `,
          )})`,
        )
        .orderBy(...orderBy)
        .limit(limit),
    total: () =>
      countUpTo(
        db,
        sql`${sql.join(
          parts.map((part) => rows(and(part, filter), sql`1`)),
          sql` union all `,
        )}`,
      ),
  };
}

function sortKey(sort: CollectionSort): keyof typeof KEY_OF {
  switch (sort) {
    case 'created-asc':
    case 'created-desc':
      return 'created';
    case 'updated-asc':
    case 'updated-desc':
      return 'updated';
    case 'follow-asc':
    case 'follow-desc':
      return 'follow';
  }
}

/**
 * Disjoint parts of the searched collections. Every account has automatic collections, which would
 * be most of the public ones, so they are searched only on request.
 */
function partsOf(scope: Scope, callerId: string | null, type: CollectionKind | undefined): SQL[] {
  const isPublic = eq(collections.status, STATUS.public);
  const shown =
    type === undefined ? sql`${isPublic} and ${collections.autoPopulate} is null` : isPublic;
  const own = sql`${collections.creatorId} = ${callerId}`;
  switch (scope) {
    case 'public':
      return [shown];
    case 'own':
      return [own];
    case 'all':
      return [shown, sql`${own} and ${collections.status} = ${STATUS.private}`];
  }
}

function textFilter(q: string): SQL | undefined {
  const { words, house, creatorId } = readCollectionText(q);
  const isAbout = (condition: string) => sql`${collections.search} @@ ${condition}::tsquery`;
  const isOfSite =
    house === null ? undefined : and(isNotNull(collections.houseTitle), isAbout(house));
  return and(
    words === null ? undefined : or(isAbout(words), isOfSite),
    creatorId === null ? undefined : eq(collections.creatorId, creatorId),
  );
}

function kindFilter(type: CollectionKind | undefined): SQL | undefined {
  switch (type) {
    case undefined:
      return undefined;
    case 'handmade':
      return isNull(collections.autoPopulate);
    case 'created':
      return eq(collections.autoPopulate, 'createdPuzzles');
    case 'auto':
      return isNotNull(collections.autoPopulate);
  }
}
