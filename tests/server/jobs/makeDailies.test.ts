import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#base/days.ts';
import { randomFrom } from '#base/random.ts';
import { fail, ok } from '#base/result.ts';
import type { PuzzleChecks } from '#server/checks/PuzzleChecks.ts';
import { readMissingDays } from '#server/db/dailies.ts';
import type { Db } from '#server/db/database.ts';
import { ensureHouseAccount } from '#server/db/houseAccount.ts';
import { dailyPuzzles } from '#server/db/schema/dailies.ts';
import { puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { wishOfDay } from '#server/domain/dailyCalendar.ts';
import { makeDailies } from '#server/jobs/makeDailies.ts';
import { bareDeps, keepingLog } from '#tests/support/bareDeps.ts';
import { madePuzzle, quickMaker } from '#tests/support/dailies.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();
const house = await ensureHouseAccount(db);
const signal = new AbortController().signal;
const NOON = Date.parse('2026-11-28T12:00:00Z');
const TODAY = dayOf(NOON);
const DAYS = Array.from({ length: 15 }, (_, i) => addDays(TODAY, i));

const queued: unknown[] = [];
const log: Record<string, unknown>[] = [];

beforeEach(async () => {
  await db.delete(puzzles);
  await db.update(users).set({ createCount: 0 });
  queued.length = 0;
  log.length = 0;
});

interface Run {
  readonly checks?: Pick<PuzzleChecks, 'make'>;
  readonly database?: Db;
  readonly nowMs?: number;
}

async function run({ checks = quickMaker(), database = db, nowMs = NOON }: Run = {}) {
  const enqueue = (_: unknown, name: string, data: object) => {
    queued.push({ name, ...data });
    return Promise.resolve();
  };
  const deps = bareDeps({ log: keepingLog(log), jobs: { enqueue } });
  await makeDailies({ ...deps, db: database, checks }, signal, nowMs);
}

const rowsOf = async () => db.select().from(dailyPuzzles).orderBy(dailyPuzzles.date);

const statusOf = async (date: string) => {
  const [row] = await db
    .select({ status: puzzles.status })
    .from(puzzles)
    .innerJoin(dailyPuzzles, eq(dailyPuzzles.puzzleId, puzzles.id))
    .where(eq(dailyPuzzles.date, date));
  return row?.status;
};

/** Everything is there once: each day has a puzzle, and each puzzle of the site has a day. */
async function expectWhole(): Promise<void> {
  const rows = await rowsOf();
  const made = await db.select().from(puzzles).where(eq(puzzles.creatorId, house));
  const [{ createCount } = { createCount: -1 }] = await db
    .select({ createCount: users.createCount })
    .from(users)
    .where(eq(users.id, house));

  expect(rows.map(({ date }) => date)).toEqual(DAYS);
  expect(new Set(made.map(({ id }) => id))).toEqual(new Set(rows.map(({ puzzleId }) => puzzleId)));
  expect(createCount).toBe(made.filter(({ status }) => status === STATUS.public).length);
  expect(await statusOf(TODAY)).toBe(STATUS.public);
}

describe('the job', () => {
  it('makes today and 14 days ahead by the calendar, and publishes today alone', async () => {
    await run();

    await expectWhole();
    const rows = await rowsOf();
    expect(rows.map(({ family }) => family)).toEqual(DAYS.map((day) => wishOfDay(day).family));
    expect(rows.map(({ shownAt }) => shownAt !== null)).toEqual(DAYS.map((day) => day === TODAY));
    expect(await statusOf(addDays(TODAY, 1))).toBe(STATUS.private);
    expect(queued).toEqual([
      expect.objectContaining({ name: 'notifyFollowers', puzzleId: rows[0]?.puzzleId }),
      { name: 'verifyPuzzle', puzzleId: rows[0]?.puzzleId },
    ]);
  });

  it('makes one more the next night, and nothing again', async () => {
    await run();
    const before = await rowsOf();
    const seeds: number[] = [];
    await run({ checks: quickMaker((seed) => seeds.push(seed)) });
    expect(seeds).toEqual([]);

    await run({ checks: quickMaker((seed) => seeds.push(seed)), nowMs: NOON + 86_400_000 });

    expect(seeds).toHaveLength(1);
    const after = await rowsOf();
    expect(after.slice(1, 15).map(({ puzzleId }) => puzzleId)).toEqual(
      before.slice(1).map(({ puzzleId }) => puzzleId),
    );
    expect(await statusOf(addDays(TODAY, 1))).toBe(STATUS.public);
  });

  it('replaces a puzzle that a moderator refused, and deletes it', async () => {
    await run();
    const date = addDays(TODAY, 3);
    const [, , , before] = await rowsOf();
    await db.update(dailyPuzzles).set({ wanted: 1 }).where(eq(dailyPuzzles.date, date));

    await run();

    await expectWhole();
    const [, , , after] = await rowsOf();
    expect(after).toMatchObject({ date, attempt: 1, wanted: 1 });
    expect(after?.recipe).not.toBe(before?.recipe);
    expect(after?.puzzleId).not.toBe(before?.puzzleId);
  });

  it('takes less work, and at last another kind, where the limits are reached', async () => {
    const tried: string[] = [];
    const make: PuzzleChecks['make'] = async ({ wish, limits }) => {
      tried.push(`${wish.family} ${limits.best}`);
      return limits.best === 1 ? ok(await madePuzzle()) : fail('gaveUp');
    };
    await run({ checks: { make } });

    const { family } = wishOfDay(TODAY);
    expect(tried.slice(0, 3)).toEqual([`${family} 24`, `${family} 4`, 'range 1']);
    expect((await rowsOf())[0]).toMatchObject({ family: 'range' });
  });

  it('goes on with the other days where nothing can be made', async () => {
    const make: PuzzleChecks['make'] = async ({ wish: { family } }) =>
      family === 'mixed' || family === 'range' ? fail('notFound') : ok(await madePuzzle());
    await run({ checks: { make } });

    const missing = (await readMissingDays(db, TODAY)).map(({ date }) => date);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.length).toBeLessThan(5);
    expect(log).toContainEqual(expect.objectContaining({ level: 50, date: missing[0] }));
  });
});

class KilledError extends Error {}

/** A database whose process dies in the middle of some transactions, and before others. */
function dying(dies: () => void): Db {
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown;
      const transaction: Db['transaction'] = async (work, config) => {
        dies();
        return target.transaction(async (tx) => {
          const done = await work(tx);
          dies();
          return done;
        }, config);
      };
      return transaction;
    },
  });
}

describe('a job that is killed', () => {
  it('25 times loses and doubles nothing', async () => {
    const random = randomFrom(7);
    let killed = 0;
    const dies = () => {
      if (killed < 25 && random() < 0.4) throw new KilledError();
    };
    for (let isDone = false; !isDone;) {
      try {
        await run({ checks: quickMaker(dies), database: dying(dies) });
        isDone = true;
      } catch (error) {
        if (!(error instanceof KilledError)) throw error;
        killed++;
      }
    }

    expect(killed).toBe(25);
    await expectWhole();
  });

  it('does not disturb another process that makes the same days', async () => {
    await Promise.all([run(), run(), run()]);

    await expectWhole();
  });
});
