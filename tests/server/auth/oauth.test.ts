import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { finishSignIn, listIdentities, listProviders, startOAuth } from '#contract/auth.ts';
import { createProviders } from '#server/auth/providers/providers.ts';
import { identities, loginTickets, oauthFlows, sessions, users } from '#server/db/schema/users.ts';
import { useMockProvider } from '#tests/support/MockProvider.ts';
import { answerOf, TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const mock = await useMockProvider();
const site = new TestSite(db, { providers: createProviders(mock.config) });

const HOME = 'http://localhost:4173/oauth/callback';
const ERROR = 'http://localhost:4173/auth';

let nextPerson = 0;

beforeEach(() => {
  nextPerson += 1;
  mock.person = { id: `person-${nextPerson}`, name: `Person ${nextPerson}` };
  mock.tamper = () => undefined;
});

describe.each(['google', 'discord'] as const)('signing in with %s', (provider) => {
  it('makes an account the first time, and finds it again', async () => {
    mock.person = { ...mock.person, name: 'Ada Lovelace', email: 'ada@a.example', isChecked: true };

    const browser = new TestBrowser(site);
    const userId = await browser.signIn(provider);
    const again = await new TestBrowser(site).signIn(provider);

    expect(again).toBe(userId);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ name: 'Ada Lovelace', labels: [], active: true });
    const { total, results } = await browser.ask(listIdentities);
    expect(total).toBe(1);
    expect(results).toMatchObject([{ provider, email: 'ada@a.example', label: '' }]);
  });

  it('tells the page of success which account it is, beside what that page was told', async () => {
    const { path, query } = await new TestBrowser(site).visit(provider);

    expect(path).toBe('/oauth/callback');
    expect(Object.keys(query).toSorted()).toEqual(['secret', 'to', 'userId']);
    expect(query['to']).toBe('home');
    expect(query['secret']).toMatch(/^[\w-]{43}$/);
  });

  it('shows the secret of the client and the verifier to the provider alone', async () => {
    const browser = new TestBrowser(site);
    const address = new URL(await browser.leaveFor(provider));
    await browser.comeBackBy(provider, await answerOf(address.href));

    expect(mock.lastRequest).toMatchObject({
      grant_type: 'authorization_code',
      client_secret: `${provider}-secret`,
      redirect_uri: `http://localhost:4173/api/auth/oauth/${provider}/callback`,
    });
    expect(mock.lastRequest['code_verifier']).toMatch(/^[\w-]{43}$/);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    expect(address.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(address.searchParams.has('nonce')).toBe(provider === 'google');
    expect(address.href).not.toContain(String(mock.lastRequest['code_verifier']));
  });

  it('keeps no mail address that the provider has not checked', async () => {
    mock.person = { ...mock.person, email: 'not@mine.example', isChecked: false };
    const browser = new TestBrowser(site);
    await browser.signIn(provider);

    const { results } = await browser.ask(listIdentities);
    expect(results.map(({ email }) => email)).toEqual(['']);
  });

  it('never takes an account for another one because of its mail address', async () => {
    mock.person = {
      id: `first-${provider}`,
      name: 'First',
      email: 'same@a.example',
      isChecked: true,
    };
    const first = await new TestBrowser(site).signIn(provider);
    mock.person = { ...mock.person, id: `second-${provider}` };
    const second = await new TestBrowser(site).signIn(provider);

    expect(second).not.toBe(first);
  });

  it('gives somebody without a name one, and cleans the name of others', async () => {
    mock.person = { id: `nameless-${provider}`, name: '\u{200b}' };
    const nameless = await new TestBrowser(site).signIn(provider);
    mock.person = { id: `tricky-${provider}`, name: ' A\u{0}da\u{202e}\n x ' };
    const tricky = await new TestBrowser(site).signIn(provider);

    const names = new Map((await db.select().from(users)).map(({ id, name }) => [id, name]));
    // Discord has a second name to fall back to.
    expect(names.get(nameless)).toBe(provider === 'google' ? 'Player' : 'nameless-discord');
    expect(names.get(tricky)).toBe('Ada x');
  });

  it('gives another name to somebody who could be taken for the site', async () => {
    mock.person = { ...mock.person, name: 'Admin of Chiaro' };
    const userId = await new TestBrowser(site).signIn(provider);

    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.name).toBe(provider === 'google' ? 'Player' : mock.person.id);
  });

  it('has the picture fetched later', async () => {
    const picture = provider === 'google' ? 'https://pictures.example/ada' : 'a_12ef';
    mock.person = { ...mock.person, picture };
    const userId = await new TestBrowser(site).signIn(provider);

    const url =
      provider === 'google'
        ? picture
        : `https://cdn.discordapp.com/avatars/${mock.person.id}/a_12ef.png?size=128`;
    expect(site.queued.at(-1)).toEqual({ name: 'fetchAvatar', data: { userId, url } });
  });

  it('makes one account of two browsers that come at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => new TestBrowser(site).signIn(provider)),
    );

    expect(new Set(ids).size).toBe(1);
    expect(await db.$count(identities, eq(identities.subject, mock.person.id))).toBe(1);
  });

  it('works in two tabs of one browser at once', async () => {
    const browser = new TestBrowser(site);
    const [first, second] = [await browser.leaveFor(provider), await browser.leaveFor(provider)];

    const landings = [
      await browser.comeBackBy(provider, await answerOf(first)),
      await browser.comeBackBy(provider, await answerOf(second)),
    ];
    expect(landings.map(({ path }) => path)).toEqual(['/oauth/callback', '/oauth/callback']);
  });
});

describe('an answer of a provider', () => {
  it.each(['google', 'discord'])('is taken once (%s)', async (provider) => {
    const browser = new TestBrowser(site);
    const answer = await answerOf(await browser.leaveFor(provider));
    await browser.comeBackBy(provider, answer);

    expect(await browser.comeBackBy(provider, answer)).toEqual({
      path: '/',
      query: { error: 'expired' },
    });
  });

  it('is of no use to another browser, nor afterwards to the one that began', async () => {
    const browser = new TestBrowser(site);
    const answer = await answerOf(await browser.leaveFor('google'));
    const other = new TestBrowser(site);
    await other.leaveFor('google');

    expect(await other.comeBackBy('google', answer)).toEqual({
      path: '/auth',
      query: { error: 'other_browser' },
    });
    expect(await new TestBrowser(site).comeBackBy('google', answer)).toMatchObject({ path: '/' });
    expect(await browser.comeBackBy('google', answer)).toMatchObject({ path: '/' });
  });

  it.each(['google', 'discord'])('fits no other sign-in of the browser (%s)', async (provider) => {
    const browser = new TestBrowser(site);
    const first = new URL(await answerOf(await browser.leaveFor(provider)));
    const second = new URL(await answerOf(await browser.leaveFor(provider)));
    first.searchParams.set('state', second.searchParams.get('state') ?? '');

    expect(await browser.comeBackBy(provider, first.href)).toEqual({
      path: '/auth',
      query: { error: 'provider_failed' },
    });
  });

  it('fits no other provider', async () => {
    const browser = new TestBrowser(site);
    const answer = await answerOf(await browser.leaveFor('google'));

    expect(await browser.comeBackBy('discord', answer)).toEqual({
      path: '/',
      query: { error: 'expired' },
    });
  });

  it('with a state that nobody gave, or with none, is refused', async () => {
    const browser = new TestBrowser(site);
    await browser.leaveFor('google');

    for (const query of ['?code=a&state=b', '?code=a', ''])
      expect(await browser.comeBackBy('google', `${HOME}${query}`)).toEqual({
        path: '/',
        query: { error: 'expired' },
      });
  });

  it('comes too late after ten minutes', async () => {
    const browser = new TestBrowser(site);
    const answer = await answerOf(await browser.leaveFor('google'));
    await db.update(oauthFlows).set({ expiresAt: sql`now()` });

    expect(await browser.comeBackBy('google', answer)).toMatchObject({
      query: { error: 'expired' },
    });
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another client in mind', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['a time that is over', { exp: 1 }],
    ['no name for the account', { sub: undefined }],
  ])('whose token has %s is refused', async (_, change) => {
    mock.tamper = (payload) => Object.assign(payload, change);

    expect(await new TestBrowser(site).visit('google')).toEqual({
      path: '/auth',
      query: { error: 'provider_failed' },
    });
  });

  it('that says somebody did not want to is passed on', async () => {
    const browser = new TestBrowser(site);
    const { searchParams } = new URL(await browser.leaveFor('discord'));
    const state = searchParams.get('state') ?? '';

    const landing = await browser.comeBackBy(
      'discord',
      `${HOME}?error=access_denied&state=${state}`,
    );
    expect(landing).toEqual({ path: '/auth', query: { error: 'cancelled' } });
  });

  it('leaves no trace of secrets in the log', async () => {
    mock.tamper = (payload) => Object.assign(payload, { nonce: 'another' });
    const browser = new TestBrowser(site);
    const address = new URL(await browser.leaveFor('google'));
    const answer = new URL(await answerOf(address.href));
    site.log.length = 0;
    await browser.comeBackBy('google', answer.href);

    const log = JSON.stringify(site.log);
    expect(site.log.length).toBeGreaterThan(0);
    for (const secret of [
      answer.searchParams.get('code'),
      answer.searchParams.get('state'),
      address.searchParams.get('nonce'),
      browser.cookies.get('bind')?.value,
      'google-secret',
    ]) {
      expect(secret).toBeTruthy();
      expect(log).not.toContain(secret);
    }
  });
});

describe('where a sign-in leads back to', () => {
  it.each([
    'https://evil.example/',
    'http://localhost:4174/',
    'https://localhost:4173/',
    'http://localhost:4173.evil.example/',
    'http://localhost:4173@evil.example/',
    '//evil.example/',
    '/oauth/callback',
    String.raw`http:\\evil.example`,
    'javascript:alert(1)',
    'blob:http://localhost:4173/x',
    'data:text/html,x',
    'http://somebody:secret@localhost:4173/',
    '',
  ])('is no address but of our own pages: not "%s"', async (target) => {
    const browser = new TestBrowser(site);
    const params = { provider: 'google' };

    expect(
      await browser.refusal(startOAuth, { params, query: { success: target, error: ERROR } }),
    ).toEqual([400, 'invalid_request']);
    expect(
      await browser.refusal(startOAuth, { params, query: { success: HOME, error: target } }),
    ).toEqual([400, 'invalid_request']);
  });
});

describe('a provider', () => {
  it('is listed where it is configured; passkeys always are', async () => {
    const browser = new TestBrowser(new TestSite(db));

    expect(await browser.ask(listProviders)).toEqual({ providers: ['passkey'] });
    expect(await new TestBrowser(site).ask(listProviders)).toEqual({
      providers: ['google', 'discord', 'passkey'],
    });
    expect(
      await browser.refusal(startOAuth, {
        params: { provider: 'google' },
        query: { success: HOME, error: ERROR },
      }),
    ).toEqual([404, 'not_found']);
  });

  it.each(['github', '__proto__', 'passkey', ' google'])(
    '"%s" does not exist',
    async (provider) => {
      expect(
        await new TestBrowser(site).refusal(startOAuth, {
          params: { provider },
          query: { success: HOME, error: ERROR },
        }),
      ).toEqual([404, 'not_found']);
    },
  );

  it('that does not answer sends people to the page of errors, and is asked again', async () => {
    const gone = { ...mock.config.google, clientId: 'a', clientSecret: 'b' };
    const providers = createProviders({
      google: { ...gone, issuer: 'http://localhost:9' },
      discord: null,
    });
    const browser = new TestBrowser(new TestSite(db, { providers }));

    const address = new URL(await browser.leaveFor('google'));
    expect([address.origin, address.pathname]).toEqual(['http://localhost:4173', '/auth']);
    expect(address.searchParams.get('error')).toBe('provider_failed');
    expect(browser.site.log).toMatchObject([{ provider: 'google' }]);
  });

  it('is never asked without encryption, unless it is on this machine', async () => {
    const { google } = mock.config;
    const providers = createProviders({
      google: google && { ...google, issuer: 'http://provider.example' },
      discord: {
        authorizeUrl: 'http://127.0.0.1/authorize',
        tokenUrl: 'http://provider.example/token',
        meUrl: 'https://provider.example/me',
        clientId: 'a',
        clientSecret: 'b',
      },
    });
    const browser = new TestBrowser(new TestSite(db, { providers }));

    expect(await browser.leaveFor('google')).toContain('error=provider_failed');
    expect(await browser.leaveFor('discord')).toContain('error=provider_failed');
  });
});

describe('the ticket after a sign-in', () => {
  it('makes one session', async () => {
    const browser = new TestBrowser(site);
    const landing = await browser.visit('google');
    const before = await db.$count(sessions);

    expect((await browser.finish(landing)).status).toBe(204);
    const { userId = '', secret = '' } = landing.query;
    expect(await browser.refusal(finishSignIn, { query: { userId, secret } })).toEqual([
      401,
      'sign_in_failed',
    ]);
    expect((await db.$count(sessions)) - before).toBe(1);
  });

  it('is of no use in another browser, which uses it up', async () => {
    const browser = new TestBrowser(site);
    const landing = await browser.visit('google');
    const other = new TestBrowser(site);
    await other.leaveFor('google');

    expect((await other.finish(landing)).status).toBe(401);
    expect((await browser.finish(landing)).status).toBe(401);
  });

  it('is for one account', async () => {
    const browser = new TestBrowser(site);
    const landing = await browser.visit('google');
    const { id } = await site.member('Somebody else');

    const other = { ...landing, query: { ...landing.query, userId: id } };
    expect((await browser.finish(other)).status).toBe(401);
    expect((await browser.finish(landing)).status).toBe(204);
  });

  it('is good for a minute', async () => {
    const browser = new TestBrowser(site);
    const landing = await browser.visit('google');
    const [row] = await db
      .select({
        seconds: sql<number>`extract(epoch from ${loginTickets.expiresAt} - now())::float`,
      })
      .from(loginTickets)
      .where(eq(loginTickets.userId, landing.query['userId'] ?? ''));
    expect(row?.seconds).toBeGreaterThan(0);
    expect(row?.seconds).toBeLessThanOrEqual(60);

    await db.update(loginTickets).set({ expiresAt: sql`now()` });
    expect((await browser.finish(landing)).status).toBe(401);
  });

  it('ends the session that the browser had before', async () => {
    const browser = new TestBrowser(site);
    await browser.signIn('google');
    const old = browser.cookies.get('session');
    await browser.signIn('google');

    expect(browser.cookies.get('session')?.value).not.toBe(old?.value);
    const visitor = new TestBrowser(site);
    if (old) visitor.cookies.set('session', old);
    expect(await visitor.refusal(listIdentities)).toEqual([401, 'signed_out']);
    expect((await browser.call(listIdentities)).status).toBe(200);
  });
});
