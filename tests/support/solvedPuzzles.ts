import { and, eq, sql } from 'drizzle-orm';
import { beginSolve, completeSolve } from '#contract/completions.ts';
import type { Db } from '#server/db/database.ts';
import { completions } from '#server/db/schema/puzzles.ts';
import type { Member, TestSite } from './TestSite.ts';

/** Let a solve have begun, and been reported last, this much earlier than it was. */
export async function backdateSolve(
  db: Db,
  userId: string,
  puzzleId: string,
  seconds: number,
): Promise<void> {
  const earlier = sql`make_interval(secs => ${seconds})`;
  await db
    .update(completions)
    .set({
      createdAt: sql`${completions.createdAt} - ${earlier}`,
      lastReportAt: sql`${completions.lastReportAt} - ${earlier}`,
    })
    .where(and(eq(completions.userId, userId), eq(completions.puzzleId, puzzleId)));
}

/** Have a member solve a puzzle, in a time that counts. */
export async function solvePuzzle(
  site: TestSite,
  member: Member,
  puzzleId: string,
  { seconds = 60, hints = 0 } = {},
): Promise<void> {
  const params = { puzzleId };
  await site.ask(beginSolve, member, { params });
  await backdateSolve(site.db, member.id, puzzleId, seconds);
  await site.ask(completeSolve, member, { params, body: { hints } });
}
