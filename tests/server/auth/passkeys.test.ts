import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  listIdentities,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  registerPasskey,
  removeIdentity,
  renamePasskey,
  signInWithPasskey,
  type Attestation,
} from '#contract/auth.ts';
import { MAX_PASSKEYS } from '#server/auth/passkeyRegistration.ts';
import { createSessionFinder } from '#server/auth/sessions.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { identities, passkeyChallenges, passkeys, users } from '#server/db/schema/users.ts';
import { SoftwareAuthenticator } from '#tests/support/SoftwareAuthenticator.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

const REFUSED = [401, 'sign_in_failed'];

interface Person {
  readonly browser: TestBrowser;
  readonly device: SoftwareAuthenticator;
  readonly userId: string;
}

async function optionsFor(browser: TestBrowser, name?: string) {
  return browser.ask(passkeyRegistrationOptions, { body: name === undefined ? {} : { name } });
}

/** Sign up with a new device. */
async function signUp(name = 'Ada', device = new SoftwareAuthenticator()): Promise<Person> {
  const browser = new TestBrowser(site);
  const options = await optionsFor(browser, name);
  await browser.ask(registerPasskey, { body: device.create(options) });
  const userId = [...Buffer.from(options.user.id, 'base64url').toString('hex')];
  for (const at of [8, 13, 18, 23]) userId.splice(at, 0, '-');
  return { browser, device, userId: userId.join('') };
}

async function firstIdentity(browser: TestBrowser): Promise<string> {
  const { results } = await browser.ask(listIdentities);
  return results[0]?.id ?? '';
}

async function signIn(browser: TestBrowser, device: SoftwareAuthenticator): Promise<string> {
  const options = await browser.ask(passkeySignInOptions);
  const { userId } = await browser.ask(signInWithPasskey, { body: device.get(options) });
  return userId;
}

describe('signing up with a passkey', () => {
  it('asks for a name and nothing else, and is signed in afterwards', async () => {
    const { browser, userId } = await signUp('Ada Lovelace');

    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ name: 'Ada Lovelace', labels: [] });
    const { results } = await browser.ask(listIdentities);
    expect(results).toMatchObject([{ provider: 'passkey', email: '', label: 'Chrome, Linux' }]);
  });

  it('has the device make a passkey that is found without a name', async () => {
    const options = await optionsFor(new TestBrowser(site), ' Ada\u{202e} ');

    expect(options).toMatchObject({
      rp: { name: 'Chiaro', id: 'localhost' },
      user: { name: 'Ada', displayName: 'Ada' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
      excludeCredentials: [],
      timeout: 300_000,
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(16);
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
  });

  it('lets two people have the same name', async () => {
    const [first, second] = [await signUp('Same'), await signUp('Same')];

    expect(first.userId).not.toBe(second.userId);
  });

  it.each([undefined, '', ' ', '\u{200b}\u{202e}', '\u{200d}', 'x'.repeat(129), 'a\0'])(
    'takes no name that nobody sees, or that is too long: %j',
    async (name) => {
      expect(
        await new TestBrowser(site).refusal(passkeyRegistrationOptions, { body: { name } }),
      ).toEqual([400, 'invalid_request']);
    },
  );

  it('takes a device that does not ask who is in front of it', async () => {
    const device = new SoftwareAuthenticator();
    const browser = new TestBrowser(site);
    const options = await optionsFor(browser, 'Ada');

    const USER_PRESENT = 1;
    const body = device.create(options, { flags: USER_PRESENT });
    expect((await browser.call(registerPasskey, { body })).status).toBe(200);
  });

  it('takes a key that vouches for itself', async () => {
    const device = new SoftwareAuthenticator();
    device.voucher = 'itself';
    const { userId } = await signUp('Ada', device);

    expect(await signIn(new TestBrowser(site), device)).toBe(userId);
  });

  it('keeps no way of talking to the device that it does not know', async () => {
    const { userId } = await signUp();

    const rows = await db
      .select({ transports: passkeys.transports })
      .from(passkeys)
      .innerJoin(identities, eq(identities.id, passkeys.identityId))
      .where(eq(identities.userId, userId));
    expect(rows).toEqual([{ transports: ['internal', 'hybrid'] }]);
  });
});

describe('a new passkey', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of the same host without its port', { origin: 'http://localhost' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for a challenge that nobody gave', { challenge: 'AAAA' }],
    ['that is the use of one', { type: 'webauthn.get' }],
    ['nobody was present for', { flags: 0 }],
    ['with certificates', packed(new Map([['x5c', []]]))],
    ['attested in a way nobody asked for', { format: { fmt: 'tpm', attStmt: new Map() } }],
    ['with an attestation that is wrong', packed(new Map([['alg', -7]]))],
  ])('%s is refused, and makes no account', async (_, lies) => {
    const browser = new TestBrowser(site);
    const options = await optionsFor(browser, 'Eve');
    const before = await db.$count(users);

    expect(
      await browser.refusal(registerPasskey, {
        body: new SoftwareAuthenticator().create(options, lies),
      }),
    ).toEqual(REFUSED);
    expect(browser.cookies.has('session')).toBe(false);
    expect(await db.$count(users)).toBe(before);
  });

  it('is taken once', async () => {
    const browser = new TestBrowser(site);
    const body = new SoftwareAuthenticator().create(await optionsFor(browser, 'Ada'));
    await browser.ask(registerPasskey, { body });
    browser.cookies.delete('session');

    expect(await browser.refusal(registerPasskey, { body })).toEqual(REFUSED);
  });

  it('is not taken when another account has it', async () => {
    const { device } = await signUp();
    const [credential] = device.credentials;
    const browser = new TestBrowser(site);
    const thief = new SoftwareAuthenticator();
    const body = thief.create(await optionsFor(browser, 'Eve'));
    const id = credential?.id.toString('base64url') ?? '';
    const forged = Buffer.from(body.response.attestationObject, 'base64url');
    const made = thief.credentials[0]?.id ?? Buffer.of();
    credential?.id.copy(forged, forged.indexOf(made));

    const attestationObject = forged.toString('base64url');
    const response = { ...body.response, attestationObject };
    expect(
      await browser.refusal(registerPasskey, { body: { ...body, id, rawId: id, response } }),
    ).toEqual(REFUSED);
  });

  it('is taken under the id it signed only', async () => {
    const browser = new TestBrowser(site);
    const body = new SoftwareAuthenticator().create(await optionsFor(browser, 'Eve'));

    expect(
      await browser.refusal(registerPasskey, { body: { ...body, id: 'AAAA', rawId: 'AAAA' } }),
    ).toEqual(REFUSED);
  });

  it('is of no use from another browser', async () => {
    const browser = new TestBrowser(site);
    const body = new SoftwareAuthenticator().create(await optionsFor(browser, 'Ada'));
    const other = new TestBrowser(site);
    await optionsFor(other, 'Eve');

    expect(await other.refusal(registerPasskey, { body })).toEqual(REFUSED);
    expect(await browser.refusal(registerPasskey, { body })).toEqual(REFUSED); // used up
  });

  it('comes too late after five minutes', async () => {
    const browser = new TestBrowser(site);
    const body = new SoftwareAuthenticator().create(await optionsFor(browser, 'Ada'));
    const [row] = await db
      .select({
        left: sql<number>`extract(epoch from max(${passkeyChallenges.expiresAt}) - now())::float`,
      })
      .from(passkeyChallenges);
    expect(row?.left).toBeLessThanOrEqual(300);
    await db.update(passkeyChallenges).set({ expiresAt: sql`now()` });

    expect(await browser.refusal(registerPasskey, { body })).toEqual(REFUSED);
  });

  it.each([
    ['clientDataJSON', 'AAAA'],
    ['clientDataJSON', Buffer.from('null').toString('base64url')],
    ['clientDataJSON', Buffer.from('{"challenge":7}').toString('base64url')],
    ['attestationObject', 'AAAA'],
    ['attestationObject', ''],
    ['attestationObject', Buffer.from('81'.repeat(10_000), 'hex').toString('base64url')],
  ] as const)('whose %s is not one is refused: %s', async (field, value) => {
    const browser = new TestBrowser(site);
    const body: Attestation = new SoftwareAuthenticator().create(await optionsFor(browser, 'Ada'));

    expect(
      await browser.refusal(registerPasskey, {
        body: { ...body, response: { ...body.response, [field]: value } },
      }),
    ).toEqual(REFUSED);
  });
});

function packed(attStmt: Map<string, unknown>) {
  return { format: { fmt: 'packed', attStmt } };
}

describe('a further passkey', () => {
  it('is added to the account, which keeps its session', async () => {
    const { browser, userId } = await signUp();
    const session = browser.cookies.get('session');
    const second = new SoftwareAuthenticator();
    await browser.ask(registerPasskey, { body: second.create(await optionsFor(browser)) });

    expect(browser.cookies.get('session')).toEqual(session);
    expect((await browser.ask(listIdentities)).total).toBe(2);
    expect(await signIn(new TestBrowser(site), second)).toBe(userId);
  });

  it('is not made on a device that has one', async () => {
    const { browser, device } = await signUp();

    const { excludeCredentials, user } = await optionsFor(browser);
    expect(excludeCredentials).toEqual([
      {
        type: 'public-key',
        id: device.credentials[0]?.id.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    ]);
    expect(user.id).toBe(device.credentials[0]?.userHandle);
  });

  it('needs no name', async () => {
    const { browser } = await signUp();

    expect(
      await browser.refusal(passkeyRegistrationOptions, { body: { name: 'Another' } }),
    ).toEqual([400, 'invalid_request']);
  });

  it('is not added when the browser was signed in or out meanwhile', async () => {
    const { browser } = await signUp();
    const further = new SoftwareAuthenticator().create(await optionsFor(browser));
    const session = browser.cookies.get('session');
    browser.cookies.delete('session');
    expect(await browser.refusal(registerPasskey, { body: further })).toEqual(REFUSED);

    const first = new SoftwareAuthenticator().create(await optionsFor(browser, 'Somebody'));
    if (session) browser.cookies.set('session', session);
    expect(await browser.refusal(registerPasskey, { body: first })).toEqual(REFUSED);
  });

  it('can be given another name, by its account', async () => {
    const { browser } = await signUp();
    const id = await firstIdentity(browser);

    const renamed = await browser.ask(renamePasskey, {
      params: { id },
      body: { label: ' The  old phone ' },
    });
    expect(renamed.label).toBe('The old phone');
    expect((await browser.ask(listIdentities)).results[0]?.label).toBe('The old phone');
    expect(
      await browser.refusal(renamePasskey, { params: { id }, body: { label: '\u{200b}' } }),
    ).toEqual([400, 'invalid_request']);
  });

  it('that was removed signs in to nothing', async () => {
    const { browser, device } = await signUp();
    const second = new SoftwareAuthenticator();
    await browser.ask(registerPasskey, { body: second.create(await optionsFor(browser)) });
    const id = await firstIdentity(browser);
    await browser.ask(removeIdentity, { params: { id } });

    const other = new TestBrowser(site);
    const options = await other.ask(passkeySignInOptions);
    expect(await other.refusal(signInWithPasskey, { body: device.get(options) })).toEqual(REFUSED);
    expect(await db.$count(passkeys, eq(passkeys.identityId, id))).toBe(0);
  });

  it('is refused when the account has very many', async () => {
    const { browser, userId } = await signUp();
    await db.insert(identities).values(
      Array.from({ length: MAX_PASSKEYS - 1 }, (_, i) => ({
        id: crypto.randomUUID(),
        userId,
        provider: 'passkey',
        subject: `${userId} ${i}`,
      })),
    );
    const body = new SoftwareAuthenticator().create(await optionsFor(browser));

    expect(await browser.refusal(registerPasskey, { body })).toEqual([409, 'conflict']);
  });
});

it('a name that people could take for the site makes no account', async () => {
  const browser = new TestBrowser(site);
  const body = { name: 'Chiaro Support' };
  expect(await browser.refusal(passkeyRegistrationOptions, { body })).toEqual([
    400,
    'invalid_request',
  ]);
});

describe('signing in with a passkey', () => {
  it('asks for no name', async () => {
    const { device, userId } = await signUp();

    const browser = new TestBrowser(site);
    const options = await browser.ask(passkeySignInOptions);
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      allowCredentials: [],
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'preferred',
    });
    const answer = await browser.ask(signInWithPasskey, { body: device.get(options) });
    expect(answer).toEqual({ userId });
    expect((await browser.call(listIdentities)).status).toBe(200);
  });

  it('gives a new session each time, and ends the one before', async () => {
    const { browser, device } = await signUp();
    const old = browser.cookies.get('session');
    await signIn(browser, device);

    expect(browser.cookies.get('session')?.value).not.toBe(old?.value);
    const thief = new TestBrowser(site);
    if (old) thief.cookies.set('session', old);
    expect(await thief.refusal(listIdentities)).toEqual([401, 'signed_out']);
  });

  it.each([
    ['made on another site', { origin: 'https://evil.example' }],
    ['made on another port of this machine', { origin: 'http://localhost:4174' }],
    ['for another host', { rpId: 'evil.example' }],
    ['to a challenge that nobody gave', { challenge: 'AAAA' }],
    ['that makes a passkey', { type: 'webauthn.create' }],
    ['of somebody who was not there', { flags: 0 }],
    ['that names another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['that names no account we could have', { userHandle: 'AA' }],
  ])('is refused for an answer %s', async (_, lies) => {
    const { device } = await signUp();
    const browser = new TestBrowser(site);
    const options = await browser.ask(passkeySignInOptions);

    expect(await browser.refusal(signInWithPasskey, { body: device.get(options, lies) })).toEqual(
      REFUSED,
    );
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('needs no name of the account in the answer', async () => {
    const { device, userId } = await signUp();
    const browser = new TestBrowser(site);
    const options = await browser.ask(passkeySignInOptions);

    const body = device.get(options, { userHandle: undefined });
    expect(await browser.ask(signInWithPasskey, { body })).toEqual({ userId });
  });

  it('takes an answer once', async () => {
    const { device } = await signUp();
    const browser = new TestBrowser(site);
    const body = device.get(await browser.ask(passkeySignInOptions));
    await browser.ask(signInWithPasskey, { body });

    expect(await browser.refusal(signInWithPasskey, { body })).toEqual(REFUSED);
  });

  it('takes an answer once, even when it is sent many times at the same moment', async () => {
    const { device } = await signUp();
    const browser = new TestBrowser(site);
    const body = device.get(await browser.ask(passkeySignInOptions));
    const calls = Array.from({ length: 8 }, () => browser.call(signInWithPasskey, { body }));

    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
  });

  it('takes no answer from another browser, and then from none', async () => {
    const { device } = await signUp();
    const browser = new TestBrowser(site);
    const body = device.get(await browser.ask(passkeySignInOptions));
    const other = new TestBrowser(site);
    await other.ask(passkeySignInOptions);

    expect(await other.refusal(signInWithPasskey, { body })).toEqual(REFUSED);
    expect(await browser.refusal(signInWithPasskey, { body })).toEqual(REFUSED);
  });

  it('takes no answer to the question of signing up', async () => {
    const { device } = await signUp();
    const browser = new TestBrowser(site);
    const { challenge } = await optionsFor(browser, 'Eve');
    const options = await browser.ask(passkeySignInOptions);

    const body = device.get({ ...options, challenge });
    expect(await browser.refusal(signInWithPasskey, { body })).toEqual(REFUSED);
  });

  it('takes no answer after five minutes', async () => {
    const { device } = await signUp();
    const browser = new TestBrowser(site);
    const body = device.get(await browser.ask(passkeySignInOptions));
    await db.update(passkeyChallenges).set({ expiresAt: sql`now()` });

    expect(await browser.refusal(signInWithPasskey, { body })).toEqual(REFUSED);
  });

  it('names a passkey nobody knows, in answer to a challenge and for no other reason', async () => {
    const { device } = await signUp();
    const browser = new TestBrowser(site);
    const stranger = new SoftwareAuthenticator();
    stranger.create(await optionsFor(browser, 'Nobody'));
    const unknown = stranger.get(await browser.ask(passkeySignInOptions));
    const other = device.get(await browser.ask(passkeySignInOptions));
    const right = device.get(await browser.ask(passkeySignInOptions));
    const { signature } = other.response;

    const answers = [unknown, unknown, { ...right, response: { ...right.response, signature } }];
    const refusals: unknown[] = [];
    for (const body of answers) {
      const response = await browser.call(signInWithPasskey, { body });
      expect(response.status).toBe(401);
      refusals.push(await response.json());
    }
    const [fresh, repeated, wrong] = refusals;
    expect(fresh).toMatchObject({ code: 'sign_in_failed', details: { isUnknown: true } });
    expect(repeated).toEqual(wrong);
    expect(wrong).not.toHaveProperty('details');
  });

  it('is refused to a blocked account', async () => {
    const { device, userId } = await signUp();
    await db.update(users).set({ active: false }).where(eq(users.id, userId));
    const browser = new TestBrowser(site);
    const options = await browser.ask(passkeySignInOptions);

    const refusal = await browser.refusal(signInWithPasskey, { body: device.get(options) });
    expect(refusal).toEqual([403, 'forbidden']);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('goes by the public address of the site', async () => {
    const secure = {
      webOrigin: 'https://puzzles.example',
      apiOrigin: 'https://puzzles.example',
      trustedProxies: [],
      contact: 'webmaster@localhost',
      source: null,
      makesDailies: true,
    };
    const changes = { site: secure, findSession: createSessionFinder(db, secure) };
    const browser = new TestBrowser(new TestSite(db, changes), secure.webOrigin);
    const device = new SoftwareAuthenticator(secure.webOrigin);
    const options = await optionsFor(browser, 'Ada');

    expect(options.rp.id).toBe('puzzles.example');
    await browser.ask(registerPasskey, { body: device.create(options) });
    expect(await signIn(browser, device)).toBeTruthy();
    expect(browser.cookies.has('__Host-session')).toBe(true);
  });
});

describe('a device that counts its uses', () => {
  async function signUpCounting(counter: number): Promise<Person> {
    const device = new SoftwareAuthenticator();
    device.counter = counter;
    return signUp('Ada', device);
  }

  async function notesOf(userId: string) {
    return db.select().from(notifications).where(eq(notifications.userId, userId));
  }

  it.each([1, 2_147_483_646, 4_294_967_290])('may count on from %d', async (counter) => {
    const { device, userId } = await signUpCounting(counter);

    for (let times = 0; times < 3; times += 1)
      expect(await signIn(new TestBrowser(site), device)).toBe(userId);
    expect(await notesOf(userId)).toEqual([]);
  });

  it.each([
    ['stands still', 9],
    ['goes back', 3],
    ['stops counting', -1],
  ])('is taken for a copy when it %s, and the account is told', async (_, counter) => {
    const { device, userId } = await signUpCounting(10);
    device.counter = counter === -1 ? 0 : counter;
    const browser = new TestBrowser(site);
    const options = await browser.ask(passkeySignInOptions);
    site.log.length = 0;

    expect(await browser.refusal(signInWithPasskey, { body: device.get(options) })).toEqual(
      REFUSED,
    );
    expect(browser.cookies.has('session')).toBe(false);
    expect(await notesOf(userId)).toMatchObject([
      { type: 'account', message: expect.stringContaining('Chrome, Linux') as string },
    ]);
    expect(site.log).toMatchObject([{ level: 40, userId }]);
  });

  it('is not locked out by its copy', async () => {
    const { device, userId } = await signUpCounting(10);
    const [mine] = [device.counter];
    device.counter = 2;
    const browser = new TestBrowser(site);
    const options = await browser.ask(passkeySignInOptions);
    await browser.call(signInWithPasskey, { body: device.get(options) });
    device.counter = mine;

    expect(await signIn(browser, device)).toBe(userId);
  });

  it('that never counts is taken as it is', async () => {
    const { device, userId } = await signUpCounting(0);

    expect(await signIn(new TestBrowser(site), device)).toBe(userId);
    expect(await signIn(new TestBrowser(site), device)).toBe(userId);
  });
});
