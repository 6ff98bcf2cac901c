import { and, eq, sql } from 'drizzle-orm';
import { isVisibleTo } from './briefs.ts';
import type { Queryable } from './database.ts';
import { loves, puzzles } from './schema/puzzles.ts';

/** True if the account loves the puzzle; null if the puzzle is not visible. */
export async function readLoved(
  db: Queryable,
  puzzleId: string,
  userId: string,
): Promise<boolean | null> {
  const [row] = await db
    .select({ lover: loves.userId })
    .from(puzzles)
    .leftJoin(loves, and(eq(loves.puzzleId, puzzles.id), eq(loves.userId, userId)))
    .where(and(eq(puzzles.id, puzzleId), isVisibleTo(userId, puzzles)));
  return row ? row.lover !== null : null;
}

/**
 * Love or unlove a puzzle in one statement: the count changes with the row, and only if the row
 * does. Authors may love their own puzzles. Returns false if the puzzle is not visible.
 */
export async function setLoved(
  db: Queryable,
  puzzleId: string,
  userId: string,
  isLoved: boolean,
): Promise<boolean> {
  const change = isLoved
    ? sql`insert into ${loves} (user_id, puzzle_id) select ${userId}, id from seen on conflict do nothing returning puzzle_id`
    : sql`delete from ${loves} using seen where ${loves.puzzleId} = seen.id and ${loves.userId} = ${userId} returning ${loves.puzzleId}`;
  const { rows } = await db.execute(sql`
    with seen as (
      select ${puzzles.id} as id from ${puzzles}
      where ${puzzles.id} = ${puzzleId} and ${isVisibleTo(userId, puzzles)}
      for key share
    ),
    changed as (${change}),
    counted as (
      update ${puzzles} set love_count = love_count + ${isLoved ? 1 : -1}
      from changed where ${puzzles.id} = changed.puzzle_id
    )
    select id from seen`);
  return rows.length > 0;
}
