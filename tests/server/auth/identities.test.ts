import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  listIdentities,
  removeIdentity,
  renamePasskey,
  signOut,
  startOAuth,
} from '#contract/auth.ts';
import { banUser } from '#contract/moderation.ts';
import { createProviders } from '#server/auth/providers/providers.ts';
import { avatars, identities, sessions, users } from '#server/db/schema/users.ts';
import { useMockProvider } from '#tests/support/MockProvider.ts';
import { answerOf, TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const mock = await useMockProvider();
const providers = new Map(
  [...createProviders(mock.config)].map(([name, provider]) => [
    name,
    {
      ...provider,
      identify: async (...asked: Parameters<typeof provider.identify>) => {
        const identity = await provider.identify(...asked);
        await afterIdentifying();
        return identity;
      },
    },
  ]),
);
const site = new TestSite(db, { providers });

let nextPerson = 0;
/** Runs after a provider has identified the user. */
let afterIdentifying: () => Promise<void>;

function anybody(): void {
  nextPerson += 1;
  mock.person = { id: `person-${nextPerson}`, name: `Person ${nextPerson}` };
}

beforeEach(() => {
  anybody();
  afterIdentifying = () => Promise.resolve();
});

async function providersOf(browser: TestBrowser): Promise<readonly string[]> {
  const { total, results } = await browser.ask(listIdentities);
  expect(total).toBe(results.length);
  return results.map(({ provider }) => provider);
}

async function idsOf(browser: TestBrowser): Promise<readonly string[]> {
  const { results } = await browser.ask(listIdentities);
  return results.map(({ id }) => id);
}

describe('somebody who is signed in', () => {
  it('adds a second way of signing in, and can use each', async () => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');

    expect(await browser.signIn('discord')).toBe(userId);
    expect(await providersOf(browser)).toEqual(['google', 'discord']);
    expect(await new TestBrowser(site).signIn('discord')).toBe(userId);
    expect(await new TestBrowser(site).signIn('google')).toBe(userId);
  });

  it('may add what the account has already, which changes nothing', async () => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');

    expect(await browser.signIn('google')).toBe(userId);
    expect(await providersOf(browser)).toEqual(['google']);
  });

  it('cannot add what belongs to another account', async () => {
    await new TestBrowser(site).signIn('discord');
    const theirs = mock.person;
    anybody();
    const browser = new TestBrowser(site);
    await browser.signIn('google');
    mock.person = theirs;

    expect(await browser.visit('discord')).toEqual({ path: '/auth', query: { error: 'taken' } });
    expect(await providersOf(browser)).toEqual(['google']);
  });

  it('adds nothing when they have signed out on the way', async () => {
    const browser = new TestBrowser(site);
    await browser.signIn('google');
    const answer = await answerOf(await browser.leaveFor('discord'));
    await browser.call(signOut);

    expect(await browser.comeBackBy('discord', answer)).toEqual({
      path: '/auth',
      query: { error: 'expired' },
    });
  });

  it('adds nothing when they were signed out while the provider took its time', async () => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');
    const answer = await answerOf(await browser.leaveFor('discord'));
    afterIdentifying = async () => {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    };

    expect(await browser.comeBackBy('discord', answer)).toEqual({
      path: '/auth',
      query: { error: 'expired' },
    });
    expect(await db.$count(identities, eq(identities.userId, userId))).toBe(1);
  });

  it('keeps their picture; without one that of the new provider is fetched', async () => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');
    mock.person = { ...mock.person, picture: 'a_1' };
    site.queued.length = 0;
    await browser.visit('discord');
    expect(site.queued).toMatchObject([{ name: 'fetchAvatar', data: { userId } }]);

    site.queued.length = 0;
    await db.insert(avatars).values({ userId, mime: 'image/png', bytes: Buffer.of(1), sha256: '' });
    await browser.visit('discord');
    expect(site.queued).toEqual([]);
  });

  it.each(['cross-site', 'same-site'])(
    'is not made to add an identity by a page that is %s',
    async (from) => {
      const browser = new TestBrowser(site);
      const call = {
        params: { provider: 'discord' },
        query: { success: 'http://localhost:4173/', error: 'http://localhost:4173/' },
        headers: { 'Sec-Fetch-Site': from },
      };
      expect((await browser.call(startOAuth, call)).status).toBe(302); // a plain sign-in
      await browser.signIn('google');

      expect(await browser.refusal(startOAuth, call)).toEqual([403, 'forbidden']);
      for (const ours of ['same-origin', 'none']) {
        const headers = { 'Sec-Fetch-Site': ours };
        expect((await browser.call(startOAuth, { ...call, headers })).status).toBe(302);
      }
    },
  );
});

describe('an identity', () => {
  it('can be removed, and then signs in to a new account', async () => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');
    await browser.signIn('discord');
    const [google = ''] = await idsOf(browser);

    expect((await browser.call(removeIdentity, { params: { id: google } })).status).toBe(204);
    expect(await providersOf(browser)).toEqual(['discord']);
    expect(await new TestBrowser(site).signIn('google')).not.toBe(userId);
  });

  it('that is the last one cannot be removed', async () => {
    const browser = new TestBrowser(site);
    await browser.signIn('google');
    const [id = ''] = await idsOf(browser);

    expect(await browser.refusal(removeIdentity, { params: { id } })).toEqual([409, 'conflict']);
    expect(await providersOf(browser)).toEqual(['google']);
  });

  it('remains when all are removed at the same moment', async () => {
    const browser = new TestBrowser(site);
    const userId = await browser.signIn('google');
    await browser.signIn('discord');
    await db.insert(identities).values(
      Array.from({ length: 6 }, (_, i) => ({
        id: crypto.randomUUID(),
        userId,
        provider: 'google',
        subject: `further-${i}`,
      })),
    );

    const statuses = await Promise.all(
      (await idsOf(browser)).map(async (id) => {
        const response = await browser.call(removeIdentity, { params: { id } });
        return response.status;
      }),
    );
    expect(statuses.toSorted()).toEqual([204, 204, 204, 204, 204, 204, 204, 409]);
    expect(await idsOf(browser)).toHaveLength(1);
  });

  it('of somebody else can neither be removed nor renamed', async () => {
    const other = new TestBrowser(site);
    await other.signIn('google');
    await other.signIn('discord');
    const [id = ''] = await idsOf(other);
    anybody();
    const browser = new TestBrowser(site);
    await browser.signIn('google');

    expect(await browser.refusal(removeIdentity, { params: { id } })).toEqual([404, 'not_found']);
    expect(
      await browser.refusal(renamePasskey, { params: { id }, body: { label: 'Mine' } }),
    ).toEqual([404, 'not_found']);
    expect(await providersOf(other)).toEqual(['google', 'discord']);
  });

  it('has a label only if it is a passkey', async () => {
    const browser = new TestBrowser(site);
    await browser.signIn('google');
    const [id = ''] = await idsOf(browser);

    expect(
      await browser.refusal(renamePasskey, { params: { id }, body: { label: 'Mine' } }),
    ).toEqual([404, 'not_found']);
  });
});

describe('a blocked account', () => {
  it('is not signed in to, at whatever point it was blocked', async () => {
    const browser = new TestBrowser(site);
    const landing = await browser.visit('google');
    const answer = await answerOf(await browser.leaveFor('google'));
    await db.update(users).set({ active: false });

    const blocked = {
      code: 'forbidden',
      summary: 'This account is blocked.',
      text: { id: 'refusals.blocked' },
    };
    for (const one of [landing, await browser.comeBackBy('google', answer)]) {
      const finished = await browser.finish(one);
      expect([finished.status, await finished.json()]).toEqual([403, blocked]);
    }
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('reads why and until when with every provider, and may appeal', async () => {
    const browser = new TestBrowser(site);
    const { query } = await browser.visit('discord');
    const mo = await site.member('Mo', ['moderator']);
    await site.ask(banUser, mo, {
      params: { id: query['userId'] ?? '' },
      body: { expiresInSeconds: 86_400, message: 'You insulted others.' },
    });

    const finished = await browser.finish(await browser.visit('discord'));
    expect(await finished.json()).toMatchObject({
      code: 'forbidden',
      text: {
        id: 'refusals.withWords',
        values: {
          refusal: { id: 'refusals.suspended', values: { until: expect.anything() as unknown } },
          words: 'You insulted others.',
        },
      },
      details: { appeal: { state: 'possible', secret: expect.any(String) as unknown } },
    });
  });
});
