import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { namedEndpoints } from '#contract/all.ts';
import {
  listPlannedDailies,
  readDaily,
  readDailyMonth,
  readDailyStatistics,
  readOwnDailies,
  readToday,
  readUpcoming,
  replaceDaily,
  type Daily,
} from '#contract/daily.ts';
import { dailyFeed } from '#contract/feeds.ts';
import { unpublishPuzzle } from '#contract/moderation.ts';
import { addDays, dayOf, startOfDay } from '#base/days.ts';
import { ensureHouseAccount } from '#server/db/houseAccount.ts';
import { collections } from '#server/db/schema/collections.ts';
import { dailyPuzzles } from '#server/db/schema/dailies.ts';
import { moderations } from '#server/db/schema/messages.ts';
import { completions, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { exampleCall } from '#tests/support/contractExamples.ts';
import { addDaily } from '#tests/support/dailies.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const house = await ensureHouseAccount(db);
const [ada, mod] = [await site.member('Ada'), await site.member('Mo', ['moderator'])];
const TODAY = dayOf(Date.now());
const [YESTERDAY, TOMORROW] = [addDays(TODAY, -1), addDays(TODAY, 1)];

beforeEach(async () => {
  await db.delete(puzzles);
  site.queued.length = 0;
});

async function rowOf(date: string) {
  const [row] = await db.select().from(dailyPuzzles).where(eq(dailyPuzzles.date, date));
  if (!row) throw new Error(`No daily on ${date}.`);
  return row;
}

const unpacked = (sealed: string) => JSON.parse(Buffer.from(sealed, 'base64').toString()) as Daily;

describe('the puzzle of today', () => {
  it('is published by the first call of the day, for everybody the same', async () => {
    await addDaily(db, TODAY);
    const answers = await Promise.all(
      [null, ada, null, ada].map((who) => site.ask(readToday, who)),
    );

    const { puzzleId } = await rowOf(TODAY);
    for (const { today, daily } of answers) {
      expect(today).toBe(TODAY);
      expect(daily).toMatchObject({ date: TODAY, family: 'range', puzzle: { id: puzzleId } });
      expect(daily?.puzzle.houseTitle).toBe(`daily ${TODAY}`);
    }
    expect(site.queued.map(({ name }) => name)).toEqual(['notifyFollowers', 'verifyPuzzle']);
  });

  it('is null while there is none, and when a moderator has withdrawn it', async () => {
    expect(await site.ask(readToday, null)).toEqual({ today: TODAY, daily: null });

    await addDaily(db, TODAY);
    await site.ask(readToday, null);
    const { puzzleId } = await rowOf(TODAY);
    await site.ask(unpublishPuzzle, mod, { params: { id: puzzleId }, body: { message: 'Odd' } });

    expect((await site.ask(readToday, ada)).daily).toBeNull();
    expect(await site.refusal(readDaily, ada, { params: { date: TODAY } })).toBe('not_found');
  });
});

describe('the feed of dailies', () => {
  it('has the published ones, the newest first, with the addresses of their days', async () => {
    for (const date of [YESTERDAY, TODAY, TOMORROW]) await addDaily(db, date);
    await site.ask(readToday, null);
    const text = await (await site.call(dailyFeed, null)).text();

    const links = Array.from(text.matchAll(/href="[^"]*\/daily\/([\d-]+)"/g), ([, date]) => date);
    expect(links).toEqual([TODAY, YESTERDAY]);
    expect(text).toContain('<title>Daily puzzles on Chiaro</title>');
    expect(text).not.toContain(TOMORROW);
  });
});

describe('a puzzle before its day', () => {
  it('is in no answer to anybody but moderators', async () => {
    await addDaily(db, TODAY);
    await addDaily(db, TOMORROW);
    await site.ask(readToday, null);
    const { puzzleId } = await rowOf(TOMORROW);
    const shown = await rowOf(TODAY);
    const [created] = await db
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.creatorId, house), eq(collections.autoPopulate, 'createdPuzzles')));
    const ids = [house, puzzleId, created?.id ?? ''];
    const wide = [...ids, ...ids.map((id) => `${id}.atom`), TOMORROW, TODAY, TODAY.slice(0, 7)];
    const tellers = new Set<string>();
    for (const [name, endpoint] of namedEndpoints) {
      if (endpoint.method !== 'GET' || endpoint.caller === 'moderator') continue;
      const names = Object.keys(exampleCall(endpoint).params);
      for (const value of names.length === 0 ? [''] : [...wide, 'puzzles'])
        for (const who of [null, ada]) {
          const params = Object.fromEntries(names.map((one) => [one, value]));
          const sent = { ...exampleCall(endpoint), params };
          const text = await (await site.call(endpoint, who, sent)).text();

          expect([name, text]).toEqual([name, expect.not.stringContaining(`Daily ${TOMORROW}`)]);
          expect([name, text]).toEqual([name, expect.not.stringContaining(puzzleId)]);
          if (text.includes(shown.puzzleId)) tellers.add(name);
        }
    }
    expect([...tellers]).toEqual(
      expect.arrayContaining(['readToday', 'searchPuzzles', 'readSitemap', 'puzzleFeed']),
    );

    expect(await site.refusal(readDaily, ada, { params: { date: TOMORROW } })).toBe('not_found');
    const dark = { params: { date: TOMORROW } };
    expect(await site.refusal(readDailyStatistics, ada, dark)).toBe('not_found');
    const { days } = await site.ask(readDailyMonth, ada, {
      params: { month: TOMORROW.slice(0, 7) },
    });
    expect(days.map(({ date }) => date)).not.toContain(TOMORROW);
    const { days: planned } = await site.ask(listPlannedDailies, mod);
    expect(planned[1]).toMatchObject({ date: TOMORROW, state: 'ready', puzzle: { id: puzzleId } });
  });

  it('is sealed for use without a network, three days ahead', async () => {
    for (let ahead = 0; ahead < 6; ahead++) await addDaily(db, addDays(TODAY, ahead));

    const { days } = await site.ask(readUpcoming, null);

    expect(days.map(({ date }) => date)).toEqual([1, 2, 3].map((it) => addDays(TODAY, it)));
    const opened = days.map(({ sealed }) => unpacked(sealed));
    expect(opened.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
    expect(opened[0]?.puzzle.id).toBe((await rowOf(TOMORROW)).puzzleId);
    expect(JSON.stringify(days)).not.toContain((await rowOf(TOMORROW)).puzzleId);
  });
});

describe('the archive', () => {
  async function solved(date: string, solvedOn: string, fields: object = {}): Promise<void> {
    const { puzzleId } = await rowOf(date);
    const solvedAt = new Date(startOfDay(solvedOn) + 1000);
    await db
      .insert(completions)
      .values({ id: uuidv7(), userId: ada.id, puzzleId, solvedAt, counted: true, ...fields });
  }

  it('has the days of a month, and own solves with the day on which they were made', async () => {
    for (const date of [YESTERDAY, TODAY]) await addDaily(db, date);
    await site.ask(readToday, null);
    await solved(YESTERDAY, TODAY, { msUsed: 65_000, hints: 2 });
    await solved(TODAY, TODAY, { msUsed: 20_000 });

    const { today, first, days } = await site.ask(readDailyMonth, null, {
      params: { month: TODAY.slice(0, 7) },
    });
    expect({ today, first }).toEqual({ today: TODAY, first: YESTERDAY });
    expect(days.at(-1)).toEqual({
      date: TODAY,
      family: 'range',
      width: 3,
      height: 3,
      hardest: null,
    });
    expect(await site.ask(readOwnDailies, ada)).toEqual({
      solves: [
        { date: TODAY, solvedOn: TODAY, msTimeUsed: 20_000, hints: 0 },
        { date: YESTERDAY, solvedOn: TODAY, msTimeUsed: 65_000, hints: 2 },
      ],
    });
    expect(await site.ask(readOwnDailies, mod)).toEqual({ solves: [] });
  });

  it('counts solves by time in ranges that double, and those without hints', async () => {
    await addDaily(db, TODAY);
    await site.ask(readToday, null);
    const { puzzleId } = await rowOf(TODAY);
    const times = [1, 15_000, 15_001, 30_000, 61_000, 999_999_999];
    for (const [i, msUsed] of times.entries()) {
      const { id: userId } = await site.member(`Solver ${i}`);
      const row = { id: uuidv7(), userId, puzzleId, solvedAt: sql`now()`, msUsed };
      await db.insert(completions).values({ ...row, counted: true, hints: i % 3 });
    }
    await solved(TODAY, TODAY, { counted: false });

    const sent = { params: { date: TODAY } };
    expect(await site.ask(readDailyStatistics, null, sent)).toEqual({
      solves: 6,
      withoutHints: 2,
      times: [2, 2, 0, 1, 0, 0, 0, 0, 1],
    });
  });
});

describe('a moderator', () => {
  it('requests another puzzle of a day, once, and is logged', async () => {
    await addDaily(db, TOMORROW);
    const sent = { params: { date: TOMORROW }, body: { puzzleId: null } };
    await site.ask(replaceDaily, mod, sent);

    expect(await site.refusal(replaceDaily, mod, sent)).toBe('conflict');
    expect(site.queued).toEqual([{ name: 'makeDailies', data: {} }]);
    const { days } = await site.ask(listPlannedDailies, mod);
    expect(days.map(({ state }) => state).slice(0, 3)).toEqual(['missing', 'making', 'missing']);
    expect(days).toHaveLength(15);
    const logged = await db.select().from(moderations).where(eq(moderations.userId, house));
    expect(logged.at(-1)).toMatchObject({ action: 'replaceDaily', moderatorId: mod.id });
  });

  it('chooses a published puzzle in place of one of the site, which is deleted', async () => {
    await addDaily(db, TOMORROW);
    const { puzzleId: before } = await rowOf(TOMORROW);
    const chosen = await addPuzzleRow(db, ada.id);
    const hidden = await addPuzzleRow(db, ada.id, { status: STATUS.private });
    const sent = (date: string, puzzleId: string) => ({ params: { date }, body: { puzzleId } });

    expect(await site.refusal(replaceDaily, mod, sent(TOMORROW, hidden))).toBe('not_found');
    await site.ask(replaceDaily, mod, sent(TOMORROW, chosen));

    expect(await rowOf(TOMORROW)).toMatchObject({ puzzleId: chosen, family: null, score: null });
    expect(await db.select().from(puzzles).where(eq(puzzles.id, before))).toEqual([]);
    const later = addDays(TOMORROW, 1);
    expect(await site.refusal(replaceDaily, mod, sent(later, chosen))).toBe('conflict');

    await site.ask(replaceDaily, mod, {
      params: { date: TOMORROW },
      body: { puzzleId: await addPuzzleRow(db, ada.id) },
    });
    expect(await db.select().from(puzzles).where(eq(puzzles.id, chosen))).toHaveLength(1);
  });

  it('can fill an empty day, and change none that was published', async () => {
    const puzzleId = await addPuzzleRow(db, ada.id);
    const sent = { params: { date: TODAY }, body: { puzzleId } };
    await site.ask(replaceDaily, mod, sent);
    expect((await site.ask(readToday, null)).daily).toMatchObject({ puzzle: { id: puzzleId } });

    expect(await site.refusal(replaceDaily, mod, sent)).toBe('conflict');
    for (const date of [YESTERDAY, addDays(TODAY, 15)])
      expect(await site.refusal(replaceDaily, mod, { ...sent, params: { date } })).toBe(
        'not_found',
      );
  });
});
