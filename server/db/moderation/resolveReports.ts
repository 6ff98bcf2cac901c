import { and, asc, desc, eq, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Report, ReportState } from '#contract/reports.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { invariant } from '#base/invariant.ts';
import { refusal, type Refusal } from '../../domain/refusal.ts';
import { reportNotice } from '../../domain/reportOutcome.ts';
import type { Db, Tx } from '../database.ts';
import { withRetry } from '../databaseErrors.ts';
import { filterExistingUsers } from '../comments.ts';
import { addNotifications } from '../notifications.ts';
import { readReport } from '../reports.ts';
import { moderations, reports } from '../schema/messages.ts';

/** A moderator's decision on a report. */
interface Handling {
  readonly moderatorId: string;
  readonly state: ReportState;
  readonly note: string;
}

/**
 * Store the decision on a report, unless it is about the moderator themselves. Resolving it also
 * resolves the other open reports about the same item, and notifies their reporters.
 */
export async function resolveReport(
  db: Db,
  id: string,
  { moderatorId, state, note }: Handling,
): Promise<Result<Report, Refusal<'not_found' | 'forbidden'>>> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const found = await readReport(tx, id);
      if (!found) return fail(refusal('not_found', 'refusals.noReport'));
      if (found.about?.userId === moderatorId)
        return fail(refusal('forbidden', 'refusals.reportOnYou'));
      if (state === 'open') await reopen(tx, id, note);
      else await resolve(tx, found, moderatorId, note);
      const changed = await readReport(tx, id);
      invariant(changed, 'reports are not deleted');
      return ok(changed);
    }),
  );
}

async function reopen(tx: Tx, id: string, note: string): Promise<void> {
  await tx
    .update(reports)
    .set({
      state: 'open',
      note,
      handledBy: null,
      handledAt: null,
      moderationId: null,
      updatedAt: sql`now()`,
    })
    .where(eq(reports.id, id));
}

async function resolve(tx: Tx, report: Report, moderatorId: string, note: string): Promise<void> {
  const open = await lockOpen(tx, report);
  await tx
    .update(reports)
    .set({ note, updatedAt: sql`now()` })
    .where(eq(reports.id, report.id));
  // Resolved already, if the answer of an earlier call was lost.
  if (!open.some(({ id }) => id === report.id)) return;
  const decision = await findAction(tx, report, moderatorId);
  const ids = open.map(({ id }) => id);
  const rows = await tx
    .update(reports)
    .set({
      state: 'done',
      handledBy: moderatorId,
      handledAt: sql`now()`,
      moderationId: decision?.id ?? null,
      updatedAt: sql`now()`,
    })
    .where(inArray(reports.id, ids))
    .returning({
      id: reports.id,
      reporterId: reports.reporterId,
      kind: reports.kind,
      reason: reports.reason,
      handledAt: reports.handledAt,
    });
  const reporterIds = rows.map(({ reporterId }) => reporterId);
  const present = await filterExistingUsers(tx, reporterIds);
  const notices = rows
    .filter(({ reporterId }) => reporterId !== moderatorId && present.includes(reporterId))
    .map(({ handledAt, ...row }) => {
      invariant(handledAt, 'resolved reports have a time');
      const [action, page] = [decision?.action ?? null, pageOf(report)];
      return reportNotice({ ...row, handledAt, action, page });
    });
  await addNotifications(tx, notices);
}

/** Lock the open reports about the same item, in the order of their ids. */
async function lockOpen(tx: Tx, { kind, targetId }: Report) {
  return tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.targetId, targetId), eq(reports.state, 'open')))
    .orderBy(asc(reports.id))
    .for('update');
}

/**
 * The action that a report led to: the last one on the item since the report, or the last one of
 * this moderator on its owner. Null if there was none.
 */
async function findAction(
  tx: Tx,
  { kind, targetId, about, createdAt }: Report,
  moderatorId: string,
) {
  const ownerId = about?.userId ?? (kind === 'user' ? targetId : null);
  const onItem = eq(moderations.target, targetId);
  const onOwner =
    ownerId === null
      ? undefined
      : and(
          eq(moderations.userId, ownerId),
          isNull(moderations.target),
          eq(moderations.moderatorId, moderatorId),
        );
  const [action] = await tx
    .select({ id: moderations.id, action: moderations.action })
    .from(moderations)
    .where(
      and(
        or(onItem, onOwner),
        gte(moderations.createdAt, new Date(createdAt)),
        notInArray(moderations.action, ['unban', 'unblock']),
      ),
    )
    .orderBy(desc(moderations.createdAt), desc(moderations.id))
    .limit(1);
  return action;
}

/** The page of the reported item; null if it is gone. */
function pageOf({ kind, targetId, about }: Report): string | null {
  if (about === null) return null;
  switch (kind) {
    case 'puzzle':
      return `/solve/${targetId}`;
    case 'collection':
      return `/collection/${targetId}`;
    case 'user':
      return `/profile/${targetId}`;
    case 'comment':
      return about.puzzleId === null ? null : `/solve/${about.puzzleId}#comment-${targetId}`;
  }
}
