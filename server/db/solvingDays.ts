import { and, eq, gte, sql } from 'drizzle-orm';
import { SOLVING_WEEKS, type SolvingDays } from '#contract/users.ts';
import { invariant } from '#base/invariant.ts';
import { weeksUntil } from '../domain/localDays.ts';
import { isVisibleTo } from './briefs.ts';
import type { Queryable } from './database.ts';
import { collections } from './schema/collections.ts';
import { completions } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** True if the caller may see the account's solves; null if there is no such account. */
export async function canSeeSolves(
  db: Queryable,
  userId: string,
  callerId: string | null,
): Promise<boolean | null> {
  const [user] = await db
    .select({
      sees: sql<boolean>`exists (select 1 from ${collections} where ${collections.creatorId} = app_user.id and ${collections.autoPopulate} = 'solvedPuzzles' and ${isVisibleTo(callerId, collections)})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user?.sees ?? null;
}

/** Number of counted solves of an account on each of the last days in a time zone. */
export async function readSolvesByDay(
  db: Queryable,
  userId: string,
  { zone, now }: { readonly zone: string; readonly now: Date },
): Promise<SolvingDays> {
  const all = weeksUntil(zone, now, SOLVING_WEEKS);
  const [first, today] = [all[0], all.at(-1)];
  invariant(first && today, 'there is a last day');
  const starts = `{${all.map(({ start }) => start.toISOString()).join(',')}}`;
  const day = sql<number>`width_bucket(${completions.solvedAt}, ${starts}::text::timestamptz[])`;
  const rows = await db
    .select({ day, solves: sql<number>`count(*)::int` })
    .from(completions)
    .where(
      and(
        eq(completions.userId, userId),
        eq(completions.counted, true),
        gte(completions.solvedAt, first.start),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return {
    from: first.date,
    today: today.date,
    days: rows.flatMap(({ day: place, solves }) => {
      const found = all[place - 1]; // buckets are numbered from one
      return found ? [{ date: found.date, solves }] : [];
    }),
  };
}
