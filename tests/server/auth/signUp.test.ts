import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  finishSignIn,
  listIdentities,
  passkeyRegistrationOptions,
  registerPasskey,
} from '#contract/auth.ts';
import { health } from '#contract/health.ts';
import {
  checkInvitation,
  createInvitation,
  listInvitations,
  removeInvitation,
} from '#contract/invitations.ts';
import { removeMe } from '#contract/users.ts';
import { createProviders } from '#server/auth/providers/providers.ts';
import { generateSecret, hashSecret } from '#server/auth/sessions.ts';
import { createLoginUrl } from '#server/auth/tickets.ts';
import { addInvitation } from '#server/db/invitations.ts';
import { invitations, users } from '#server/db/schema/users.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { useMockProvider } from '#tests/support/MockProvider.ts';
import { SoftwareAuthenticator } from '#tests/support/SoftwareAuthenticator.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const mock = await useMockProvider();
const providers = createProviders(mock.config);
const open = new TestSite(db, { providers });
const invited = new TestSite(db, { providers, signUp: 'invitation' });
const closed = new TestSite(db, { providers, signUp: 'closed' });

let nextPerson = 0;

beforeEach(() => {
  nextPerson += 1;
  mock.person = { id: `newcomer-${nextPerson}`, name: `Newcomer ${nextPerson}` };
});

/** A new invitation of the host; returns its secret. */
async function invite(uses = 1): Promise<string> {
  const secret = generateSecret();
  await addInvitation(db, { secret, creatorId: null, uses, days: 7, note: '' });
  return secret;
}

/** The text id of the refusal of a call. */
async function reasonOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  expect(body).toHaveProperty('code', 'forbidden');
  return typeof body === 'object' && body && 'text' in body ? body.text : body;
}

/** Sign up with a passkey of a new device. */
async function signUp(browser: TestBrowser, invitation?: string): Promise<Response> {
  const body = invitation === undefined ? { name: 'Ada' } : { name: 'Ada', invitation };
  const response = await browser.call(passkeyRegistrationOptions, { body });
  if (!response.ok) return response;
  const options = passkeyRegistrationOptions.response.parse(await response.json());
  const passkey = new SoftwareAuthenticator().create(options);
  return browser.call(registerPasskey, { body: passkey });
}

async function usesOf(secret: string): Promise<number | undefined> {
  const rows = await db.select().from(invitations);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return rows.find(({ secretHash }) => secretHash.equals(Buffer.from(hash)))?.used;
}

describe.each([
  ['open', open],
  ['invitation', invited],
  ['closed', closed],
] as const)('a site where signing up is "%s"', (signUpSetting, site) => {
  it('tells pages so', async () => {
    expect(await site.ask(health, null)).toMatchObject({ signUp: signUpSetting });
  });

  it('signs in with accounts that exist', async () => {
    const userId = await new TestBrowser(open).signIn('google');

    expect(await new TestBrowser(site).signIn('google')).toBe(userId);
  });

  it('lets accounts of the host sign in, and add a passkey', async () => {
    const { id } = await open.member('Invited by name');
    const { searchParams } = new URL(await createLoginUrl(db, SITE, id));
    const browser = new TestBrowser(site);
    await browser.ask(finishSignIn, { query: Object.fromEntries(searchParams) });

    const options = await browser.ask(passkeyRegistrationOptions, { body: {} });
    await browser.ask(registerPasskey, { body: new SoftwareAuthenticator().create(options) });

    expect((await browser.ask(listIdentities)).total).toBe(1);
  });
});

describe('signing up without an invitation', () => {
  it.each([
    ['refusals.signUpClosed', 'sign_up_closed', closed],
    ['refusals.invitationNeeded', 'invitation_needed', invited],
  ] as const)('is refused with %s', async (id, error, site) => {
    const before = await db.$count(users);

    expect(await reasonOf(await signUp(new TestBrowser(site)))).toEqual({ id });
    for (const provider of ['google', 'discord'])
      expect(await new TestBrowser(site).visit(provider)).toEqual({
        path: '/auth',
        query: { error },
      });
    expect(await db.$count(users)).toBe(before);
  });
});

describe('an invitation', () => {
  it('admits one person by a passkey, and is used up then', async () => {
    const secret = await invite();
    const browser = new TestBrowser(invited);
    expect((await signUp(browser, secret)).status).toBe(200);
    expect((await browser.ask(listIdentities)).total).toBe(1);

    const reason = await reasonOf(await signUp(new TestBrowser(invited), secret));
    expect(reason).toEqual({ id: 'refusals.invitationInvalid' });
    expect(await usesOf(secret)).toBe(1);
  });

  it.each(['google', 'discord'])('admits one person by %s', async (provider) => {
    const secret = await invite();
    const browser = new TestBrowser(invited);
    expect(await browser.signIn(provider, secret)).toMatch(/^[\da-f-]{36}$/);
    // The same person again needs no invitation.
    await new TestBrowser(invited).signIn(provider);
    mock.person = { id: `late-${provider}`, name: 'Late' };

    const late = await new TestBrowser(invited).visit(provider, secret);
    expect(late.query).toEqual({ error: 'invitation_invalid' });
  });

  it('admits as many as it has uses, also if they sign up at the same moment', async () => {
    const secret = await invite(2);
    const browsers = Array.from({ length: 5 }, () => new TestBrowser(invited));
    const passkeys = await Promise.all(
      browsers.map(async (browser) => {
        const body = { name: 'Ada', invitation: secret };
        const options = await browser.ask(passkeyRegistrationOptions, { body });
        return new SoftwareAuthenticator().create(options);
      }),
    );

    const answers = await Promise.all(
      browsers.map((browser, i) => browser.call(registerPasskey, { body: passkeys[i] })),
    );

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 403, 403, 403]);
    expect(await usesOf(secret)).toBe(2);
  });

  it('admits nobody once it expired', async () => {
    const secret = await invite();
    await db.update(invitations).set({ expiresAt: sql`now()` });

    expect(await invited.refusal(checkInvitation, null, { body: { secret } })).toBe('not_found');
    const reason = await reasonOf(await signUp(new TestBrowser(invited), secret));
    expect(reason).toEqual({ id: 'refusals.invitationInvalid' });
  });

  it('is answered like a guess when it expired, was used up or withdrawn', async () => {
    const [expired, used, withdrawn] = [await invite(), await invite(), await invite()];
    const change = async (secret: string, values: object) =>
      db
        .update(invitations)
        .set(values)
        .where(eq(invitations.secretHash, hashSecret(secret)));
    await change(expired, { expiresAt: sql`now()` });
    await signUp(new TestBrowser(invited), used);
    await db.delete(invitations).where(eq(invitations.secretHash, hashSecret(withdrawn)));

    const answers = await Promise.all(
      [generateSecret(), expired, used, withdrawn].map(async (secret) => {
        const checked = await invited.call(checkInvitation, null, { body: { secret } });
        const refused = await signUp(new TestBrowser(invited), secret);
        return [checked.status, await checked.text(), refused.status, await refused.text()];
      }),
    );

    expect(answers.map(([status]) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('does not reopen a closed site, and is not used on an open one', async () => {
    const secret = await invite();

    const reason = await reasonOf(await signUp(new TestBrowser(closed), secret));
    expect(reason).toEqual({ id: 'refusals.signUpClosed' });
    expect((await signUp(new TestBrowser(open), secret)).status).toBe(200);
    expect(await usesOf(secret)).toBe(0);
  });
});

describe('moderators', () => {
  const secret = () => generateSecret();
  const body = (changes: object = {}) => ({ uses: 2, days: 30, note: 'Chess club', ...changes });

  it('create, see and withdraw invitations', async () => {
    await db.delete(invitations);
    const ada = await invited.member('Ada', ['moderator']);
    const key = secret();
    const { id } = await invited.ask(createInvitation, ada, { body: body({ secret: key }) });
    await signUp(new TestBrowser(invited), key);

    const { total, results } = await invited.ask(listInvitations, ada);
    expect(total).toBe(1);
    const creator: unknown = expect.objectContaining({ id: ada.id });
    expect(results).toMatchObject([{ id, note: 'Chess club', uses: 2, used: 1, creator }]);
    expect(JSON.stringify(results)).not.toContain(key);

    await invited.ask(removeInvitation, ada, { params: { id } });
    expect(await invited.ask(listInvitations, ada)).toEqual({ total: 0, results: [] });
    expect((await signUp(new TestBrowser(invited), key)).status).toBe(403);
    expect(await invited.refusal(removeInvitation, ada, { params: { id } })).toBe('not_found');
  });

  it('are named in the log, which has no secrets', async () => {
    const ada = await invited.member('Ada', ['moderator']);
    const key = secret();
    invited.log.length = 0;
    const { id } = await invited.ask(createInvitation, ada, { body: body({ secret: key }) });
    await invited.ask(removeInvitation, ada, { params: { id } });

    const about = { userId: ada.id, target: id };
    expect(invited.log).toEqual([
      expect.objectContaining({ ...about, msg: 'an invitation was created' }),
      expect.objectContaining({ ...about, msg: 'an invitation was withdrawn' }),
    ]);
    expect(JSON.stringify(invited.log)).not.toContain(key);
  });

  it('may not be other accounts', async () => {
    const bea = await invited.member('Bea');
    for (const who of [bea, null])
      expect(
        await invited.refusal(createInvitation, who, { body: body({ secret: secret() }) }),
      ).toBe(who ? 'forbidden' : 'signed_out');
  });

  it('may repeat a call whose answer was lost, and not adopt the invitation of another', async () => {
    const [ada, bo] = [
      await invited.member('Ada', ['moderator']),
      await invited.member('Bo', ['moderator']),
    ];
    const sent = { body: body({ secret: secret() }) };
    const first = await invited.ask(createInvitation, ada, sent);

    expect(await invited.ask(createInvitation, ada, sent)).toEqual(first);
    expect(await invited.refusal(createInvitation, bo, sent)).toBe('conflict');
  });

  it('leave no invitation behind when their account is removed', async () => {
    const ada = await invited.member('Leaving', ['moderator']);
    const key = secret();
    await invited.ask(createInvitation, ada, { body: body({ secret: key }) });
    await invited.ask(removeMe, ada, { body: { confirm: 'Leaving' } });

    expect(await db.$count(invitations, eq(invitations.creatorId, ada.id))).toBe(0);
  });

  it.each([{ uses: 0 }, { uses: 1001 }, { days: 0 }, { days: 366 }, { secret: 'guessable' }])(
    'create none with %j',
    async (changes) => {
      const ada = await invited.member('Ada', ['moderator']);
      const sent = { body: body({ secret: secret(), ...changes }) };
      expect(await invited.refusal(createInvitation, ada, sent)).toBe('invalid_request');
    },
  );
});
