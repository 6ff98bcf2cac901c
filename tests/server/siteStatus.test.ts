import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { report } from '#contract/reports.ts';
import { readSiteStatus } from '#contract/siteStatus.ts';
import { readBackups } from '#server/backup/lastBackup.ts';
import { VERSION } from '#server/version.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const backups = { isOn: true, count: 2, last: { at: '2026-11-01T03:07:00.000Z', bytes: 1234 } };
const site = new TestSite(db, { backups: () => Promise.resolve(backups), signUp: 'invitation' });

describe('the state of the site', () => {
  it('has what a host looks at, for moderators', async () => {
    const ada = await site.member('Ada', ['moderator']);
    const bo = await site.member('Bo');
    const eve = await site.member('Eve');
    await db.execute(sql`update app_user set active = false where id = ${eve.id}`);
    await db.execute(sql`update app_user set created_at = now() - interval '8 days'
      where id = ${bo.id}`);
    await site.ask(report, bo, { body: { kind: 'user', id: ada.id, reason: 'Rude.' } });

    const status = await site.ask(readSiteStatus, ada);
    expect(status).toMatchObject({
      signUp: 'invitation',
      accounts: { total: 3, newThisWeek: 2, blocked: 1 },
      reports: { open: 1 },
      jobs: null,
      backups,
      versions: { release: VERSION, node: process.versions.node },
    });
    expect(Date.parse(status.reports.oldestAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(status.storage.database).toBeGreaterThan(status.storage.tables[0]?.bytes ?? Infinity);
    const sizes = status.storage.tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(status.versions.migration).toMatch(/^\d{4}_/);
    expect(status.versions.database).toMatch(/^\d+/);
  });

  it('counts waiting and failed jobs', async () => {
    const ada = await site.member('Ada', ['moderator']);
    await db.execute(sql`create schema pgboss`);
    await db.execute(sql`create table pgboss.job (state text)`);
    await db.execute(sql`insert into pgboss.job
      select unnest(array['created', 'retry', 'active', 'failed', 'completed'])`);

    expect((await site.ask(readSiteStatus, ada)).jobs).toEqual({ waiting: 3, failed: 1 });
    await db.execute(sql`drop schema pgboss cascade`);
  });

  it('is for moderators alone', async () => {
    expect(await site.refusal(readSiteStatus, await site.member('Bo'))).toBe('forbidden');
    expect(await site.refusal(readSiteStatus, null)).toBe('signed_out');
  });
});

describe('the backups in a folder', () => {
  it('are counted, and the newest is the last', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'chiaro-backups-'));
    writeFileSync(path.join(folder, 'chiaro-2026-11-02T03-07-00Z.gz'), 'newest');
    writeFileSync(path.join(folder, 'chiaro-2026-11-01T03-07-00Z.gz'), 'old');
    writeFileSync(path.join(folder, 'chiaro-2026-11-03T03-07-00Z.gz.part'), 'unfinished');

    expect(await readBackups(folder)).toMatchObject({ count: 2, last: { bytes: 6 } });
    rmSync(folder, { recursive: true });
    expect(await readBackups(folder)).toEqual({ count: 0, last: null });
  });
});
