import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#base/days.ts';
import { reportPlay, type PlayRecords } from '#contract/playRecords.ts';
import { exportMe } from '#contract/accountExport.ts';
import { removeMe } from '#contract/users.ts';
import { playDays, playRecords, playReports } from '#server/db/schema/play.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const [ada, bo] = [await site.member('Ada'), await site.member('Bo')];
const TODAY = dayOf(Date.now());
const KIND = 'range 7x7';

beforeEach(async () => {
  for (const table of [playRecords, playDays, playReports]) await db.delete(table);
});

let keys = 0;
const report = (changes: {
  key?: string;
  kind?: string;
  count?: number;
  bestMs?: number | null;
}) => {
  const key = `a-key-of-a-report-${keys++}`;
  return { key, kind: KIND, count: 1, bestMs: 60_000, ...changes };
};

async function send(
  who: Member,
  reports: readonly ReturnType<typeof report>[],
  days: readonly string[] = [],
): Promise<PlayRecords> {
  return site.ask(reportPlay, who, { body: { reports: [...reports], days: [...days] } });
}

/** Set the time of the last report back. */
async function letPass(interval: string): Promise<void> {
  await db
    .update(playReports)
    .set({ receivedAt: sql`${playReports.receivedAt} - ${interval}::interval` });
}

describe('records of puzzles by wish', () => {
  it('add up over the devices of an account, with the best time of all', async () => {
    await send(ada, [report({ count: 3, bestMs: 70_000 })], [TODAY]);
    const yesterday = addDays(TODAY, -1);
    const records = await send(
      ada,
      [report({ count: 2, bestMs: 50_000 }), report({ kind: 'mixed 5x5', bestMs: null })],
      [yesterday, TODAY],
    );

    expect(records).toEqual({
      kinds: [
        { kind: 'mixed 5x5', count: 1, bestMs: null },
        { kind: KIND, count: 5, bestMs: 50_000 },
      ],
      days: [yesterday, TODAY],
    });
    expect(await send(bo, [])).toEqual({ kinds: [], days: [] });
  });

  it('count a report once, also when it is sent twice at the same time', async () => {
    const one = report({ count: 2 });
    await Promise.all([send(ada, [one]), send(ada, [one]), send(ada, [one, one])]);

    expect((await send(ada, [one])).kinds).toEqual([{ kind: KIND, count: 2, bestMs: 60_000 }]);
    expect((await send(bo, [one])).kinds).toHaveLength(1);
  });

  it('have no best time that is faster than people paint', async () => {
    const { kinds } = await send(ada, [
      report({ bestMs: 3 }),
      report({ kind: 'mixed 15x15', bestMs: 1100 }),
      report({ kind: 'mixed 5x5', bestMs: 1100 }),
    ]);

    expect(kinds.map(({ kind, count, bestMs }) => [kind, count, bestMs])).toEqual([
      ['mixed 15x15', 1, null],
      ['mixed 5x5', 1, 1100],
      [KIND, 1, null],
    ]);
  });

  it('count no more solves than fit into the time since the last report', async () => {
    await send(ada, [report({ count: 100_000 })]);
    const [first] = (await send(ada, [report({ count: 100_000 })])).kinds;
    expect(first?.count).toBe(103_600);

    await letPass('2 hours');
    const [second] = (await send(ada, [report({ count: 100_000 })])).kinds;
    expect(second?.count).toBeGreaterThanOrEqual(103_600 + 10_800);
    expect(second?.count).toBeLessThan(103_600 + 10_900);
  });

  it('have days of the last year up to tomorrow, and kinds that exist', async () => {
    const tomorrow = addDays(TODAY, 1);
    const records = await send(
      ada,
      [report({ kind: 'chess 8x8' }), report({ kind: 'range 99x99' })],
      [addDays(TODAY, 2), tomorrow, addDays(TODAY, -365), addDays(TODAY, -400), '0001-01-01'],
    );

    expect(records).toEqual({ kinds: [], days: [addDays(TODAY, -365), tomorrow] });
  });

  it('are in the export of the account, and are deleted with it', async () => {
    const days = Array.from({ length: 210 }, (_, i) => addDays(TODAY, -i));
    const member = await site.member('Cleo');
    await send(member, [report({ count: 4 })], days);
    const exported: unknown = await (await site.call(exportMe, member)).json();
    expect(exported).toMatchObject({ playRecords: [{ kind: KIND, count: 4, bestMs: 60_000 }] });
    expect(exported).toHaveProperty('playDays.length', days.length);

    await site.ask(removeMe, member, { body: { confirm: 'Cleo' } });
    for (const table of [playRecords, playDays, playReports])
      expect(await db.select().from(table).where(eq(table.userId, member.id))).toEqual([]);
  });

  it('are for accounts only', async () => {
    expect(await site.refusal(reportPlay, null, { body: { reports: [], days: [] } })).toBe(
      'signed_out',
    );
  });
});
