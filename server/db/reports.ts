import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Report, ReportKind, ReportState } from '#contract/reports.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import { formatTime, isVisibleTo, userJson } from './briefs.ts';
import type { Db, Queryable } from './database.ts';
import {
  doneOfCollection,
  doneOfComment,
  doneOfPuzzle,
  doneOfUser,
} from './moderation/doneActions.ts';
import { countUpTo, readNewest, withTimes, type PageCursor } from './page.ts';
import { collections } from './schema/collections.ts';
import { moderations, reports } from './schema/messages.ts';
import { comments, puzzles } from './schema/puzzles.ts';
import { users } from './schema/users.ts';
import { readUserBriefs } from './users.ts';

/** A report to moderators. */
interface NewReport {
  readonly reporterId: string;
  readonly kind: ReportKind;
  readonly targetId: string;
  readonly reason: string;
}

/**
 * Store a report about visible content of another account. An open report is not duplicated; a
 * resolved one is reopened with the new reason, as the newest.
 */
export async function addReport(
  db: Db,
  { reporterId, kind, targetId, reason }: NewReport,
): Promise<Result<{ id: string }, Refusal<'not_found' | 'conflict' | 'forbidden'>>> {
  const ownerId = await ownerOfVisible(db, kind, targetId, reporterId);
  if (ownerId === undefined) return fail(refusal('not_found', 'refusals.gone'));
  if (ownerId === reporterId) return fail(refusal('forbidden', 'refusals.ownReport'));
  const [row] = await db
    .insert(reports)
    .values({ id: uuidv7(), reporterId, kind, targetId, reason })
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.kind, reports.targetId],
      set: {
        reason,
        state: 'open',
        handledBy: null,
        handledAt: null,
        moderationId: null,
        createdAt: sql`now()`,
        updatedAt: sql`now()`,
      },
      setWhere: eq(reports.state, 'done'),
    })
    .returning({ id: reports.id });
  return row ? ok(row) : fail(refusal('conflict', 'refusals.reportedAlready'));
}

/** Owner of an item that the reporter may see; undefined if there is none. */
async function ownerOfVisible(
  db: Db,
  kind: ReportKind,
  id: string,
  callerId: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ owner: string }>(ownerQuery(kind, id, callerId));
  return rows[0]?.owner;
}

function ownerQuery(kind: ReportKind, id: string, callerId: string): SQL {
  switch (kind) {
    case 'puzzle':
      return sql`select ${puzzles.creatorId} as owner from ${puzzles} where ${puzzles.id} = ${id} and ${isVisibleTo(callerId, puzzles)}`;
    case 'collection':
      return sql`select ${collections.creatorId} as owner from ${collections} where ${collections.id} = ${id} and ${isVisibleTo(callerId, collections)}`;
    case 'comment':
      return sql`select ${comments.userId} as owner from ${comments} join ${puzzles} on ${puzzles.id} = ${comments.puzzleId} where ${comments.id} = ${id} and ${isVisibleTo(callerId, puzzles)}`;
    case 'user':
      return sql`select ${users.id} as owner from ${users} where ${and(eq(users.id, id), isNull(users.removedAt))}`;
  }
}

/** Subject of a report as one value: its owner, its title, name or text, and done actions. */
const about = sql<Report['about']>`case ${reports.kind}
  when 'puzzle' then (select json_build_object('userId', u.id, 'userName', u.name, 'text', p.title, 'puzzleId', null, 'done', ${doneOfPuzzle}) from puzzle p join app_user u on u.id = p.creator_id where p.id = ${reports.targetId})
  when 'collection' then (select json_build_object('userId', u.id, 'userName', u.name, 'text', c.title, 'puzzleId', null, 'done', ${doneOfCollection}) from collection c join app_user u on u.id = c.creator_id where c.id = ${reports.targetId})
  when 'comment' then (select json_build_object('userId', u.id, 'userName', u.name, 'text', c.content, 'puzzleId', c.puzzle_id, 'done', ${doneOfComment}) from comment c join app_user u on u.id = c.user_id where c.id = ${reports.targetId})
  when 'user' then (select json_build_object('userId', u.id, 'userName', u.name, 'text', u.name, 'puzzleId', null, 'done', ${doneOfUser}) from app_user u where u.id = ${reports.targetId})
end`;

function selectReports(db: Queryable) {
  return db
    .select({
      id: reports.id,
      createdAt: reports.createdAt,
      updatedAt: reports.updatedAt,
      kind: reports.kind,
      targetId: reports.targetId,
      reason: reports.reason,
      state: reports.state,
      note: reports.note,
      handledBy: reports.handledBy,
      handledAt: reports.handledAt,
      action: moderations.action,
      reporter: userJson,
      about,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(moderations, eq(moderations.id, reports.moderationId))
    .$dynamic();
}

type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

/** The rows as the API sends them, with the moderators who resolved them. */
async function reportAnswers(db: Queryable, rows: readonly ReportRow[]): Promise<Report[]> {
  const moderators = await readUserBriefs(
    db,
    rows.map(({ handledBy }) => handledBy),
  );
  return rows.map((row) => {
    const handler = moderators.get(row.handledBy ?? '') ?? null;
    return { ...withTimes(row), handledAt: formatTime(row.handledAt), handler };
  });
}

/** Reports, the newest first: all, or those in one state. */
export async function readReports(db: Db, state: ReportState | undefined, cursor: PageCursor) {
  const where = state && eq(reports.state, state);
  return readNewest(db, reports, where, cursor, async (filter, orderBy, limit) => {
    const rows = await selectReports(db)
      .where(filter)
      .orderBy(...orderBy)
      .limit(limit);
    return reportAnswers(db, rows);
  });
}

/** One report; undefined if there is none with this id. */
export async function readReport(db: Queryable, id: string): Promise<Report | undefined> {
  const rows = await selectReports(db).where(eq(reports.id, id));
  return (await reportAnswers(db, rows))[0];
}

/** Numbers of open reports and appeals. */
export async function countOpen(db: Queryable): Promise<{ reports: number; appeals: number }> {
  const [openReports, openAppeals] = await Promise.all([
    countUpTo(db, sql`select from report where state = 'open'`),
    countUpTo(db, sql`select from appeal where state = 'open'`),
  ]);
  return { reports: openReports, appeals: openAppeals };
}
