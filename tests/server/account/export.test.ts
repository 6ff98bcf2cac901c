import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { encodeShare } from '#engine/codec/share.ts';
import { boundedCompression } from '#server/checks/readPuzzleData.ts';
import { exportMe } from '#contract/accountExport.ts';
import { streamText } from '#server/account/streamText.ts';
import { EXPORT_BATCH, EXPORT_SECTIONS } from '#server/account/exportSections.ts';
import { beginSession } from '#server/auth/sessions.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { fillEveryTable } from '#tests/support/everyTable.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

/** A grid in the puzzle language, with the colors of its solution. */
const GRID = 'Tbw';

const Things = z.array(z.record(z.string(), z.unknown()));
const Head = z.object({
  format: z.literal('chiaro-account'),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  account: z.record(z.string(), z.unknown()),
});
const Lists = z.record(z.string(), z.unknown());

async function exportOf(who: Member) {
  const response = await site.call(exportMe, who);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Disposition')).toContain('chiaro-account.json');
  expect(response.headers.get('Cache-Control')).toContain('no-store');
  const text = await response.text();
  const all = Lists.parse(JSON.parse(text));
  const list = (name: string) => Things.parse(all[name]);
  return { text, list, ...Head.parse(all) };
}

/** Columns that refer to an account, with their tables. */
async function columnsOfAccounts(): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass`);
  return rows.map(({ name }) => name);
}

/** References to an account that mean no thing of its own. */
const NOT_OWNED = [
  ...['appeal.handled_by', 'report.handled_by', 'moderation.moderator_id'], // actions of moderators
  'play_report.user_id', // keys of calls
  ...['login_ticket.user_id', 'oauth_flow.link_user_id', 'passkey_challenge.user_id'], // secrets
];

describe('the export of an account', () => {
  it('has a list for every table with things of accounts', async () => {
    const tables = new Set(EXPORT_SECTIONS.map(({ table }) => table));
    const missing = (await columnsOfAccounts()).filter((column) => {
      const [table = ''] = column.split('.');
      return !NOT_OWNED.includes(column) && !tables.has(table);
    });

    expect(missing).toEqual([]);
  });

  it('has everything of its account, and nothing of another', async () => {
    await fillEveryTable(db);
    const rows = await db.select({ id: users.id, name: users.name }).from(users);
    const exports = [];
    for (const { id, name } of rows) {
      const token = await beginSession(db, id, 'a browser');
      const { text, account, list } = await exportOf({ id, name, cookie: `session=${token}` });
      expect(account).toMatchObject({ id, name });
      for (const other of rows.filter((one) => one.id !== id)) expect(text).not.toContain(other.id);
      exports.push(list);
    }

    for (const { name } of EXPORT_SECTIONS) {
      const found = exports.flatMap((list) => list(name));
      expect(found.length, name).toBeGreaterThan(0);
    }
  });

  it('has puzzles in the puzzle language, with their solution', async () => {
    const ada = await site.member('Author');
    const id = await storePuzzle(db, ada.id, 'private', { title: 'Knots' });
    const data = await encodeShare(GRID, boundedCompression);
    await db.update(puzzles).set({ data }).where(eq(puzzles.id, id));

    const { list } = await exportOf(ada);
    expect(list('puzzles')).toMatchObject([{ id, title: 'Knots', publishedAt: null, grid: GRID }]);
  });

  it('has all of many things, once each', async () => {
    const ada = await site.member('Busy');
    const made = [];
    for (let i = 0; i <= EXPORT_BATCH; i += 1) made.push(await addPuzzleRow(db, ada.id));

    const { list } = await exportOf(ada);
    expect(list('puzzles').map(({ id }) => id)).toEqual(made.toSorted());
  });

  it('needs a recent sign-in, and an account', async () => {
    const ada = await site.member('Old session');
    await db.execute(sql`insert into identity (id, user_id, provider, subject)
      values (gen_random_uuid(), ${ada.id}, 'google', 'old session')`);
    await db.execute(sql`update session set created_at = now() - interval '1 hour'
      where user_id = ${ada.id}`);

    expect(await site.refusal(exportMe, ada)).toBe('confirmation_needed');
    expect(await site.refusal(exportMe, null)).toBe('signed_out');
  });
});

describe('a streamed text', () => {
  it('is read as it is wanted, and no further once nobody reads', async () => {
    const read: number[] = [];
    let isEnded = false;
    const pieces = async function* () {
      try {
        for (let i = 0; ; i += 1) {
          read.push(i);
          yield await Promise.resolve(`${i} `);
        }
      } finally {
        isEnded = true;
      }
    };
    const reader = streamText(pieces()).getReader();
    const { value } = await reader.read();
    await reader.cancel();

    expect(new TextDecoder().decode(value)).toBe('0 ');
    expect(read.length).toBeLessThanOrEqual(2);
    expect(isEnded).toBe(true);
  });
});
