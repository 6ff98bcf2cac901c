import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Identity, OAuthProvider, SignInProblem, SignInProvider } from '#contract/auth.ts';
import { invariant } from '#engine/invariant.ts';
import { fail, ok, type Result } from '#engine/result.ts';
import { timeText } from '../db/briefs.ts';
import { createUser } from '../db/createUser.ts';
import type { Db, Tx } from '../db/Db.ts';
import { avatars, identities, users } from '../db/schema/users.ts';
import type { ProvidedIdentity } from './providers/IdentityProvider.ts';
import { accountNotice } from '../domain/accountNotices.ts';
import { addNotifications } from '../db/addNotifications.ts';
import { isActiveUser } from './sessions.ts';

/** The name of an account whose provider says none that it may have. */
const NAMELESS = 'Player';

/** The account of somebody whom a provider knows; a new one for whoever comes first. */
export async function findOrCreateAccount(
  tx: Tx,
  provider: OAuthProvider,
  { subject, email, name }: ProvidedIdentity,
): Promise<Result<string, Extract<SignInProblem, 'blocked'>>> {
  await lockSubject(tx, provider, subject);
  const [known] = await tx
    .update(identities)
    .set({ email, updatedAt: sql`now()` })
    .from(users)
    .where(and(isSubject(provider, subject), eq(users.id, identities.userId)))
    .returning({ userId: identities.userId, isActive: sql<boolean>`${isActiveUser}` });
  if (known) return known.isActive ? ok(known.userId) : fail('blocked');
  const userId = await createUser(tx, { name: name ?? NAMELESS });
  await addIdentity(tx, { userId, provider, subject, email });
  return ok(userId);
}

/** The session that adds a way to sign in. */
export interface AddingSession {
  readonly userId: string;
  readonly isRecent: boolean;
  /** The browser, as people call it. */
  readonly agent: string;
}

/**
 * Give an account one more way to sign in, and tell its owner. It may have it already; nobody else
 * may. `confirmation_needed`: the session is too old to add anything.
 */
export async function linkIdentity(
  tx: Tx,
  { userId, isRecent, agent }: AddingSession,
  provider: OAuthProvider,
  { subject, email }: ProvidedIdentity,
): Promise<Result<string, Extract<SignInProblem, 'taken' | 'confirmation_needed'>>> {
  await lockSubject(tx, provider, subject);
  const [known] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(isSubject(provider, subject));
  if (known) return known.userId === userId ? ok(userId) : fail('taken');
  if (!isRecent) return fail('confirmation_needed');
  const identity = await addIdentity(tx, { userId, provider, subject, email });
  await addNotifications(tx, [accountNotice({ kind: 'added', userId, agent, identity })]);
  return ok(userId);
}

/** Two browsers may bring the same new identity at once: the second one waits for the first. */
export async function lockSubject(
  tx: Tx,
  provider: SignInProvider,
  subject: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${provider} ${subject}`}))`);
}

/** The identity that a provider knows by this name. */
export function isSubject(provider: SignInProvider, subject: string) {
  return and(eq(identities.provider, provider), eq(identities.subject, subject));
}

interface NewIdentity {
  readonly userId: string;
  readonly provider: SignInProvider;
  readonly subject: string;
  readonly email?: string;
  readonly label?: string;
}

/** Add an identity that nobody has: `lockSubject` comes first. */
export async function addIdentity(tx: Tx, identity: NewIdentity): Promise<Identity> {
  const [row] = await tx
    .insert(identities)
    .values({ ...identity, id: uuidv7() })
    .returning(identityColumns);
  invariant(row, 'a row was inserted');
  return toIdentity(row);
}

/** Whether an account has a picture. */
export async function hasAvatar(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$count(avatars, eq(avatars.userId, userId))) > 0;
}

const identityColumns = {
  id: identities.id,
  createdAt: identities.createdAt,
  updatedAt: identities.updatedAt,
  provider: sql<SignInProvider>`${identities.provider}`,
  email: identities.email,
  label: identities.label,
};

interface IdentityRow extends Omit<Identity, 'createdAt' | 'updatedAt'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

function toIdentity(row: IdentityRow): Identity {
  return { ...row, createdAt: timeText(row.createdAt), updatedAt: timeText(row.updatedAt) };
}

/** The ways an account can be signed in to, the oldest first. */
export async function readIdentities(db: Db, userId: string): Promise<Identity[]> {
  const rows = await db
    .select(identityColumns)
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  return rows.map(toIdentity);
}

/** An account in the browser in which somebody changes it. */
interface Changing {
  readonly userId: string;
  /** The browser, as people call it. */
  readonly agent: string;
}

/** Give a passkey of an account another label. Null when the account has no such passkey. */
export async function relabelPasskey(
  db: Db,
  { userId, agent }: Changing,
  id: string,
  label: string,
): Promise<Identity | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(identities)
      .set({ label, updatedAt: sql`now()` })
      .where(
        and(
          eq(identities.id, id),
          eq(identities.userId, userId),
          eq(identities.provider, 'passkey'),
        ),
      )
      .returning(identityColumns);
    if (!row) return null;
    await addNotifications(tx, [accountNotice({ kind: 'renamed', userId, agent, label })]);
    return toIdentity(row);
  });
}

/** Remove a way of signing in, unless it is the last: nobody may lock themselves out. */
export async function dropIdentity(
  db: Db,
  { userId, agent }: Changing,
  id: string,
): Promise<'removed' | 'missing' | 'last'> {
  return db.transaction(async (tx) => {
    // Of two removals at once, the second one counts what the first one left.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const rows = await tx
      .select(identityColumns)
      .from(identities)
      .where(eq(identities.userId, userId));
    const identity = rows.find((row) => row.id === id);
    if (!identity) return 'missing';
    if (rows.length === 1) return 'last';
    await addNotifications(tx, [accountNotice({ kind: 'removed', userId, agent, identity })]);
    await tx.delete(identities).where(and(eq(identities.id, id), eq(identities.userId, userId)));
    return 'removed';
  });
}
