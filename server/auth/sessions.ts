import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { v7 as uuidv7 } from 'uuid';
import { RECENT_MINUTES, RESTRICTIONS } from '#contract/endpoint.ts';
import { currentSupporterLevel, formatTime } from '#server/db/briefs.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { loginTickets, passkeyChallenges, sessions, users } from '#server/db/schema/users.ts';
import type { Site } from '../deps.ts';
import type { FindSession, Session } from '#server/http/session.ts';
import type { z } from 'zod';
import type { SignedInBrowser } from '#contract/auth.ts';
import { countUpTo, readPage, type PageCursor } from '#server/db/page.ts';
import { agentName, describeAgent } from '#server/http/requestAgent.ts';

const TOKEN_BYTES = 32;
/** A session expires this long after its last use, */
const IDLE_DAYS = 30;
/** and this long after its start. */
const MAX_DAYS = 180;
const SECONDS_PER_DAY = 86_400;
/** Interval at which the activity of an account is recorded. */
const NOTE_MINUTES = 10;
const MAX_AGENT = 200;

/** Hash of a secret, as stored: read access to the database is not enough to sign in. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function generateSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Condition: the account is neither blocked nor removed. */
export const isActiveUser = sql`${users.active} and ${users.removedAt} is null and (${users.bannedUntil} is null or ${users.bannedUntil} <= now())`;

/** Condition: somebody can sign in to the account. */
const isPerson = sql`not ${users.isHouse}`;

/** Condition: the session has not expired. */
const isLiveSession = sql`(${sessions.expiresAt} > now() and ${sessions.lastSeenAt} > now() - make_interval(days => ${IDLE_DAYS}))`;

/**
 * Condition: the session started a few minutes ago, so its cookie was hardly stolen since. An
 * account without a sign-in method, which started with a printed address, has nothing to confirm
 * with, and may add its first one.
 */
const isRecentSession = sql<boolean>`(${sessions.createdAt} > now() - make_interval(mins => ${RECENT_MINUTES}) or not exists (select 1 from identity as way where way.user_id = ${sessions.userId}))`;

/** Start a session. The token goes into the cookie, and nowhere else. */
export async function beginSession(db: Queryable, userId: string, agent: string): Promise<string> {
  const token = generateSecret();
  await db.insert(sessions).values({
    id: uuidv7(),
    tokenHash: hashSecret(token),
    userId,
    agent: Array.from(agent.slice(0, 2 * MAX_AGENT).replaceAll('\0', ''))
      .slice(0, MAX_AGENT)
      .join(''),
    expiresAt: sql`now() + make_interval(days => ${MAX_DAYS})`,
  });
  await noteActivity(db, userId);
  return token;
}

/**
 * The session cookie. On HTTPS the `__Host-` prefix prevents other hosts and paths from setting it.
 */
export function sessionCookie({ apiOrigin }: Site) {
  const isSecure = apiOrigin.startsWith('https:');
  return {
    name: isSecure ? '__Host-session' : 'session',
    options: { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' },
  } as const;
}

export function setSessionCookie(context: Context, site: Site, token: string): void {
  const { name, options } = sessionCookie(site);
  setCookie(context, name, token, { ...options, maxAge: MAX_DAYS * SECONDS_PER_DAY });
}

export function clearSessionCookie(context: Context, site: Site): void {
  const { name, options } = sessionCookie(site);
  deleteCookie(context, name, options);
}

/** Finds the session of a request in the database. Without a cookie no query is made. */
export function createSessionFinder(db: Db, site: Site): FindSession {
  const { name } = sessionCookie(site);
  const statement = prepareFind(db);
  return async (request) => {
    const token = parse(request.headers.get('Cookie') ?? '', name)[name];
    if (!token) return null;
    const [row] = await statement.execute({ tokenHash: hashSecret(token) });
    if (!row) return null;
    if (row.isUnnoted) await noteUse(db, row.id, row.userId);
    return {
      id: row.id,
      userId: row.userId,
      isModerator: row.labels.includes('moderator'),
      isSupporter: row.supporter > 1,
      isRecent: row.isRecent,
      restrictions: RESTRICTIONS.filter((restriction) => row[restriction]),
    };
  };
}

/** Every call runs this query first, so each connection plans it once. */
function prepareFind(db: Db) {
  return db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      labels: users.labels,
      supporter: currentSupporterLevel.mapWith(Number),
      comments: sql<boolean>`coalesce(${users.commentsUntil} > now(), false)`,
      puzzles: sql<boolean>`coalesce(${users.puzzlesUntil} > now(), false)`,
      collections: sql<boolean>`coalesce(${users.collectionsUntil} > now(), false)`,
      ratings: sql<boolean>`coalesce(${users.ratingsUntil} > now(), false)`,
      isRecent: isRecentSession,
      isUnnoted: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${NOTE_MINUTES})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isLiveSession,
        isActiveUser,
        isPerson,
      ),
    )
    .prepare('find_session');
}

async function noteUse(db: Db, sessionId: string, userId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
  await noteActivity(db, userId);
}

async function noteActivity(db: Queryable, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ accessedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/**
 * End every session of an account, and all tickets and challenges that could become one. Run it in
 * the transaction that blocks or removes the account.
 */
export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(loginTickets).where(eq(loginTickets.userId, userId));
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}

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
          agent: agentName(describeAgent(agent)),
          agentText: describeAgent(agent),
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
