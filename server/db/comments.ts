import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { REMOVED_COMMENT, type Comment } from '#contract/comments.ts';
import type { Refusal } from '../domain/refusal.ts';
import { MAX_TOTAL, TEXT_LIMITS } from '#contract/shapes.ts';
import type { Result } from '#base/result.ts';
import {
  COMMENTS_PER_HOUR_WHEN_NEW,
  NEW_HOURS,
  REPEAT_MINUTES,
  type CommentingFacts,
} from '../domain/comments.ts';
import { isVisibleTo, userJson } from './briefs.ts';
import type { Db, Queryable, Tx } from './database.ts';
import { selectAsJson } from './jsonColumns.ts';
import { readPage, type PageCursor, type Page } from './page.ts';
import { comments, puzzles, STATUS } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

const isNew = sql<boolean>`${users.createdAt} > now() - make_interval(hours => ${NEW_HOURS})`;

/** True if the account is new. */
export async function isNewAccount(db: Queryable, userId: string): Promise<boolean> {
  const [user] = await db.select({ isNew }).from(users).where(eq(users.id, userId));
  return user?.isNew === true;
}

/**
 * Facts about the author of a comment. Locks the account, so that its comments come one after the
 * other.
 */
export async function commentingFacts(
  tx: Tx,
  userId: string,
  content: string,
): Promise<CommentingFacts & { readonly name: string }> {
  const own = eq(users.id, userId);
  // A separate statement, so that later ones see the rows of the transaction it waited for.
  await tx.select({ id: users.id }).from(users).where(own).for('no key update');
  const ownSince = (age: ReturnType<typeof sql>) =>
    sql`from comment where user_id = ${userId} and created_at > now() - ${age}`;
  const [facts] = await tx
    .select({
      name: users.name,
      isNew,
      waitSeconds: sql<number | null>`(
        select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int
        ${ownSince(sql`interval '1 hour'`)}
        order by created_at desc offset ${COMMENTS_PER_HOUR_WHEN_NEW - 1} limit 1)`,
      isRepeated: sql<boolean>`exists (
        select 1 ${ownSince(sql`make_interval(mins => ${REPEAT_MINUTES})`)} and content = ${content})`,
    })
    .from(users)
    .where(own);
  return facts ?? { name: '', isNew: true, waitSeconds: null, isRepeated: false };
}

interface NewComment {
  readonly userId: string;
  readonly puzzleId: string;
  readonly content: string;
}

/** Facts about an added comment, for its notifications. */
interface AddedComment {
  readonly id: string;
  readonly puzzleTitle: string;
  /** Marks a title of the site itself, see `houseTitle`. */
  readonly puzzleMark: string | null;
  readonly puzzleCreatorId: string;
  readonly isPublic: boolean;
}

/** Add a comment and count it; null if the author cannot see the puzzle. */
export async function addComment(tx: Tx, comment: NewComment): Promise<AddedComment | null> {
  const { puzzleId, userId } = comment;
  // Locked first, so that the puzzle stays unchanged until the end of the transaction.
  const [puzzle] = await tx
    .update(puzzles)
    .set({ commentCount: sql`${puzzles.commentCount} + 1` })
    .where(and(eq(puzzles.id, puzzleId), isVisibleTo(userId, puzzles)))
    .returning({
      title: puzzles.title,
      mark: puzzles.houseTitle,
      creatorId: puzzles.creatorId,
      status: puzzles.status,
    });
  if (!puzzle) return null;
  const id = uuidv7();
  await tx.insert(comments).values({ ...comment, id });
  return {
    id,
    puzzleTitle: puzzle.title,
    puzzleMark: puzzle.mark,
    puzzleCreatorId: puzzle.creatorId,
    isPublic: puzzle.status === STATUS.public,
  };
}

/** The ids that belong to accounts. */
export async function filterExistingUsers(
  db: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.removedAt)));
  return rows.map(({ id }) => id);
}

/**
 * Number of comments on a puzzle, limited as in lists; null if the caller cannot see the puzzle.
 */
export async function countPuzzleComments(
  db: Queryable,
  callerId: string,
  puzzleId: string,
): Promise<number | null> {
  const [puzzle] = await db
    .select({ count: puzzles.commentCount })
    .from(puzzles)
    .where(and(eq(puzzles.id, puzzleId), isVisibleTo(callerId, puzzles)));
  return puzzle ? Math.min(puzzle.count, MAX_TOTAL) : null;
}

const commentJson = selectAsJson({
  id: comments.id,
  createdAt: comments.createdAt,
  updatedAt: comments.updatedAt,
  content: comments.content,
  puzzleId: comments.puzzleId,
});

function selectComments(db: Queryable) {
  return db
    .select({ comment: commentJson, creator: userJson })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .$dynamic();
}

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

function commentOf({ comment, creator }: CommentRow): Comment {
  return { ...comment, creator };
}

/** A page of a puzzle's comments, the newest first; `total` comes from `countPuzzleComments`. */
export async function readCommentPage(
  db: Db,
  puzzleId: string,
  total: number,
  cursor: PageCursor,
): Promise<Result<Page<Comment>, Refusal<'invalid_request'>>> {
  const page = await readPage(
    db,
    {
      keys: [sql`${comments.createdAt}`, sql`${comments.id}`],
      order: 'desc',
      where: eq(comments.puzzleId, puzzleId),
      keysOf: (id) =>
        sql`select created_at, id from comment where id = ${id} and puzzle_id = ${puzzleId}`,
      select: (where, orderBy, limit) =>
        selectComments(db)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      total: () => Promise.resolve(total),
    },
    cursor,
  );
  return page.ok
    ? { ...page, value: { ...page.value, results: page.value.results.map(commentOf) } }
    : page;
}

/**
 * Replace the caller's own comment on a puzzle they may see; null if there is none, or if a
 * moderator has removed its text.
 */
export async function replaceComment(
  db: Queryable,
  {
    id,
    userId,
    content,
  }: { readonly id: string; readonly userId: string; readonly content: string },
): Promise<Comment | null> {
  const visiblePuzzle = sql`exists (
    select 1 from ${puzzles} where ${puzzles.id} = ${comments.puzzleId} and ${isVisibleTo(userId, puzzles)})`;
  const { rowCount } = await db
    .update(comments)
    .set({ content, updatedAt: sql`now()` })
    .where(
      and(
        eq(comments.id, id),
        eq(comments.userId, userId),
        ne(comments.content, REMOVED_COMMENT),
        visiblePuzzle,
      ),
    );
  if (rowCount !== 1) return null;
  const [row] = await selectComments(db).where(eq(comments.id, id));
  return row ? commentOf(row) : null;
}

/** Delete the caller's own comment and decrement the count; returns false if there is none. */
export async function removeOwnComment(
  db: Queryable,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with gone as (
      delete from comment where id = ${id} and user_id = ${userId} returning puzzle_id
    )
    update puzzle set comment_count = comment_count - 1 from gone where puzzle.id = gone.puzzle_id`);
  return rowCount === 1;
}

/**
 * Replace the name of an account in all mentions, `[@name](/profile/<id>)`; by a question mark if
 * the comment would be too long. For names without marks of Markdown. Reads all comments, since no
 * index finds mentions, and such names are rare.
 */
export async function renameMentions(db: Queryable, userId: string, name: string): Promise<void> {
  const link = `](/profile/${userId}`;
  const mention = String.raw`\[@(?:[^][\\]|\\.)+\]\(/profile/${userId}`;
  const named = (shown: string) =>
    sql`regexp_replace(content, ${mention}, ${`[@${shown}${link}`}, 'g')`;
  await db.execute(sql`
    update comment set content = case
      when char_length(${named(name)}) <= ${TEXT_LIMITS.comment} then ${named(name)}
      else ${named('?')} end
    where position(${link} in content) > 0`);
}
