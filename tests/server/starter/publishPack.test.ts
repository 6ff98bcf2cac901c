import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import file from '#assets/pack/puzzles.json';
import { listCollectionPuzzles } from '#contract/collections.ts';
import { postComment } from '#contract/comments.ts';
import { readPuzzleToSolve } from '#contract/puzzles.ts';
import { randomPuzzle, searchPuzzles } from '#contract/search.ts';
import { readFrontpage } from '#contract/site.ts';
import { invariant } from '#base/invariant.ts';
import { readAdminCommand } from '#server/admin/adminCommands.ts';
import { findFacts } from '#server/checks/findFacts.ts';
import type { PuzzleFacts } from '#server/checks/PuzzleChecks.ts';
import { readPuzzleData } from '#server/checks/readPuzzleData.ts';
import { createUser } from '#server/db/accounts.ts';
import { ensureHouseAccount } from '#server/db/houseAccount.ts';
import { collections } from '#server/db/schema/collections.ts';
import { notifications } from '#server/db/schema/messages.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import {
  enqueueStarterPuzzles,
  publishStarterPuzzles,
} from '#server/jobs/publishStarterPuzzles.ts';
import { recount } from '#server/jobs/recount.ts';
import { publishPack } from '#server/starter/publishPack.ts';
import { keepingLog, SITE } from '#tests/support/bareDeps.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

/** A tenth of the pack: two puzzles of each kind. */
vi.mock(import('#assets/pack/puzzles.json'), async (original) => {
  const { default: whole } = await original();
  const puzzles = whole.puzzles.filter((_, index) => index % 10 === 0);
  return { default: { ...whole, puzzles } };
});

const { db } = await useDatabase();
const site = new TestSite(db);
const COUNT = file.puzzles.length;

/** Facts are computed once in this file: they are the same for the same data. */
const known = new Map<string, PuzzleFacts>();

async function readFacts(data: string): Promise<PuzzleFacts> {
  const before = known.get(data);
  if (before) return before;
  const grid = await readPuzzleData(data);
  const facts = grid.ok ? await findFacts(grid.value) : grid;
  invariant(facts.ok, 'a puzzle of the pack is within the limits');
  known.set(data, facts.value);
  return facts.value;
}

const log = keepingLog();
const checks = {
  read: async (data: string) => ({ ok: true, value: await readFacts(data) }) as const,
};
const runJob = () => publishStarterPuzzles({ db, log, checks });
const countPuzzles = () => db.$count(puzzles);

afterEach(async () => {
  await db.delete(puzzles);
  await db.delete(users);
});

describe('a fresh site', () => {
  it('gets the puzzles of the pack, in a series for each kind, ordered by difficulty', async () => {
    await runJob();

    expect(await countPuzzles()).toBe(COUNT);
    const house = await ensureHouseAccount(db);
    const series = await db.select().from(collections).where(eq(collections.isSeries, true));
    expect(series.map(({ title }) => title)).toContain('Range');
    expect(series.reduce((sum, { puzzleCount }) => sum + puzzleCount, 0)).toBe(COUNT);
    for (const { id, creatorId, puzzleCount } of series) {
      expect(creatorId).toBe(house);
      const { results } = await site.ask(listCollectionPuzzles, null, { params: { id } });
      expect(results.map(({ inSeries }) => inSeries)).not.toContain(false);
      const hardest = results.map(({ computed }) => computed?.hardest ?? 0);
      expect(hardest).toEqual(hardest.toSorted((a, b) => a - b));
      expect(puzzleCount).toBeGreaterThanOrEqual(results.length);
    }
  });

  it('shows them with pictures, difficulty and one solution, of many kinds side by side', async () => {
    await runJob();

    const { newestPuzzles } = await site.ask(readFrontpage, null);
    const kinds = newestPuzzles.map(({ title }) => title.replace(/ \d+$/, ''));
    expect(new Set(kinds).size).toBeGreaterThan(newestPuzzles.length / 2);
    for (const { grid, computed, verified, creator, publishedAt } of newestPuzzles) {
      expect(grid).not.toBeNull();
      expect(computed?.hardest).toBeGreaterThan(0);
      expect(verified?.state).toBe('unique');
      expect(creator).toMatchObject({ name: 'Chiaro', house: true, createCount: COUNT });
      expect(Date.parse(publishedAt ?? '')).toBeLessThan(Date.now());
    }
    const { id } = await site.ask(randomPuzzle, null);
    expect(
      (await site.ask(readPuzzleToSolve, null, { params: { id } })).computed?.curve,
    ).not.toEqual([]);
    const ada = await site.member('Ada');
    const { total } = await site.ask(searchPuzzles, ada, { query: { q: 'Range' } });
    expect(total).toBeGreaterThan(0);
  });

  it('has counts that the nightly recount would not change, and notifies nobody', async () => {
    const lines: Record<string, unknown>[] = [];
    await runJob();
    await recount(db, keepingLog(lines));

    expect(lines).toEqual([]);
    expect(site.queued).toEqual([]);
    expect(await db.$count(notifications)).toBe(0);
  });

  it('gets them once, however many processes publish them at once', async () => {
    await Promise.all([runJob(), runJob(), runJob()]);
    await runJob();

    expect(await countPuzzles()).toBe(COUNT);
  });

  it('has none of them if the work ends in the middle, and all after the next try', async () => {
    await db.execute(
      sql`alter table puzzle add constraint broken check (title <> 'Range 1' and title <> 'Range 2' and title <> 'Stars 1' and title <> 'Mixed 1')`,
    );
    await expect(runJob()).rejects.toThrow();
    expect(await countPuzzles()).toBe(0);

    await db.execute(sql`alter table puzzle drop constraint broken`);
    await runJob();
    expect(await countPuzzles()).toBe(COUNT);
  });

  it('waits while the workers are busy with puzzles of people', async () => {
    let refused = 0;
    const busy = {
      read: async (data: string) =>
        refused++ === 0
          ? ({ ok: false, error: { code: 'busy', text: '' } } as const)
          : checks.read(data),
    };

    await publishStarterPuzzles({ db, log, checks: busy });
    expect(await countPuzzles()).toBe(COUNT);
  });

  it('is asked for at each start, until it has puzzles', async () => {
    const asked = new TestSite(db);
    const jobs = {
      enqueue: (_: unknown, name: string) => {
        asked.queued.push({ name } as never);
        return Promise.resolve();
      },
    };
    await enqueueStarterPuzzles({ db, jobs });
    expect(asked.queued).toHaveLength(1);

    await runJob();
    await enqueueStarterPuzzles({ db, jobs });
    expect(asked.queued).toHaveLength(1);
  });
});

describe('a site with puzzles of people', () => {
  it('gets none by itself', async () => {
    await addPuzzleRow(db, await createUser(db, { name: 'Ada' }), {});
    await runJob();

    expect(await countPuzzles()).toBe(1);
  });

  it('gets them by the command of its host, once', async () => {
    await addPuzzleRow(db, await createUser(db, { name: 'Ada' }), {});
    const command = readAdminCommand(['starter-puzzles']);
    const run = async () => command.ok && command.value({ db, site: SITE });

    expect(await run()).toEqual({ ok: true, value: [`Published ${COUNT} puzzles.`] });
    expect(await run()).toEqual({ ok: true, value: ['The site has all of them already.'] });
    expect(await countPuzzles()).toBe(COUNT + 1);
  });

  it('gets back only those that it does not have', async () => {
    await publishPack(db, readFacts);
    await db.delete(puzzles).where(sql`title like 'Range %'`);
    const missing = COUNT - (await countPuzzles());

    expect(await publishPack(db, readFacts)).toBe(missing);
  });

  it('does not get back by itself what its moderators removed', async () => {
    await runJob();
    await db.delete(puzzles);
    await runJob();

    expect(await countPuzzles()).toBe(0);
  });
});

describe('a puzzle of the pack', () => {
  it('is commented like any other, and the site’s account gets no notification', async () => {
    await runJob();
    const ada = await site.member('Ada');
    const { id } = await site.ask(randomPuzzle, null);

    await site.ask(postComment, ada, { params: { puzzleId: id }, body: { content: 'Lovely.' } });

    expect(await db.$count(notifications)).toBe(0);
  });
});
