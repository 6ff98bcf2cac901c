import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { beginSolve, completeSolve, reportSolving } from '#contract/completions.ts';
import { completions, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { FROM_SITE } from '#tests/support/bareDeps.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { backdateSolve, solvePuzzle } from '#tests/support/solvedPuzzles.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const author = await site.member('Author');
const PARALLEL = 50;

async function puzzleOf(id: string) {
  const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
  return row;
}

async function userOf({ id }: Member) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Wait until a statement is blocked by a transaction. */
async function waitForLock(): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.execute(waiting)).rowCount === 0);
}

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

describe('time before signing in', () => {
  it('is the player’s in full, and the solve is not counted, however long ago it began', async () => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);
    const params = { puzzleId };
    const report = (msTimeElapsed: number, isUnseen = false) =>
      site.ask(reportSolving, ada, {
        params,
        body: { msTimeElapsed, ...(isUnseen && { isUnseen }) },
      });

    await report(84_000, true);
    await backdateSolve(db, ada.id, puzzleId, 60_000);
    const { msTimeUsed } = await report(30_000);
    const solved = await site.ask(completeSolve, ada, { params });

    expect(msTimeUsed).toBe(114_000);
    expect(solved).toMatchObject({ msTimeUsed: 114_000, fasterThan: null });
    expect((await puzzleOf(puzzleId))?.solveCount).toBe(0);
    expect((await report(1000, true)).msTimeUsed, 'after the solve').toBe(114_000);
  });
});

describe('beginning', () => {
  it('notes who works on what, once, and tells what is known', async () => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);

    const first = await site.ask(beginSolve, ada, { params: { puzzleId } });
    const again = await site.ask(beginSolve, ada, { params: { puzzleId } });

    expect(first).toMatchObject({
      puzzle: puzzleId,
      user: ada.id,
      msTimeUsed: 0,
      solvedAt: null,
      ratedDifficulty: null,
      progress: null,
      fasterThan: null,
    });
    expect(again).toEqual(first);
  });

  it('many times at once makes one row', async () => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);

    const answers = await Promise.all(
      times(PARALLEL, () => site.ask(beginSolve, ada, { params: { puzzleId } })),
    );

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await db.$count(completions, eq(completions.puzzleId, puzzleId))).toBe(1);
  });

  it('waits for a puzzle that is being removed, and then does not find it', async () => {
    const puzzleId = await addPuzzleRow(db, author.id, { status: STATUS.private });

    const begun = await db.transaction(async (tx) => {
      await tx.delete(puzzles).where(eq(puzzles.id, puzzleId));
      const call = site.call(beginSolve, author, { params: { puzzleId } });
      await waitForLock();
      return { call };
    });

    expect((await begun.call).status).toBe(404);
  });
});

describe('a report of time', () => {
  it('adds what has passed since the one before', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    await site.ask(beginSolve, ada, { params });
    await backdateSolve(db, ada.id, params.puzzleId, 60);

    const body = { msTimeElapsed: 40_000 };
    const first = await site.ask(reportSolving, ada, { params, body });
    await backdateSolve(db, ada.id, params.puzzleId, 30);
    const second = await site.ask(reportSolving, ada, { params, body: { msTimeElapsed: 30_000 } });

    expect(first.msTimeUsed).toBe(40_000);
    expect(second.msTimeUsed).toBe(70_000);
  });

  it('cannot add more than the time that has passed, and five seconds', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    await site.ask(beginSolve, ada, { params });
    await backdateSolve(db, ada.id, params.puzzleId, 60);

    const body = { msTimeElapsed: Number.MAX_SAFE_INTEGER };
    const first = await site.ask(reportSolving, ada, { params, body });
    const second = await site.ask(reportSolving, ada, { params, body });

    expect(first.msTimeUsed).toBeGreaterThanOrEqual(65_000);
    expect(first.msTimeUsed).toBeLessThan(125_000); // including the minute of this test
    expect(second.msTimeUsed - first.msTimeUsed).toBeGreaterThanOrEqual(5_000);
    expect(second.msTimeUsed - first.msTimeUsed).toBeLessThan(65_000);
  });

  it('stops at the longest time there is', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    await site.ask(beginSolve, ada, { params });
    const body = { msTimeElapsed: 2_000_000_000 };
    for (const expected of [2_000_000_000, 2_147_483_647, 2_147_483_647]) {
      await backdateSolve(db, ada.id, params.puzzleId, 2_000_000);

      expect((await site.ask(reportSolving, ada, { params, body })).msTimeUsed).toBe(expected);
    }
  });

  it('counts no second twice, however many come at once', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    await site.ask(beginSolve, ada, { params });
    await backdateSolve(db, ada.id, params.puzzleId, 3600);

    const body = { msTimeElapsed: 10_000_000 };
    const answers = await Promise.all(
      times(PARALLEL, () => site.ask(reportSolving, ada, { params, body })),
    );

    const most = Math.max(...answers.map(({ msTimeUsed }) => msTimeUsed));
    expect(most).toBeGreaterThanOrEqual(3_600_000 + PARALLEL * 5_000);
    expect(most).toBeLessThan(3_600_000 + PARALLEL * 5_000 + 60_000);
  });

  it('may be the first call of all, and comes as a beacon', async () => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);

    const response = await site.app.request(`/api/completion/${puzzleId}/solving`, {
      method: 'POST',
      headers: { ...FROM_SITE, Cookie: ada.cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ msTimeElapsed: 20_000 }),
    });

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ msTimeUsed: 5_000 });
  });

  it('adds nothing after the solve', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    await solvePuzzle(site, ada, params.puzzleId);
    const before = await site.ask(beginSolve, ada, { params });
    await backdateSolve(db, ada.id, params.puzzleId, 60);

    const after = await site.ask(reportSolving, ada, { params, body: { msTimeElapsed: 1_000 } });

    expect(after.msTimeUsed).toBe(before.msTimeUsed);
  });
});

describe('a solve', () => {
  it('counts once under many calls at the same time', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    await site.ask(beginSolve, ada, { params });
    await backdateSolve(db, ada.id, params.puzzleId, 60);

    const answers = await Promise.all(
      times(PARALLEL, () => site.ask(completeSolve, ada, { params })),
    );

    expect(new Set(answers.map((answer) => answer?.solvedAt)).size).toBe(1);
    expect(answers[0]?.solvedAt).not.toBeNull();
    expect((await puzzleOf(params.puzzleId))?.solveCount).toBe(1);
    expect((await userOf(ada))?.solveCount).toBe(1);
  });

  it('stays what it was when it is reported again', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    await site.ask(beginSolve, ada, { params });
    await backdateSolve(db, ada.id, params.puzzleId, 60);

    const first = await site.ask(completeSolve, ada, { params, body: { hints: 1 } });
    const again = await site.ask(completeSolve, ada, { params, body: { hints: 0 } });

    expect(again).toEqual(first);
    const [row] = await db.select().from(completions).where(eq(completions.userId, ada.id));
    expect(row).toMatchObject({ counted: true, hints: 1 });
  });

  it('that was not begun is kept, and does not count', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };

    const answer = await site.ask(completeSolve, ada, { params, body: {} });

    expect(answer).toMatchObject({ solvedAt: answer?.createdAt, msTimeUsed: 0 });
    expect((await puzzleOf(params.puzzleId))?.solveCount).toBe(0);
    expect((await userOf(ada))?.solveCount).toBe(0);
  });

  it.each([
    ['29 s for 1000 cells', 1000, 29, false],
    ['31 s for 1000 cells', 1000, 31, true],
    ['no second for one cell', 1, 0, false],
    ['one second for one cell', 1, 1, true],
  ])('in %s counts: %s cells, %s s, %s', async (_, emptyCells, seconds, counts) => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id, { emptyCells });

    await solvePuzzle(site, ada, puzzleId, { seconds });

    expect((await puzzleOf(puzzleId))?.solveCount).toBe(counts ? 1 : 0);
  });

  it('of a puzzle of one’s own never counts', async () => {
    const puzzleId = await addPuzzleRow(db, author.id);

    await solvePuzzle(site, author, puzzleId);

    const own = await site.ask(beginSolve, author, { params: { puzzleId } });
    expect(own.solvedAt).not.toBeNull();
    expect(own.fasterThan).toBeNull();
    expect((await puzzleOf(puzzleId))?.solveCount).toBe(0);
    expect((await userOf(author))?.solveCount).toBe(0);
  });

  it('without any report has taken the time since it began', async () => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);

    await solvePuzzle(site, ada, puzzleId, { seconds: 120 });

    const { msTimeUsed } = await site.ask(beginSolve, ada, { params: { puzzleId } });
    expect(msTimeUsed).toBeGreaterThanOrEqual(120_000);
    expect(msTimeUsed).toBeLessThan(180_000);
  });

  it('of a visitor is answered with null, and leaves nothing', async () => {
    const puzzleId = await addPuzzleRow(db, author.id);
    const hidden = await addPuzzleRow(db, author.id, { status: STATUS.private });

    const response = await site.call(completeSolve, null, { params: { puzzleId } });

    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
    expect(await db.$count(completions, eq(completions.puzzleId, puzzleId))).toBe(0);
    expect((await puzzleOf(puzzleId))?.solveCount).toBe(0);
    expect(await site.refusal(completeSolve, null, { params: { puzzleId: hidden } })).toBe(
      'not_found',
    );
  });
});

describe('the share of slower solves', () => {
  it('is told from twenty solves on, and leaves out those with hints and those uncounted', async () => {
    const puzzleId = await addPuzzleRow(db, author.id);
    const params = { puzzleId };
    const people = await Promise.all(times(23, (i) => site.member(`P${i}`)));
    const [slow, hinted, quick, ...others] = people as [Member, Member, Member, ...Member[]];
    await Promise.all(
      others
        .slice(0, 18)
        .map((person, i) => solvePuzzle(site, person, puzzleId, { seconds: 1000 * (i + 1) })),
    );
    await solvePuzzle(site, slow, puzzleId, { seconds: 30_500 });
    await solvePuzzle(site, hinted, puzzleId, { seconds: 10, hints: 2 });
    await site.ask(completeSolve, quick, { params });
    const shareOf = async (person: Member) =>
      (await site.ask(beginSolve, person, { params })).fasterThan;

    expect(await shareOf(slow)).toBeNull(); // nineteen
    const [last, first] = others.slice(18) as [Member, Member];
    await solvePuzzle(site, last, puzzleId, { seconds: 40_000 });
    expect(await shareOf(last)).toBe(0);
    expect(await shareOf(slow)).toBe(1 / 20);
    await solvePuzzle(site, first, puzzleId, { seconds: 500 });
    expect(await shareOf(first)).toBeCloseTo(20 / 21);
    expect(await shareOf(hinted)).toBeNull();
    expect(await shareOf(quick)).toBeNull();
  });
});
