import { timingSafeEqual } from 'node:crypto';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import type { Assertion, RequestOptions } from '#contract/auth.ts';
import type { Db, Tx } from '../db/database.ts';
import { message } from '#texts/message.ts';
import { addNotifications } from '../db/notifications.ts';
import { identities, passkeys } from '../db/schema/users.ts';
import {
  CHALLENGE_MS,
  isClonedKey,
  storedCounter,
  userHandle,
  type RelyingParty,
} from './passkeyCeremony.ts';
import type { KnownPasskey } from './passkeyRegistration.ts';

/**
 * Options for the browser to use one of these passkeys; without any, one of all passkeys of this
 * site.
 */
export async function requestOptions(
  party: RelyingParty,
  challenge: Uint8Array<ArrayBuffer>,
  passkeys: readonly KnownPasskey[] = [],
): Promise<RequestOptions> {
  const options = await generateAuthenticationOptions({ rpID: party.id, challenge });
  return {
    challenge: options.challenge,
    timeout: CHALLENGE_MS,
    rpId: party.id,
    userVerification: 'preferred',
    allowCredentials: passkeys.map(({ id, transports }) => ({
      type: 'public-key',
      id,
      transports,
    })),
  };
}

/** A verified use of a passkey. */
export interface PasskeyUse {
  readonly identityId: string;
  readonly userId: string;
  readonly counter: number;
  readonly backedUp: boolean;
}

/** The verified passkey that answered a challenge, or null. */
export async function readAssertion(
  db: Db,
  { id, rawId, response }: Assertion,
  party: RelyingParty,
  challenge: string,
): Promise<PasskeyUse | null> {
  const passkey = await findPasskey(db, id);
  if (!passkey || !isHandleOf(passkey.userId, response.userHandle)) return null;
  try {
    const { clientDataJSON, authenticatorData, signature } = response;
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The use counter is compared later, under a lock.
      credential: { id, publicKey: Uint8Array.from(passkey.publicKey), counter: 0 },
      requireUserVerification: false,
    });
    const { identityId, userId } = passkey;
    const { newCounter: counter, credentialBackedUp: backedUp } = info;
    return verified ? { identityId, userId, counter, backedUp } : null;
  } catch {
    return null; // the library throws for every kind of invalid answer
  }
}

/** True if a passkey of this id belongs to an account. Ids are random, so nobody can guess one. */
export async function isKnownPasskey(db: Db, credentialId: string): Promise<boolean> {
  return (await findPasskey(db, credentialId)) !== null;
}

async function findPasskey(db: Db, credentialId: string) {
  const [row] = await db
    .select({
      identityId: identities.id,
      userId: identities.userId,
      publicKey: passkeys.publicKey,
    })
    .from(identities)
    .innerJoin(passkeys, eq(passkeys.identityId, identities.id))
    .where(and(eq(identities.provider, 'passkey'), eq(identities.subject, credentialId)));
  return row ?? null;
}

/** Devices may omit the user handle; if they send one, it must match. */
function isHandleOf(userId: string, handle: string | null | undefined): boolean {
  if (!handle) return true;
  const [expected, given] = [userHandle(userId), Buffer.from(handle, 'base64url')];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Record the use of a passkey. `gone`: it was removed in the meantime. `copied`: another device has
 * the same key; the use is refused and the account is notified.
 */
export async function recordPasskeyUse(
  tx: Tx,
  { identityId, userId, counter, backedUp }: PasskeyUse,
): Promise<'noted' | 'gone' | 'copied'> {
  const [row] = await tx
    .select({ counter: passkeys.counter, label: identities.label })
    .from(passkeys)
    .innerJoin(identities, eq(identities.id, passkeys.identityId))
    .where(eq(passkeys.identityId, identityId))
    .for('update', { of: passkeys });
  if (!row) return 'gone';
  if (isClonedKey(row.counter, counter)) {
    await addNotifications(tx, [
      {
        userId,
        type: 'account',
        text: message('notices.passkeyCopied', { label: row.label.trim() }),
        target: null,
        sourceId: identityId,
        eventKey: `passkeyCopied:${identityId}:${row.counter}`,
      },
    ]);
    return 'copied';
  }
  await tx
    .update(passkeys)
    .set({ counter: storedCounter(counter), backedUp, lastUsedAt: sql`now()` })
    .where(eq(passkeys.identityId, identityId));
  return 'noted';
}
