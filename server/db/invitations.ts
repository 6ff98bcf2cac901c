import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Invitation } from '#contract/invitations.ts';
import { isUsable } from '../auth/invitations.ts';
import { hashSecret } from '../auth/sessions.ts';
import { formatTime } from './briefs.ts';
import type { Db, Queryable } from './database.ts';
import { readNewest, withTimes, type PageCursor } from './page.ts';
import { invitations } from './schema/users.ts';
import { readUserBriefs } from './users.ts';

interface NewInvitation {
  readonly secret: string;
  /** The moderator who creates it; null for the host. */
  readonly creatorId: string | null;
  readonly uses: number;
  readonly days: number;
  readonly note: string;
}

/**
 * Store an invitation and return its id. The same secret of the same creator again changes nothing;
 * null if it is that of another creator.
 */
export async function addInvitation(
  db: Queryable,
  { secret, days, ...invitation }: NewInvitation,
): Promise<string | null> {
  const secretHash = hashSecret(secret);
  await db
    .insert(invitations)
    .values({
      ...invitation,
      id: uuidv7(),
      secretHash,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: invitations.id, creatorId: invitations.creatorId })
    .from(invitations)
    .where(eq(invitations.secretHash, secretHash));
  return row?.creatorId === invitation.creatorId ? row.id : null;
}

/** Delete an invitation; false if there is none with this id. */
export async function deleteInvitation(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(invitations).where(eq(invitations.id, id));
  return rowCount === 1;
}

const columns = {
  id: invitations.id,
  createdAt: invitations.createdAt,
  updatedAt: invitations.updatedAt,
  creatorId: invitations.creatorId,
  note: invitations.note,
  uses: invitations.uses,
  used: invitations.used,
  expiresAt: invitations.expiresAt,
};

/** The invitations that can still be used, the newest first. */
export async function readInvitations(db: Db, cursor: PageCursor) {
  return readNewest<Invitation>(db, invitations, isUsable, cursor, async (where, order, limit) => {
    const rows = await db
      .select(columns)
      .from(invitations)
      .where(and(where))
      .orderBy(...order)
      .limit(limit);
    const creators = await readUserBriefs(
      db,
      rows.map(({ creatorId }) => creatorId),
    );
    return rows.map(({ creatorId, expiresAt, ...row }) => ({
      ...withTimes(row),
      creator: creators.get(creatorId ?? '') ?? null,
      expiresAt: formatTime(expiresAt),
    }));
  });
}
