import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SignedInBrowser } from '#contract/auth.ts';
import { formatTime } from '../db/briefs.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { countUpTo, readPage, type PageCursor } from '../db/page.ts';
import { sessions } from '../db/schema/users.ts';
import { agentName } from '../domain/agentName.ts';
import type { Session } from '../http/session.ts';
import { isLiveSession, isRecentSession } from './sessions.ts';

type Item = z.infer<typeof SignedInBrowser>;

/** The sessions of an account, the newest first. */
export async function readSessions(db: Db, { id: currentId, userId }: Session, cursor: PageCursor) {
  const where = and(eq(sessions.userId, userId), isLiveSession);
  return readPage<Item>(
    db,
    {
      keys: [sql`${sessions.createdAt}`, sql`${sessions.id}`],
      order: 'desc',
      where,
      keysOf: (id) =>
        sql`select ${sessions.createdAt}, ${sessions.id} from ${sessions} where ${where} and ${sessions.id} = ${id}`,
      async select(filter, orderBy, limit) {
        const rows = await db
          .select({
            id: sessions.id,
            createdAt: sessions.createdAt,
            lastSeenAt: sessions.lastSeenAt,
            agent: sessions.agent,
            recent: isRecentSession,
          })
          .from(sessions)
          .where(filter)
          .orderBy(...orderBy)
          .limit(limit);
        return rows.map(({ id, createdAt, lastSeenAt, agent, recent }) => ({
          id,
          createdAt: formatTime(createdAt),
          lastSeenAt: formatTime(lastSeenAt),
          current: id === currentId,
          recent,
          agent: agentName(agent),
        }));
      },
      total: () => countUpTo(db, sql`select 1 from ${sessions} where ${where}`),
    },
    cursor,
  );
}

/** End one session of an account. False if the account has no such session. */
export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
