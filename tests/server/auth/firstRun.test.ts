import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { finishSignIn } from '#contract/auth.ts';
import { firstRunUrl, printSetupUrl } from '#server/start/printSetupUrl.ts';
import { identities, loginTickets, users } from '#server/db/schema/users.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

afterEach(async () => {
  await db.delete(users);
});

async function open(address: string | null): Promise<Response> {
  const { searchParams } = new URL(address ?? '');
  return new TestBrowser(site).call(finishSignIn, { query: Object.fromEntries(searchParams) });
}

describe('what a new site says at its start', () => {
  const folder = temporaryFolder();

  /** Output for a data folder of this name. */
  async function said(name: string, isTerminal = false): Promise<string> {
    let printed = '';
    await printSetupUrl(
      { db, site: SITE },
      { dataFolder: path.join(folder, name), isTerminal, print: (text) => (printed += text) },
    );
    return printed;
  }

  it('is at a terminal the address', async () => {
    expect(await said('terminal', true)).toMatch(/within 15 minutes.*\nhttp:\S+secret=\S+\n$/);
    expect(existsSync(path.join(folder, 'terminal/first-moderator.txt'))).toBe(false);
  });

  it('is elsewhere the path of a file that nobody else can read', async () => {
    const file = path.join(folder, 'log/first-moderator.txt');
    const printed = await said('log');

    expect(printed).toContain(`\n${file}\n`);
    expect(printed).not.toContain('secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await open(readFileSync(file, 'utf8').trim())).status).toBe(204);
    expect(await said('log')).toBe('');
    expect(existsSync(file)).toBe(false);
  });

  it('never follows what lies in the place of the file', async () => {
    const [data, other] = [path.join(folder, 'link'), path.join(folder, 'other.txt')];
    mkdirSync(data);
    writeFileSync(other, 'mine');
    symlinkSync(other, path.join(data, 'first-moderator.txt'));
    await said('link');

    expect(readFileSync(other, 'utf8')).toBe('mine');
    expect(readFileSync(path.join(data, 'first-moderator.txt'), 'utf8')).toContain('secret=');
  });
});

describe('the address that a new site prints', () => {
  it('makes whoever opens it the first moderator, once and in any browser', async () => {
    const address = await firstRunUrl(db, SITE);

    expect(address).toMatch(
      /^http:\/\/localhost:4173\/oauth\/callback\?userId=[\da-f-]{36}&secret=[\w-]{43}$/,
    );
    expect(await db.select().from(users)).toMatchObject([
      { name: 'Moderator', labels: ['moderator'] },
    ]);
    expect((await open(address)).status).toBe(204);
    expect((await open(address)).status).toBe(401);
  });

  it('is good for a quarter of an hour', async () => {
    await firstRunUrl(db, SITE);

    const [ticket] = await db.select().from(loginTickets);
    const minutes = ((ticket?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThan(17);
    expect(ticket?.bindHash).toBeNull();
  });

  it('is there until somebody has used it, for one account', async () => {
    await firstRunUrl(db, SITE);
    const second = await firstRunUrl(db, SITE);

    expect(await db.$count(users)).toBe(1);
    expect((await open(second)).status).toBe(204);
    expect(await firstRunUrl(db, SITE)).toBeNull();
  });

  it('is for one account when several processes start at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => firstRunUrl(db, SITE)));

    expect(await db.$count(users)).toBe(1);
  });

  it('is not printed when there are people, however they sign in', async () => {
    const { id } = await site.member('Ada');
    expect(await firstRunUrl(db, SITE)).toBeNull();

    await db.update(users).set({ accessedAt: null }).where(eq(users.id, id));
    const identity = { id: crypto.randomUUID(), userId: id, provider: 'google', subject: 'ada' };
    await db.insert(identities).values(identity);
    expect(await firstRunUrl(db, SITE)).toBeNull();
  });

  it('is printed for a site that has nobody but the people of the samples', async () => {
    const { id } = await site.member('Somebody made up');
    await db.update(users).set({ isSample: true }).where(eq(users.id, id));

    expect(await firstRunUrl(db, SITE)).not.toBeNull();
  });
});
