import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backUp, backupName, backUpInto, backupsTooOld } from '#server/backup/backup.ts';
import { TABLES } from '#server/backup/format.ts';
import { restore } from '#server/backup/restore.ts';
import { schema } from '#server/db/schema.ts';
import { sessions } from '#server/db/schema/users.ts';
import { databaseUrl, runStatements } from '#tests/support/adminStatements.ts';
import { contentOf, fillEveryTable } from '#tests/support/everyTable.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const site = await useDatabase();
const migrated = await useDatabase();
const other = await useDatabase();
const older = await useDatabase();

let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chiaro-backup-'));
  file = path.join(folder, 'whole.gz');
  await fillEveryTable(site.db);
  await backUp(site.url, file);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A damaged copy of the backup. */
async function changed(change: (text: string) => string): Promise<string> {
  const text = gunzipSync(await readFile(file)).toString('latin1');
  const copy = path.join(folder, 'changed.gz');
  await writeFile(copy, gzipSync(Buffer.from(change(text), 'latin1')));
  return copy;
}

async function usersIn({ db }: typeof other): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from app_user`);
  return rows[0]?.n ?? -1;
}

describe('a backup', () => {
  it('has every table but those that end by themselves', () => {
    const all = Object.values(schema).map((table) => getTableName(table));
    const left = all.filter((name) => !TABLES.some((table) => table === name));

    expect(left.toSorted()).toEqual([
      'appeal_ticket',
      'login_ticket',
      'oauth_flow',
      'passkey_challenge',
      'rate_limit',
      'session',
      'site_address',
      'site_secret',
    ]);
  });

  it('has at least a row of each in this test', async () => {
    const contents = Object.values(await contentOf(site.pool));

    expect(contents.filter((content) => content.startsWith('0 rows'))).toEqual([]);
  });

  it('fills an empty database with the same content', async () => {
    await restore(migrated.url, file);

    expect(await contentOf(migrated.pool)).toEqual(await contentOf(site.pool));
    const found = await migrated.db.execute(
      sql`select 1 from puzzle where search @@ to_tsquery('simple', 'quotes')`,
    );
    expect(found.rows).toHaveLength(1); // generated columns are generated again
  });

  it('of an older release brings no session back: some may have been ended since', async () => {
    const rows = '1\n2\n';
    const sha256 = createHash('sha256').update(rows).digest('hex');
    const old = await changed((text) =>
      text
        .replace('{"end":{', `{"table":"session","columns":["id"]}\n${rows}\\.\n$&`)
        .replace('{"end":{', `$&"session":{"rows":2,"sha256":"${sha256}"},`),
    );
    const restored = await restore(older.url, old);

    expect(await older.db.$count(sessions)).toBe(0);
    expect(await usersIn(older)).toBe(await usersIn(site));
    expect(await contentOf(older.pool)).toEqual(await contentOf(site.pool));
    expect(restored).toBe(await backUp(site.url, path.join(folder, 'again.gz')));
    expect(await site.db.$count(sessions)).toBe(1); // there was one to restore
  });

  it('fills a database that has no tables yet', async () => {
    const admin = inject('adminUrl');
    await runStatements(admin, ['create database bare_restore']);
    try {
      const url = databaseUrl(admin, 'bare_restore');
      const rows = await restore(url, file);
      expect(rows).toBeGreaterThan(TABLES.length);
      await expect(restore(url, file)).rejects.toThrow(/^The database isn’t empty/);
    } finally {
      await runStatements(admin, ['drop database bare_restore with (force)']);
    }
  });
});

describe('a restore', () => {
  const half = (text: string) => text.slice(0, text.length / 2);
  it.each<[string, (text: string) => string, RegExp]>([
    ['is cut off', half, /damaged/],
    ['lacks its last line', (text) => text.replace(/\{"end".*\n$/, ''), /damaged/],
    ['has another text in a row', (text) => text.replace('quotes', 'quotez'), /damaged/],
    ['lacks a row', (text) => text.replace(/\n[^\n]*\tBo\t[^\n]*\n/, '\n'), /damaged|violates/],
    ['is something else', () => 'hello\nworld\n', /damaged/],
    ['is of another format', (text) => text.replace('"version":1', '"version":2'), /damaged/],
    ['has an unknown table', (text) => text.replace('"table":"love"', '"table":"lose"'), /lose/],
    ['is newer', (text) => text.replace(/"migrations":\[/, '$&"abc",'), /newer release/],
  ])('of a file that %s changes nothing', async (_, change, sentence) => {
    await expect(restore(other.url, await changed(change))).rejects.toThrow(sentence);

    expect(await usersIn(other)).toBe(0);
  });

  it('of a file that is not there, or is no archive, says so', async () => {
    const text = path.join(folder, 'text.gz');
    await writeFile(text, 'not compressed');

    await expect(restore(other.url, path.join(folder, 'no.gz'))).rejects.toThrow(/doesn’t exist/);
    await expect(restore(other.url, text)).rejects.toThrow(/damaged/);
  });
});

describe('nightly backups', () => {
  it('keep seven days and, before them, one of each of four weeks', () => {
    const days = Array.from({ length: 90 }, (_, i) =>
      backupName(new Date(Date.UTC(2026, 0, 1 + i, 3, 7))),
    );
    const gone = backupsTooOld([...days, 'notes.txt', 'chiaro-2026-01-01.part']);
    const kept = days.filter((name) => !gone.includes(name)).toReversed();

    expect(kept).toHaveLength(11);
    expect(kept.slice(0, 7)).toEqual(days.slice(-7).toReversed());
    expect(gone).not.toContain('notes.txt');
  });

  it('leave nothing behind when they are stopped, and remove what killed ones left', async () => {
    const place = path.join(folder, 'stopped');
    const old = 'chiaro-2026-01-01T03-07-00Z.gz.01234567.part';
    await backUpInto(site.url, place, { now: new Date('2026-03-01T03:07:00Z') });
    await writeFile(path.join(place, old), '');
    await writeFile(path.join(place, 'mine.part'), '');

    const signal = AbortSignal.abort();
    await expect(backUpInto(site.url, place, { signal })).rejects.toThrow();
    expect(await readdir(place)).toHaveLength(3);
    await backUpInto(site.url, place, { now: new Date(Date.now() + 2 * 86_400_000) });

    const left = await readdir(place);
    expect(left).toHaveLength(3);
    expect(left).toContain('mine.part');
    expect(left).not.toContain(old);
  });

  it('leave nothing half done in their folder', async () => {
    const place = path.join(folder, 'nightly');
    const made = await backUpInto(site.url, place, { now: new Date('2026-03-01T03:07:00Z') });
    await expect(backUpInto(`${site.url}x`, place)).rejects.toThrow();

    expect(path.basename(made)).toBe('chiaro-2026-03-01T03-07-00Z.gz');
    expect(await readdir(place)).toEqual(['chiaro-2026-03-01T03-07-00Z.gz']);
  });
});
