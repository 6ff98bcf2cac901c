import { and, eq, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Appeal, AppealState } from '#contract/appeals.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { invariant } from '#base/invariant.ts';
import { generateSecret, hashSecret } from '../../auth/sessions.ts';
import { LIFTING } from '../../domain/appeals.ts';
import { refusal, type Refusal } from '../../domain/refusal.ts';
import { formatTime, userJson } from '../briefs.ts';
import type { Db, Queryable } from '../database.ts';
import { readNewest, withTimes, type PageCursor } from '../page.ts';
import { appeals, appealTickets, moderations } from '../schema/messages.ts';
import { users } from '../schema/users.ts';
import { readUserBriefs } from '../users.ts';

/** Time to send an appeal after a refused sign-in. */
const TICKET_SECONDS = 3600;

type AppealRefusal = Refusal<'not_found' | 'conflict'>;

const NOTHING_TO_APPEAL = fail(refusal('not_found', 'refusals.nothingToAppeal'));

interface NewAppeal {
  readonly userId: string;
  readonly decisionId: string;
  readonly words: string;
}

/** Store an appeal against an action on the account; an action has at most one. */
export async function addAppeal(
  db: Queryable,
  { userId, decisionId, words }: NewAppeal,
): Promise<Result<undefined, AppealRefusal>> {
  const isTheirs = and(
    eq(moderations.id, decisionId),
    eq(moderations.userId, userId),
    notInArray(moderations.action, [...LIFTING]),
  );
  if ((await db.$count(moderations, isTheirs)) === 0) return NOTHING_TO_APPEAL;
  const { rowCount } = await db
    .insert(appeals)
    .values({ id: uuidv7(), moderationId: decisionId, userId, words })
    .onConflictDoNothing();
  return rowCount === 1 ? ok(undefined) : fail(refusal('conflict', 'refusals.appealedAlready'));
}

/** Create a secret with which the browser of a blocked account can send one appeal. */
export async function createAppealTicket(db: Queryable, decisionId: string): Promise<string> {
  const secret = generateSecret();
  await db.insert(appealTickets).values({
    secretHash: hashSecret(secret),
    moderationId: decisionId,
    expiresAt: sql`now() + make_interval(secs => ${TICKET_SECONDS})`,
  });
  return secret;
}

/** Store the appeal of a blocked account. Its secret works once. */
export async function addAppealByTicket(
  db: Db,
  secret: string,
  words: string,
): Promise<Result<undefined, AppealRefusal>> {
  return db.transaction(async (tx) => {
    const [ticket] = await tx
      .delete(appealTickets)
      .where(
        and(
          eq(appealTickets.secretHash, hashSecret(secret)),
          sql`${appealTickets.expiresAt} > now()`,
        ),
      )
      .returning({ decisionId: appealTickets.moderationId });
    if (!ticket) return fail(refusal('not_found', 'refusals.signInExpired'));
    const { decisionId } = ticket;
    const [decision] = await tx
      .select({ userId: moderations.userId })
      .from(moderations)
      .where(eq(moderations.id, decisionId));
    invariant(decision, 'tickets end with their actions');
    return addAppeal(tx, { userId: decision.userId, decisionId, words });
  });
}

function selectAppeals(db: Queryable) {
  return db
    .select({
      id: appeals.id,
      createdAt: appeals.createdAt,
      updatedAt: appeals.updatedAt,
      state: appeals.state,
      words: appeals.words,
      outcome: appeals.outcome,
      answer: appeals.answer,
      handledBy: appeals.handledBy,
      handledAt: appeals.handledAt,
      appellant: userJson,
      decision: {
        createdAt: moderations.createdAt,
        action: moderations.action,
        description: moderations.description,
        text: moderations.text,
        message: moderations.message,
        moderatorId: moderations.moderatorId,
      },
    })
    .from(appeals)
    .innerJoin(users, eq(users.id, appeals.userId))
    .innerJoin(moderations, eq(moderations.id, appeals.moderationId))
    .$dynamic();
}

/** Appeals, the newest first: all, or those in one state. */
export async function readAppeals(db: Db, state: AppealState | undefined, cursor: PageCursor) {
  const where = state && eq(appeals.state, state);
  return readNewest(db, appeals, where, cursor, async (filter, orderBy, limit) => {
    const rows = await selectAppeals(db)
      .where(filter)
      .orderBy(...orderBy)
      .limit(limit);
    return appealAnswers(db, rows);
  });
}

async function appealAnswers(
  db: Queryable,
  rows: Awaited<ReturnType<typeof selectAppeals>>,
): Promise<Appeal[]> {
  const moderators = await readUserBriefs(
    db,
    rows.flatMap(({ handledBy, decision }) => [handledBy, decision.moderatorId]),
  );
  return rows.map((row) => {
    const moderator = moderators.get(row.decision.moderatorId);
    invariant(moderator, 'accounts keep their rows');
    const createdAt = formatTime(row.decision.createdAt);
    return {
      ...withTimes(row),
      decision: { ...row.decision, createdAt, moderator },
      handler: moderators.get(row.handledBy ?? '') ?? null,
      handledAt: formatTime(row.handledAt),
    };
  });
}
