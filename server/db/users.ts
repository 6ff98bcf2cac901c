import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { PROFILE_ITEMS, type Me, type UserDetail } from '#contract/users.ts';
import type { AutoPopulate, CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import { foldText } from '#base/foldText.ts';
import { isActiveUser } from '../auth/sessions.ts';
import { isSpaceless } from '../domain/words.ts';
import {
  collectionBrief,
  isModeratorNow,
  isVisibleTo,
  puzzleBrief,
  selectCollections,
  currentSupporterLevel,
  formatTime,
  userJson,
} from './briefs.ts';
import { puzzlesOfCollection } from './collectionLists.ts';
import type { Queryable } from './database.ts';
import { byName, hasBeginning, hasPart, hasPieces } from './names.ts';
import { selectAsJson } from './jsonColumns.ts';
import { collections } from './schema/collections.ts';
import { puzzles } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/**
 * Number of letters from which names match anywhere; fewer letters match beginnings only. In
 * scripts without spaces, one letter does.
 */
const MIN_PART = 3;
const MAX_NAMES = 10;

export async function readUserBrief(db: Queryable, id: string): Promise<UserBrief | null> {
  const [row] = await db.select({ brief: userJson }).from(users).where(eq(users.id, id));
  return row?.brief ?? null;
}

/** Public data of several accounts, by their ids. */
export async function readUserBriefs(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, UserBrief>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.select({ brief: userJson }).from(users).where(inArray(users.id, known));
  return new Map(rows.map(({ brief }) => [brief.id, brief]));
}

/** End of each restriction that is in force. */
const currentRestrictions = selectAsJson({
  comments: untilIfLater(users.commentsUntil),
  puzzles: untilIfLater(users.puzzlesUntil),
  collections: untilIfLater(users.collectionsUntil),
  ratings: untilIfLater(users.ratingsUntil),
});

function untilIfLater(until: AnyPgColumn): SQL<string | null> {
  return sql`case when ${until} > now() then to_char(${until} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end`;
}

/** An account as its owner sees it. */
export async function readOwnUser(db: Queryable, id: string): Promise<Me | null> {
  const [row] = await db
    .select({
      brief: userJson,
      labels: users.labels,
      supporterUntil: users.supporterUntil,
      supporterLevel3Until: users.supporterLevel3Until,
      restrictions: currentRestrictions,
      // The query layer omits table names in queries with a single table.
      email: sql<string>`coalesce((select i.email from identity as i where i.user_id = app_user.id and i.email <> '' order by i.created_at limit 1), '')`,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return null;
  const { brief, labels, supporterUntil, supporterLevel3Until, email, restrictions } = row;
  return {
    ...brief,
    supporterUntil: formatTime(supporterUntil),
    supporterLevel3Until: formatTime(supporterLevel3Until),
    labels,
    roles: labels,
    email,
    restrictions,
  };
}

/** Fields to change; undefined ones stay unchanged. */
interface UserChanges {
  readonly name: string | undefined;
  readonly description: string | undefined;
}

export async function updateOwnUser(
  db: Queryable,
  id: string,
  { name, description }: UserChanges,
): Promise<void> {
  await db
    .update(users)
    .set({
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id));
}

/** Accounts whose names begin with the typed text, then those that contain it, alphabetically. */
export async function findUserNames(db: Queryable, typed: string) {
  const text = foldText(typed);
  const found = await namesWith(db, hasBeginning(text), MAX_NAMES);
  const isLong = isSpaceless(text) || Array.from(text).length >= MIN_PART;
  if (found.length === MAX_NAMES || !isLong) return found;
  const contains = isSpaceless(text) ? hasPieces(text) : hasPart(text);
  const isOther = sql`not ${hasBeginning(text)}`;
  const others = await namesWith(db, and(contains, isOther), MAX_NAMES - found.length);
  return [...found, ...others];
}

async function namesWith(db: Queryable, condition: SQL | undefined, limit: number) {
  const rows = await db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      name: users.name,
      supporter: currentSupporterLevel,
      moderator: isModeratorNow,
      createCount: users.createCount,
    })
    .from(users)
    .where(and(condition, isActiveUser))
    .orderBy(byName, asc(users.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: formatTime(row.createdAt) }));
}

/** The profile as this caller sees it; null if there is no such account. */
export async function readUserDetails(
  db: Queryable,
  id: string,
  callerId: string | null,
): Promise<UserDetail | null> {
  const [user] = await db
    .select({ accessedAt: users.accessedAt })
    .from(users)
    .where(eq(users.id, id));
  if (!user) return null;
  const automatic = await visibleAutomatic(db, id, callerId);
  const part = (kind: AutoPopulate) => firstPuzzles(db, automatic.get(kind), callerId);
  const [loveCount, created, loved, solved, handmade] = await Promise.all([
    lovesOf(db, id),
    part('createdPuzzles'),
    part('lovedPuzzles'),
    part('solvedPuzzles'),
    handmadeOf(db, id, callerId),
  ]);
  return {
    accessedAt: formatTime(user.accessedAt),
    followCount: automatic.get('createdPuzzles')?.followCount ?? 0,
    loveCount,
    createdPuzzles: created ?? [],
    createdPuzzlesCollection: automatic.get('createdPuzzles')?.id ?? null,
    lovedPuzzles: loved,
    lovedPuzzlesCollection: automatic.get('lovedPuzzles')?.id ?? null,
    solvedPuzzles: solved,
    solvedPuzzlesCollection: automatic.get('solvedPuzzles')?.id ?? null,
    createdCollections: handmade,
  };
}

/** Number of loves for the published puzzles of an account. */
async function lovesOf(db: Queryable, id: string): Promise<number> {
  const [row] = await db
    .select({ loves: sql<number>`coalesce(sum(${puzzles.loveCount}), 0)::int` })
    .from(puzzles)
    .where(and(eq(puzzles.creatorId, id), isVisibleTo(null, puzzles)));
  return row?.loves ?? 0;
}

async function visibleAutomatic(db: Queryable, id: string, callerId: string | null) {
  const rows = await selectCollections(db).where(
    and(
      eq(collections.creatorId, id),
      sql`${collections.autoPopulate} is not null`,
      isVisibleTo(callerId, collections),
    ),
  );
  return new Map(rows.map(collectionBrief).map((brief) => [brief.autoPopulate, brief]));
}

async function firstPuzzles(
  db: Queryable,
  collection: CollectionBrief | undefined,
  callerId: string | null,
): Promise<PuzzleBrief[] | null> {
  if (!collection) return null;
  const { select, where, keys } = puzzlesOfCollection(db, collection, callerId, 'desc');
  const newestFirst = keys.map((key) => sql`${key} desc`);
  return (await select(where, newestFirst, PROFILE_ITEMS)).map(puzzleBrief);
}

async function handmadeOf(db: Queryable, id: string, callerId: string | null) {
  const rows = await selectCollections(db)
    .where(
      and(
        eq(collections.creatorId, id),
        isNull(collections.autoPopulate),
        isVisibleTo(callerId, collections),
      ),
    )
    .orderBy(desc(collections.createdAt), desc(collections.id))
    .limit(PROFILE_ITEMS);
  return rows.map(collectionBrief);
}
