import { and, eq, sql } from 'drizzle-orm';
import type { OAuthProvider } from '#contract/auth.ts';
import type { Queryable } from '../db/database.ts';
import { oauthFlows } from '../db/schema/users.ts';
import { hashSecret } from './sessions.ts';

const MINUTES = 10;

/** A sign-in while its browser is at the provider. */
export interface Flow {
  readonly provider: OAuthProvider;
  readonly verifier: string;
  readonly nonce: string;
  readonly successUrl: string;
  readonly errorUrl: string;
  readonly bindHash: Buffer;
  /** The account that adds an identity; null for a sign-in. */
  readonly linkUserId: string | null;
  /** Hash of the secret of the invitation for a new account; null without one. */
  readonly invitationHash: Buffer | null;
}

/** Store a sign-in until its browser returns with `state`. */
export async function saveFlow(db: Queryable, state: string, flow: Flow): Promise<void> {
  const { verifier, ...same } = flow;
  await db.insert(oauthFlows).values({
    ...same,
    stateHash: hashSecret(state),
    pkceVerifier: verifier,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
}

/** Consume the sign-in that `state` belongs to; a second call returns null. */
export async function consumeFlow(
  db: Queryable,
  provider: OAuthProvider,
  state: string,
): Promise<Flow | null> {
  const [row] = await db
    .delete(oauthFlows)
    .where(
      and(
        eq(oauthFlows.stateHash, hashSecret(state)),
        eq(oauthFlows.provider, provider),
        sql`${oauthFlows.expiresAt} > now()`,
      ),
    )
    .returning();
  return row ? { ...row, provider, verifier: row.pkceVerifier } : null;
}
