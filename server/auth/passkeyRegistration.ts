import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { and, eq } from 'drizzle-orm';
import type { Attestation, CreationOptions, Identity } from '#contract/auth.ts';
import type { SignUp } from '#contract/signUp.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { createUser } from '../db/accounts.ts';
import type { Db, Tx } from '../db/database.ts';
import { addNotifications } from '../db/notifications.ts';
import { identities, passkeys, users } from '../db/schema/users.ts';
import { accountNotice } from '../domain/accountNotices.ts';
import { deviceName } from '../http/requestAgent.ts';
import type { Message } from '#texts/message.ts';
import { CHALLENGE_MS, storedCounter, userHandle, type RelyingParty } from './passkeyCeremony.ts';
import { admitNewAccount, type SignUpProblem } from './invitations.ts';
import { addIdentity, isSubject, lockSubject } from './identities.ts';

/** Every authenticator supports at least one of these algorithms. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Limit of passkeys per account. */
export const MAX_PASSKEYS = 20;

const TRANSPORTS: ReadonlySet<string> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);

/** The owner of a new passkey: an existing account, or one that is created with it. */
export interface PasskeyOwner {
  readonly userId: string;
  readonly name: string;
  readonly isNew: boolean;
  /** Hash of the secret of the invitation for a new account; null without one. */
  readonly invitationHash: Buffer | null;
}

/** An existing account; null if it was removed in the meantime. */
export async function readPasskeyOwner(db: Db, userId: string): Promise<PasskeyOwner | null> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row ? { userId, name: row.name, isNew: false, invitationHash: null } : null;
}

/** Options for the browser to create a passkey that can be found without a user name. */
export async function creationOptions(
  db: Db,
  party: RelyingParty,
  { userId, name }: PasskeyOwner,
  challenge: Uint8Array<ArrayBuffer>,
): Promise<CreationOptions> {
  const known = await findPasskeys(db, userId);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: userHandle(userId),
    userName: name,
    userDisplayName: name,
    challenge,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { name: party.name, id: party.id },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ id, transports }) => ({ type: 'public-key', id, transports })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
  };
}

/** A passkey as described to browsers. */
export interface KnownPasskey {
  readonly id: string;
  readonly transports: string[];
}

/** The passkeys of an account. */
export async function findPasskeys(db: Db, userId: string): Promise<KnownPasskey[]> {
  return db
    .select({ id: identities.subject, transports: passkeys.transports })
    .from(identities)
    .innerJoin(passkeys, eq(passkeys.identityId, identities.id))
    .where(eq(identities.userId, userId));
}

/** Stored columns of a passkey. */
type NewPasskey = NonNullable<Awaited<ReturnType<typeof readAttestation>>>;

/** The passkey that was created for a challenge, or null if the answer is not the requested one. */
export async function readAttestation(
  { id, rawId, response }: Attestation,
  party: RelyingParty,
  challenge: string,
) {
  try {
    if (!isWithoutCertificates(response.attestationObject)) return null;
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    // The signed id counts.
    if (made?.credential.id !== id) return null;
    return {
      credentialId: id,
      publicKey: Buffer.from(made.credential.publicKey),
      counter: storedCounter(made.credential.counter),
      transports: (response.transports ?? []).filter((transport) => TRANSPORTS.has(transport)),
      deviceType: made.credentialDeviceType,
      backedUp: made.credentialBackedUp,
    };
  } catch {
    return null; // the library throws for every kind of invalid answer
  }
}

/**
 * Attestation is not requested, so an honest client sends no certificates. They are not read, and
 * no revocation list is fetched from the address in them. Self attestation is accepted.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return (
    format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
  );
}

/**
 * Store a passkey, labeled with the browser that created it. Creates its account if that is new;
 * otherwise notifies the owner. `known`: this passkey exists already. `full`: the account has
 * `MAX_PASSKEYS`. Other problems: the account may not be created.
 */
export async function storePasskey(
  tx: Tx,
  { userId, name, isNew, invitationHash }: PasskeyOwner,
  { credentialId: subject, ...passkey }: NewPasskey,
  { agent, signUp }: { readonly agent: Message; readonly signUp: SignUp },
): Promise<Result<Identity, 'known' | 'full' | SignUpProblem>> {
  await lockSubject(tx, 'passkey', subject);
  if ((await tx.$count(identities, isSubject('passkey', subject))) > 0) return fail('known');
  if (isNew) {
    const admitted = await admitNewAccount(tx, signUp, invitationHash);
    if (!admitted.ok) return admitted;
    await createUser(tx, { id: userId, name });
  } else await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const ofAccount = and(eq(identities.userId, userId), eq(identities.provider, 'passkey'));
  if ((await tx.$count(identities, ofAccount)) >= MAX_PASSKEYS) return fail('full');
  const identity = await addIdentity(tx, {
    userId,
    provider: 'passkey',
    subject,
    label: deviceName(agent),
  });
  await tx.insert(passkeys).values({ ...passkey, identityId: identity.id });
  if (!isNew)
    await addNotifications(tx, [accountNotice({ kind: 'added', userId, agent, identity })]);
  return ok(identity);
}
