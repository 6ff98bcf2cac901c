import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import { passkeyChallenges } from '../db/schema/users.ts';
import type { Site } from '#server/deps.ts';
import { isBrowserBound } from './bindCookie.ts';
import { hashSecret } from './sessions.ts';

const BYTES = 32;
const MINUTES = 5;

/** Time that the browser should wait for the user. */
export const CHALLENGE_MS = MINUTES * 60_000;

/** Challenge for a passkey. Only its hash is stored. */
export interface Challenge {
  readonly purpose: 'register' | 'login' | 'confirm';
  readonly bindHash: Buffer;
  /** The account that adds a passkey, or confirms with one of its passkeys. */
  readonly userId?: string | null;
  /** Id of the account that will be created. */
  readonly newUserId?: string | null;
  readonly newName?: string | null;
  /** Hash of the secret of the invitation for it. */
  readonly invitationHash?: Buffer | null;
}

/** Create a challenge for this browser, valid for one answer within `MINUTES`. */
export async function createChallenge(
  db: Queryable,
  challenge: Challenge,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(randomBytes(BYTES));
  await db.insert(passkeyChallenges).values({
    ...challenge,
    challengeHash: hashSecret(Buffer.from(bytes).toString('base64url')),
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
  return bytes;
}

/** Client data that the authenticator signs, reduced to the fields read here. */
const ClientData = z.object({ challenge: z.string().max(100) });

interface TakenChallenge extends Challenge {
  /** The challenge as encoded in the answer. */
  readonly text: string;
}

/**
 * Consume the challenge that an answer names, if it was issued to this browser. It is deleted even
 * if the answer turns out to be invalid.
 */
export async function consumeChallenge(
  { db, site }: { readonly db: Queryable; readonly site: Site },
  context: Context,
  purpose: Challenge['purpose'],
  clientDataJSON: string,
): Promise<TakenChallenge | null> {
  const text = challengeIn(clientDataJSON);
  if (text === null) return null;
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(text)),
        eq(passkeyChallenges.purpose, purpose),
        sql`${passkeyChallenges.expiresAt} > now()`,
      ),
    )
    .returning();
  return row && isBrowserBound(context, site, row.bindHash) ? { ...row, purpose, text } : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return ClientData.safeParse(json).data?.challenge ?? null;
  } catch {
    return null;
  }
}

// Authenticators count their uses as unsigned 32-bit numbers; the column is signed.

/** A use counter as stored in the column. */
export function storedCounter(counter: number): number {
  return counter | 0;
}

/**
 * True if a use counter does not continue the stored one: two devices have the same key, and one of
 * them is a copy. Authenticators without a counter send 0 each time.
 */
export function isClonedKey(stored: number, counter: number): boolean {
  const before = stored >>> 0;
  return (before > 0 || counter > 0) && counter <= before;
}

/** WebAuthn relying party. Passkeys of one host are useless on any other. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

/** The pages of the site as a relying party. */
export function relyingParty({ webOrigin }: Site): RelyingParty {
  return { name: 'Chiaro', id: new URL(webOrigin).hostname, origin: webOrigin };
}

/** The 16 bytes by which a device identifies an account. They contain no personal data. */
export function userHandle(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
