import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Identity, OAuthProvider, SignInProblem, SignInProvider } from '#contract/auth.ts';
import { invariant } from '#base/invariant.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { formatTime } from '../db/briefs.ts';
import { createUser } from '../db/accounts.ts';
import type { Db, Tx } from '../db/database.ts';
import { avatars, identities, users } from '../db/schema/users.ts';
import type { ProvidedIdentity } from './providers/IdentityProvider.ts';
import { accountNotice } from '../domain/accountNotices.ts';
import type { Message } from '#texts/message.ts';
import { addNotifications } from '../db/notifications.ts';
import type { SignUpProblem } from './invitations.ts';
import { isActiveUser } from './sessions.ts';

/** Account name if the provider supplies none that is allowed. */
const NAMELESS = 'Player';

interface FoundAccount {
  readonly userId: string;
  /** False if it is blocked. */
  readonly isActive: boolean;
}

/**
 * The account of an identity at a provider; created at the first sign-in, if `admit` agrees. It may
 * be blocked, which is checked when its session starts.
 */
export async function findOrCreateAccount(
  tx: Tx,
  provider: OAuthProvider,
  { subject, email, name }: ProvidedIdentity,
  admit: () => Promise<Result<undefined, SignUpProblem>>,
): Promise<Result<FoundAccount, SignUpProblem>> {
  await lockSubject(tx, provider, subject);
  const [known] = await tx
    .update(identities)
    .set({ email, updatedAt: sql`now()` })
    .from(users)
    .where(and(isSubject(provider, subject), eq(users.id, identities.userId)))
    .returning({ userId: identities.userId, isActive: sql<boolean>`${isActiveUser}` });
  if (known) return ok(known);
  const admitted = await admit();
  if (!admitted.ok) return admitted;
  const userId = await createUser(tx, { name: name ?? NAMELESS });
  await addIdentity(tx, { userId, provider, subject, email });
  return ok({ userId, isActive: true });
}

/** The session that adds a sign-in method. */
export interface AddingSession {
  readonly userId: string;
  readonly isRecent: boolean;
  /** Name of the browser, as shown to users. */
  readonly agent: Message;
}

/**
 * Add a sign-in method to an account and notify its owner. It is no error if this account has it
 * already. `taken`: another account has it. `confirmation_needed`: the session is too old to add
 * one.
 */
export async function linkIdentity(
  tx: Tx,
  { userId, isRecent, agent }: AddingSession,
  provider: OAuthProvider,
  { subject, email }: ProvidedIdentity,
): Promise<Result<FoundAccount, Extract<SignInProblem, 'taken' | 'confirmation_needed'>>> {
  await lockSubject(tx, provider, subject);
  const [known] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(isSubject(provider, subject));
  if (known) return known.userId === userId ? ok({ userId, isActive: true }) : fail('taken');
  if (!isRecent) return fail('confirmation_needed');
  const identity = await addIdentity(tx, { userId, provider, subject, email });
  await addNotifications(tx, [accountNotice({ kind: 'added', userId, agent, identity })]);
  return ok({ userId, isActive: true });
}

/** Serialize two browsers that bring the same new identity at once. */
export async function lockSubject(
  tx: Tx,
  provider: SignInProvider,
  subject: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${provider} ${subject}`}))`);
}

/** Condition: the identity with this subject at the provider. */
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

/** Add an identity that no account has. Call `lockSubject` first. */
export async function addIdentity(tx: Tx, identity: NewIdentity): Promise<Identity> {
  const [row] = await tx
    .insert(identities)
    .values({ ...identity, id: uuidv7() })
    .returning(identityColumns);
  invariant(row, 'a row was inserted');
  return toIdentity(row);
}

/** True if the account has a picture. */
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
  return { ...row, createdAt: formatTime(row.createdAt), updatedAt: formatTime(row.updatedAt) };
}

/** The sign-in methods of an account, the oldest first. */
export async function readIdentities(db: Db, userId: string): Promise<Identity[]> {
  const rows = await db
    .select(identityColumns)
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  return rows.map(toIdentity);
}

/** An account and the browser in which it is changed. */
interface Changing {
  readonly userId: string;
  /** Name of the browser, as shown to users. */
  readonly agent: Message;
}

/** Change the label of a passkey. Null if the account has no such passkey. */
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

/** Remove a sign-in method, unless it is the last one: owners must not lock themselves out. */
export async function deleteIdentity(
  db: Db,
  { userId, agent }: Changing,
  id: string,
): Promise<'removed' | 'missing' | 'last'> {
  return db.transaction(async (tx) => {
    // Of two simultaneous removals, the second one counts the result of the first one.
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
