import { randomBytes } from 'node:crypto';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreationOptions } from '#contract/auth.ts';
import { readAttestation } from '#server/auth/passkeyRegistration.ts';
import { readAssertion } from '#server/auth/passkeySignIn.ts';
import { relyingParty } from '#server/auth/passkeyCeremony.ts';
import { createUser } from '#server/db/accounts.ts';
import { identities, passkeys } from '#server/db/schema/users.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { SoftwareAuthenticator } from '#tests/support/SoftwareAuthenticator.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();
const party = relyingParty(SITE);
const challenge = randomBytes(32).toString('base64url');

const OPTIONS: CreationOptions = {
  rp: party,
  user: { id: 'AAAA', name: 'Ada', displayName: 'Ada' },
  challenge,
  pubKeyCredParams: [],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'preferred',
  },
  attestation: 'none',
};

/** Bytes with one of them changed, and optionally truncated. */
function changed(text: string, at: number, by: number, rest: number): string {
  const bytes = Buffer.from(text, 'base64url');
  const index = at % bytes.length;
  bytes[index] = ((bytes[index] ?? 0) + by) % 256;
  return bytes.subarray(0, bytes.length - (rest % bytes.length)).toString('base64url');
}

const change = fc.record({
  at: fc.nat(10_000),
  by: fc.integer({ min: 1, max: 255 }),
  rest: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(300)),
});

describe('a certificate', () => {
  it('is not read, even where the library would take it', async () => {
    const device = new SoftwareAuthenticator();
    device.voucher = 'certificate';
    const body = device.create(OPTIONS);
    const { clientDataJSON, attestationObject } = body.response;
    const { id, rawId, type, clientExtensionResults } = body;
    const response = { clientDataJSON, attestationObject };
    const byLibrary = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
    });

    expect(byLibrary.verified).toBe(true);
    expect(await readAttestation(body, party, challenge)).toBeNull();
  });
});

describe('an answer of an authenticator with any byte changed', () => {
  it('is read or refused when it makes a passkey, and breaks nothing', async () => {
    const device = new SoftwareAuthenticator();
    device.voucher = 'itself';
    const body = device.create(OPTIONS);
    expect(await readAttestation(body, party, challenge)).not.toBeNull();

    await fc.assert(
      fc.asyncProperty(
        change,
        fc.constantFrom('clientDataJSON', 'attestationObject'),
        async ({ at, by, rest }, field) => {
          const response = { ...body.response };
          response[field] = changed(response[field], at, by, rest);
          const made = await readAttestation({ ...body, response }, party, challenge);
          expect(made === null || made.credentialId === body.id).toBe(true);
        },
      ),
    );
  });

  it('is refused when it signs in', async () => {
    const device = new SoftwareAuthenticator();
    const made = await readAttestation(device.create(OPTIONS), party, challenge);
    if (!made) throw new Error('The passkey was not read.');
    const userId = await createUser(db, { name: 'Ada' });
    const identityId = crypto.randomUUID();
    const { credentialId: subject, ...passkey } = made;
    await db.insert(identities).values({ id: identityId, userId, provider: 'passkey', subject });
    await db.insert(passkeys).values({ ...passkey, identityId });
    const body = device.get(
      {
        challenge,
        rpId: party.id,
        timeout: 1,
        userVerification: 'preferred',
        allowCredentials: [],
      },
      { userHandle: undefined },
    );
    expect(await readAssertion(db, body, party, challenge)).toMatchObject({ userId });

    await fc.assert(
      fc.asyncProperty(
        change,
        fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature'),
        async ({ at, by, rest }, field) => {
          const response = { ...body.response };
          response[field] = changed(response[field], at, by, rest);
          const use = await readAssertion(db, { ...body, response }, party, challenge);
          // A signature has several encodings; signed data have one.
          if (field !== 'signature') expect(use).toBeNull();
          expect(use?.userId ?? userId).toBe(userId);
        },
      ),
    );
  });
});
