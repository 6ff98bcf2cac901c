import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { namedEndpoints } from '#contract/all.ts';
import {
  confirmWithPasskey,
  endEverySession,
  endSession,
  listIdentities,
  listSessions,
  passkeyConfirmOptions,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  registerPasskey,
  removeIdentity,
  renamePasskey,
  signInWithPasskey,
} from '#contract/auth.ts';
import { deleteNotifications, listNotifications } from '#contract/notifications.ts';
import { exportMe } from '#contract/accountExport.ts';
import { removeMe } from '#contract/users.ts';
import { createProviders } from '#server/auth/providers/providers.ts';
import { beginSession } from '#server/auth/sessions.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { sessions } from '#server/db/schema/users.ts';
import { FROM_SITE } from '#tests/support/bareDeps.ts';
import { useMockProvider } from '#tests/support/MockProvider.ts';
import { SoftwareAuthenticator } from '#tests/support/SoftwareAuthenticator.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const mock = await useMockProvider();
const site = new TestSite(db, { providers: createProviders(mock.config) });

const NEEDED = [403, 'confirmation_needed'];

interface Person {
  readonly browser: TestBrowser;
  readonly device: SoftwareAuthenticator;
  readonly id: string;
}

/** A user who has just signed up with a passkey. */
async function signUp(): Promise<Person> {
  const browser = new TestBrowser(site);
  const device = new SoftwareAuthenticator();
  const options = await browser.ask(passkeyRegistrationOptions, { body: { name: 'Ada' } });
  await browser.ask(registerPasskey, { body: device.create(options) });
  const signIn = await new TestBrowser(site).ask(passkeySignInOptions);
  const other = new TestBrowser(site);
  const { challenge } = await other.ask(passkeySignInOptions);
  const { userId: id } = await other.ask(signInWithPasskey, {
    body: device.get({ ...signIn, challenge }),
  });
  return { browser, device, id };
}

/** Make all sessions of an account too old for changes of its sign-in methods. */
async function age({ id }: Person): Promise<void> {
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, id));
}

async function addPasskey({ browser }: Person): Promise<string> {
  const options = await browser.ask(passkeyRegistrationOptions, { body: {} });
  const body = new SoftwareAuthenticator().create(options);
  return (await browser.ask(registerPasskey, { body })).id;
}

async function confirm({ browser, device }: Person): Promise<void> {
  const options = await browser.ask(passkeyConfirmOptions);
  await browser.ask(confirmWithPasskey, { body: device.get(options) });
}

async function noticesOf({ id }: Person): Promise<readonly string[]> {
  const rows = await db
    .select({ message: notifications.message })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(notifications.id);
  return rows.map(({ message }) => message);
}

describe('a session that began more than ten minutes ago', () => {
  it('changes nothing of how the account is signed in to, and does not end it', async () => {
    const ada = await signUp();
    const { results } = await ada.browser.ask(listIdentities);
    const id = results[0]?.id ?? '';
    const options = await ada.browser.ask(passkeyRegistrationOptions, { body: {} });
    await age(ada);

    const calls = [
      [passkeyRegistrationOptions, { body: {} }],
      [registerPasskey, { body: new SoftwareAuthenticator().create(options) }],
      [renamePasskey, { params: { id }, body: { label: 'Mine' } }],
      [removeIdentity, { params: { id } }],
      [endSession, { params: { id } }],
      [endEverySession, {}],
      [removeMe, { body: { confirm: 'Ada' } }],
      [exportMe, {}],
    ] as const;
    for (const [endpoint, sent] of calls)
      expect(await ada.browser.refusal(endpoint, sent), endpoint.path).toEqual(NEEDED);
    const declared = namedEndpoints.map(([, endpoint]) => endpoint);
    expect(declared.filter(({ needsRecentSignIn }) => needsRecentSignIn)).toEqual(
      expect.arrayContaining(calls.map(([endpoint]) => endpoint)),
    );
    expect(declared.filter(({ needsRecentSignIn }) => needsRecentSignIn)).toHaveLength(
      calls.length,
    );
    expect((await ada.browser.ask(listIdentities)).results).toMatchObject([{ id }]);
    expect(await noticesOf(ada)).toEqual([]);
  });

  it('is a recent one again after a passkey of the account, and its stolen cookie is dead', async () => {
    const ada = await signUp();
    await age(ada);
    const thief = new TestBrowser(site);
    for (const [name, cookie] of ada.browser.cookies) thief.cookies.set(name, cookie);
    expect((await ada.browser.ask(listSessions)).results.map(({ recent }) => recent)).toEqual([
      false,
      false,
    ]);

    await confirm(ada);

    const { results } = await ada.browser.ask(listSessions);
    expect(results.filter(({ recent }) => recent)).toMatchObject([{ current: true }]);
    await addPasskey(ada);
    expect((await ada.browser.ask(listIdentities)).results).toHaveLength(2);
    expect(await thief.refusal(listIdentities)).toEqual([401, 'signed_out']);
  });

  it('is not confirmed by the passkey of somebody else, nor by what was asked of a visitor', async () => {
    const [ada, bo] = [await signUp(), await signUp()];
    await age(ada);
    const confirmed = (person: Person, options: Parameters<SoftwareAuthenticator['get']>[0]) =>
      ada.browser.refusal(confirmWithPasskey, { body: person.device.get(options) });

    const own = await ada.browser.ask(passkeyConfirmOptions);
    expect(own.allowCredentials).toHaveLength(1);
    expect(await confirmed(bo, own)).toEqual([401, 'sign_in_failed']);
    const anybody = await ada.browser.ask(passkeySignInOptions);
    expect(await confirmed(ada, anybody)).toEqual([401, 'sign_in_failed']);
    expect(await ada.browser.refusal(removeIdentity, { params: { id: ada.id } })).toEqual(NEEDED);
  });

  it('is a recent one again after a provider that the account has, but adds no other one', async () => {
    const browser = new TestBrowser(site);
    mock.person = { id: 'recent-1', name: 'Gita' };
    const id = await browser.signIn('google');
    const gita = { browser, id, device: new SoftwareAuthenticator() };
    await age(gita);

    expect(await browser.visit('discord')).toEqual({
      path: '/auth',
      query: { error: 'confirmation_needed' },
    });
    expect(await browser.signIn('google')).toBe(id);
    expect(await browser.signIn('discord')).toBe(id);
    expect(await noticesOf(gita)).toEqual([
      expect.stringMatching(/^A sign-in method was added .*: Discord\./),
    ]);
  });
});

it('an account without a way to sign in may add its first one at any time', async () => {
  const browser = new TestBrowser(site);
  const { id, cookie } = await site.member('First');
  browser.cookies.set('session', { value: cookie.replace('session=', ''), path: '/' });
  const first = { browser, id, device: new SoftwareAuthenticator() };
  await age(first);

  const passkey = await addPasskey(first);
  expect(await browser.refusal(removeIdentity, { params: { id: passkey } })).toEqual(NEEDED);
});

describe('a session that is ended while a slow body arrives', () => {
  it('changes nothing of how the account is signed in to', async () => {
    const ada = await signUp();
    const [passkey] = (await ada.browser.ask(listIdentities)).results;
    const text = '{"label":"Mine"}';
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          await db.delete(sessions).where(eq(sessions.userId, ada.id));
          controller.enqueue(new TextEncoder().encode(text));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init: RequestInit & { readonly duplex: 'half' } = {
      method: 'PUT',
      headers: {
        ...FROM_SITE,
        Cookie: `session=${ada.browser.cookies.get('session')?.value ?? ''}`,
        'Content-Type': 'application/json',
        'Content-Length': String(text.length),
      },
      body,
      duplex: 'half',
    };
    const address = `/api/auth/identity/${passkey?.id ?? ''}`;
    const response = await site.app.request(address, init);

    expect(response.status).toBe(401);
    expect(await noticesOf(ada)).toEqual([]);
  });
});

describe('the owner of an account', () => {
  it('is told of each change of how it is signed in to, with the browser that made it', async () => {
    const ada = await signUp();
    const id = await addPasskey(ada);
    await ada.browser.ask(renamePasskey, { params: { id }, body: { label: 'Laptop' } });
    await ada.browser.ask(removeIdentity, { params: { id } });
    for (const agent of ['One', 'Two']) await beginSession(db, ada.id, agent);
    for (const session of (await ada.browser.ask(listSessions)).results)
      if (!session.current) await ada.browser.ask(endSession, { params: { id: session.id } });

    expect((await noticesOf(ada)).map((text) => text.split(' If that')[0])).toEqual([
      'A sign-in method was added to your account: Passkey **Chrome, Linux**. This was done in **Chrome on Linux**.',
      'A passkey on your account was renamed: **Laptop**. This was done in **Chrome on Linux**.',
      'A sign-in method was removed from your account: Passkey **Laptop**. This was done in **Chrome on Linux**.',
      'Other devices were signed out of your account. This was done in **Chrome on Linux**.',
    ]);
    // They cannot be deleted for a month, even with the cookie.
    const { results } = await ada.browser.ask(listNotifications);
    expect(results.map(({ lasting }) => lasting)).toEqual([true, true, true, true]);
    const notificationIds = results.map(({ id }) => id);
    await ada.browser.ask(deleteNotifications, { body: { notificationIds } });
    expect(await noticesOf(ada)).toHaveLength(4);
    await db
      .update(notifications)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(notifications.userId, ada.id));
    await ada.browser.ask(deleteNotifications, { body: { notificationIds } });
    expect(await noticesOf(ada)).toEqual([]);
    await ada.browser.ask(endEverySession);
    expect(await ada.browser.refusal(listIdentities)).toEqual([401, 'signed_out']);
  });
});
