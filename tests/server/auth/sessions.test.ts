import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  endEverySession,
  endSession,
  finishSignIn,
  listIdentities,
  listSessions,
  signOut,
  startOAuth,
} from '#contract/auth.ts';
import { createProviders } from '#server/auth/providers/providers.ts';
import { endAllSessions, hashSecret, createSessionFinder } from '#server/auth/sessions.ts';
import { loginTickets, sessions, users } from '#server/db/schema/users.ts';
import { useMockProvider } from '#tests/support/MockProvider.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const mock = await useMockProvider();
const providers = createProviders(mock.config);
const site = new TestSite(db, { providers });

const SECURE = {
  webOrigin: 'https://puzzles.example',
  apiOrigin: 'https://puzzles.example',
  trustedProxies: [],
  contact: 'webmaster@localhost',
  source: null,
  makesDailies: true,
};
const secureSite = new TestSite(db, {
  providers,
  site: SECURE,
  findSession: createSessionFinder(db, SECURE),
});

/** A `Set-Cookie` without its value, which is checked to be 256 random bits. */
function attributesOf(response: Response): readonly string[] {
  return response.headers.getSetCookie().map((line) => {
    const [, name = '', value = '', rest = ''] = /^([^=]*)=([^;]*); (.*)$/.exec(line) ?? [];
    expect(value).toMatch(/^[\w-]{43}$/);
    return `${name}: ${rest}`;
  });
}

async function cookiesOn(browser: TestBrowser, origin: string) {
  const begun = await browser.call(startOAuth, {
    params: { provider: 'google' },
    query: { success: `${origin}/`, error: `${origin}/` },
  });
  const landing = await browser.visit('google');
  return [...attributesOf(begun), ...attributesOf(await browser.finish(landing))];
}

describe('the cookies of a sign-in', () => {
  it('on HTTPS are set by no other host, seen by no script, and sent from no other site', async () => {
    const { webOrigin } = SECURE;

    expect(await cookiesOn(new TestBrowser(secureSite, webOrigin), webOrigin)).toEqual([
      '__Host-bind: Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-session: Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('on HTTPS are not those that another host of the domain has set', async () => {
    const { webOrigin } = SECURE;
    const chosen = 'a'.repeat(43);
    const begun = await secureSite.call(startOAuth, null, {
      params: { provider: 'google' },
      query: { success: `${webOrigin}/`, error: `${webOrigin}/` },
      headers: { Cookie: `bind=${chosen}` },
    });
    const [line = ''] = begun.headers.getSetCookie();

    expect(line).toMatch(/^__Host-bind=[\w-]{43};/);
    expect(line).not.toContain(chosen);
  });

  it('on this machine need no HTTPS', async () => {
    expect(await cookiesOn(new TestBrowser(site), 'http://localhost:4173')).toEqual([
      'bind: Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
      'session: Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('are not in the database', async () => {
    const browser = new TestBrowser(site);
    await browser.signIn('google');
    const token = browser.cookies.get('session')?.value ?? '';

    const rows = JSON.stringify(await db.select().from(sessions));
    expect(rows).not.toContain(token);
    expect(await db.$count(sessions, eq(sessions.tokenHash, hashSecret(token)))).toBe(1);
  });
});

describe('a session', () => {
  it('ends when its browser signs out: the old cookie is of no use to anybody', async () => {
    const browser = new TestBrowser(site);
    await browser.signIn('google');
    const old = new Map(browser.cookies);
    const response = await browser.call(signOut);

    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const thief = new TestBrowser(site);
    for (const [name, cookie] of old) thief.cookies.set(name, cookie);
    expect(await thief.refusal(listIdentities)).toEqual([401, 'signed_out']);
  });

  it('is cleared on HTTPS in the way it was set', async () => {
    const browser = new TestBrowser(secureSite, SECURE.webOrigin);
    await browser.signIn('google');

    const response = await browser.call(signOut);
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('ends at once when the account is blocked, with tickets that could make another', async () => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');
    const { query } = await browser.visit('google');
    await db.transaction(async (tx) => {
      await tx.update(users).set({ active: false }).where(eq(users.id, userId));
      await endAllSessions(tx, userId);
    });

    expect(await browser.refusal(listIdentities)).toEqual([401, 'signed_out']);
    await db.update(users).set({ active: true }).where(eq(users.id, userId));
    expect(await browser.refusal(listIdentities)).toEqual([401, 'signed_out']);
    const { secret = '' } = query;
    expect(await browser.refusal(finishSignIn, { query: { userId, secret } })).toEqual([
      401,
      'sign_in_failed',
    ]);
    expect(await db.$count(loginTickets, eq(loginTickets.userId, userId))).toBe(0);
  });

  it.each([
    ['30 days after it was used last', { lastSeenAt: sql`now() - interval '30 days'` }],
    ['180 days after it began', { expiresAt: sql`now()` }],
  ])('ends %s', async (_, change) => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');
    await db.update(sessions).set(change).where(eq(sessions.userId, userId));

    expect(await browser.refusal(listIdentities)).toEqual([401, 'signed_out']);
  });

  it('goes on while it is used', async () => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');
    const used = { lastSeenAt: sql`now() - interval '29 days 23 hours'` };
    for (let times = 0; times < 3; times += 1) {
      await db.update(sessions).set(used).where(eq(sessions.userId, userId));
      expect((await browser.call(listIdentities)).status).toBe(200);
    }
  });
});

describe('the list of sessions', () => {
  it('says which browsers are signed in, and which of them asks', async () => {
    const ada = await site.member('Ada');
    await db.update(sessions).set({
      agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    });
    mock.person = { id: 'lists-sessions', name: 'Ada' };
    const [first, second] = [new TestBrowser(site), new TestBrowser(site)];
    await first.signIn('google');
    await second.signIn('google');

    const { total, results } = await first.ask(listSessions);
    expect(total).toBe(2);
    expect(results.map(({ current, agent }) => [current, agent])).toEqual([
      [false, 'Chrome on Linux'],
      [true, 'Chrome on Linux'],
    ]);
    expect(await site.ask(listSessions, ada)).toMatchObject({
      total: 1,
      results: [{ current: true, agent: 'Safari on iPhone' }],
    });
  });

  it('leaves out those that are over', async () => {
    const ada = await site.member('Ada');
    const before = await site.ask(listSessions, ada);
    const old = { userId: ada.id, agent: '', lastSeenAt: sql`now() - interval '31 days'` };
    await db.insert(sessions).values({
      ...old,
      id: crypto.randomUUID(),
      tokenHash: Buffer.from('old'),
      expiresAt: sql`now() + interval '100 days'`,
    });

    expect(before.total).toBe(1);
    expect(await site.ask(listSessions, ada)).toEqual(before);
  });

  it('comes in pages', async () => {
    const ada = await site.member('Ada');
    await db.insert(sessions).values(
      Array.from({ length: 40 }, (_, i) => ({
        id: crypto.randomUUID(),
        userId: ada.id,
        tokenHash: Buffer.from(`token ${i} of ${ada.id}`),
        expiresAt: sql`now() + interval '1 day'`,
      })),
    );

    const first = await site.ask(listSessions, ada);
    const cursorAfter = first.results.at(-1)?.id ?? '';
    const rest = await site.ask(listSessions, ada, { query: { cursorAfter } });
    expect([first.total, first.results.length, rest.results.length]).toEqual([41, 30, 11]);
    const ids = [...first.results, ...rest.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(41);

    const eve = await site.member('Eve');
    expect(await site.refusal(listSessions, eve, { query: { cursorAfter } })).toBe(
      'invalid_request',
    );
  });

  it('lets one session be ended, of the account itself only', async () => {
    mock.person = { id: 'ends-one', name: 'Ada' };
    const [here, there] = [new TestBrowser(site), new TestBrowser(site)];
    await here.signIn('google');
    await there.signIn('google');
    const { results } = await here.ask(listSessions);
    const id = results.find(({ current }) => !current)?.id ?? '';
    const eve = await site.member('Eve');

    expect(await site.refusal(endSession, eve, { params: { id } })).toBe('not_found');
    expect((await there.call(listIdentities)).status).toBe(200);
    expect((await here.call(endSession, { params: { id } })).status).toBe(204);
    expect(await there.refusal(listIdentities)).toEqual([401, 'signed_out']);
    expect((await here.call(listIdentities)).status).toBe(200);
  });

  it('lets the session that asks be ended, and clears its cookie', async () => {
    const browser = new TestBrowser(site);
    await browser.signIn('google');
    const { results } = await browser.ask(listSessions);
    const id = results.find(({ current }) => current)?.id ?? '';

    expect((await browser.call(endSession, { params: { id } })).status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('can be emptied: everywhere is signed out', async () => {
    mock.person = { id: 'ends-all', name: 'Ada' };
    const [here, there] = [new TestBrowser(site), new TestBrowser(site)];
    await here.signIn('google');
    await there.signIn('google');

    expect((await here.call(endEverySession)).status).toBe(204);
    expect(here.cookies.has('session')).toBe(false);
    expect(await there.refusal(listIdentities)).toEqual([401, 'signed_out']);
  });
});
