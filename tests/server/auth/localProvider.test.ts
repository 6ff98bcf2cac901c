import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { listIdentities } from '#contract/auth.ts';
import { createProviders } from '#server/auth/providers/providers.ts';
import { users } from '#server/db/schema/users.ts';
import { parseEnv } from '#server/env.ts';
import { chooseAtProvider } from '#tests/support/chooseAtProvider.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';
import { settingsFor, startLocalProvider } from '../../../scripts/local-provider.mjs';

const { db } = await useDatabase();
const local = await startLocalProvider({ port: 0, webOrigin: 'http://localhost:4173' });
afterAll(local.close);

const env = parseEnv(settingsFor(local.url));
if (!env.ok) throw new Error(env.error.join(' '));
const site = new TestSite(db, { providers: createProviders(env.value) });

afterEach(() => {
  vi.unstubAllEnvs();
});

async function signInAs(browser: TestBrowser, provider: string, person: string): Promise<string> {
  const answer = await chooseAtProvider(await browser.leaveFor(provider), person);
  const landing = await browser.comeBackBy(provider, answer);
  const response = await browser.finish(landing);
  expect([response.status, landing.query['error']]).toEqual([204, undefined]);
  return landing.query['userId'] ?? '';
}

describe('the local provider', () => {
  it.each([
    ['google', 'ada', 'Ada Lovelace', 'ada@example.com'],
    ['discord', 'seki', '関 孝和', 'seki@example.com'],
    ['google', 'emmy', 'Emmy Noether', ''],
    ['discord', 'emmy', 'Emmy Noether', ''],
  ])('signs in with %s whom one chooses: %s', async (provider, person, name, email) => {
    const browser = new TestBrowser(site);
    const userId = await signInAs(browser, provider, person);

    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.name).toBe(name);
    const { results } = await browser.ask(listIdentities);
    expect(results).toMatchObject([{ provider, email }]);
  });

  it('asks each time, and is two providers for one person', async () => {
    const browser = new TestBrowser(site);
    const grace = await signInAs(browser, 'google', 'grace');
    expect(await signInAs(browser, 'discord', 'grace')).toBe(grace);
    expect(await signInAs(new TestBrowser(site), 'google', 'alan')).not.toBe(grace);
    expect(await signInAs(new TestBrowser(site), 'discord', 'grace')).toBe(grace);
  });

  it.each(['google', 'discord'])('lets one change one’s mind (%s)', async (provider) => {
    const browser = new TestBrowser(site);
    const answer = await chooseAtProvider(await browser.leaveFor(provider), null);

    expect(await browser.comeBackBy(provider, answer)).toEqual({
      path: '/auth',
      query: { error: 'cancelled' },
    });
  });

  it.each(['google', 'discord'])('gives a code once (%s)', async (provider) => {
    const browser = new TestBrowser(site);
    const answer = new URL(await chooseAtProvider(await browser.leaveFor(provider), 'ada'));
    await browser.comeBackBy(provider, answer.href);
    const again = new URL(await browser.leaveFor(provider));
    answer.searchParams.set('state', again.searchParams.get('state') ?? '');

    expect(await browser.comeBackBy(provider, answer.href)).toEqual({
      path: '/auth',
      query: { error: 'provider_failed' },
    });
  });

  it('sends nobody to another site', async () => {
    const address = new URL(await new TestBrowser(site).leaveFor('google'));
    address.searchParams.set('redirect_uri', 'https://evil.example/api/auth/oauth/google/callback');

    expect((await fetch(address, { redirect: 'manual' })).status).toBe(400);
  });

  it.each(['https://puzzles.example', 'http://192.168.0.7:4173', 'http://localhost.example', ''])(
    'does not start for a site that is elsewhere: "%s"',
    async (webOrigin) => {
      await expect(startLocalProvider({ port: 0, webOrigin })).rejects.toThrow('on this machine');
    },
  );

  it('does not start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');

    await expect(
      startLocalProvider({ port: 0, webOrigin: 'http://localhost:4173' }),
    ).rejects.toThrow('production');
  });
});
