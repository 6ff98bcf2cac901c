import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  beginSolve,
  completeSolve,
  ProgressConflict,
  ratePuzzle,
  reportSolving,
  saveColors,
} from '#contract/completions.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { completions, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { solvePuzzle } from '#tests/support/solvedPuzzles.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const author = await site.member('Author');

/** Every endpoint of the resource with a valid body. */
const CALLS: readonly (readonly [name: string, endpoint: Endpoint, body: unknown])[] = [
  ['begin', beginSolve, undefined],
  ['report', reportSolving, { msTimeElapsed: 1 }],
  ['complete', completeSolve, undefined],
  ['rate', ratePuzzle, { rating: 5 }],
  ['save', saveColors, { colors: 'dfl_', baseUpdatedAt: null }],
];

async function puzzleOf(id: string) {
  const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
  return row;
}

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

describe('a rating', () => {
  const rated = async (puzzleId: string) => (await puzzleOf(puzzleId))?.rated;

  it('counts once a person, changes, and is taken back', async () => {
    const [ada, ben] = [await site.member('Ada'), await site.member('Ben')];
    const puzzleId = await addPuzzleRow(db, author.id);
    await solvePuzzle(site, ada, puzzleId);
    await solvePuzzle(site, ben, puzzleId);
    const params = { puzzleId };
    const rate = (who: Member, rating: number) =>
      site.ask(ratePuzzle, who, { params, body: { rating } });

    const { id } = await rate(ada, 3);
    await rate(ada, 3);
    await rate(ben, 10);
    expect(await rated(puzzleId)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
    const known = await site.ask(beginSolve, ada, { params });
    expect(known).toMatchObject({ id, ratedDifficulty: 3 });

    await rate(ada, 10);
    expect(await rated(puzzleId)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    await rate(ben, 0);
    await rate(ben, 0);
    expect(await rated(puzzleId)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect((await site.ask(beginSolve, ben, { params })).ratedDifficulty).toBeNull();
  });

  it('after a solve with hints is kept for oneself', async () => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);
    await solvePuzzle(site, ada, puzzleId, { hints: 1 });

    await site.ask(ratePuzzle, ada, { params: { puzzleId }, body: { rating: 4 } });

    const known = await site.ask(beginSolve, ada, { params: { puzzleId } });
    expect(known.ratedDifficulty).toBe(4);
    expect(await rated(puzzleId)).toEqual(Array(10).fill(0));
  });

  it('needs a solve, and a puzzle of somebody else', async () => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);
    const sent = { params: { puzzleId }, body: { rating: 5 } };
    const status = async (who: Member) => (await site.call(ratePuzzle, who, sent)).status;

    expect(await status(ada)).toBe(403);
    await site.ask(beginSolve, ada, { params: { puzzleId } });
    expect(await status(ada)).toBe(403);
    await solvePuzzle(site, author, puzzleId);
    expect(await site.refusal(ratePuzzle, author, sent)).toBe('forbidden');
    expect(await rated(puzzleId)).toEqual(Array(10).fill(0));
  });

  it('is refused to those a moderator has stopped from rating', async () => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);
    await solvePuzzle(site, ada, puzzleId);
    const until = new Date(Date.now() + 3_600_000);
    await db.update(users).set({ ratingsUntil: until }).where(eq(users.id, ada.id));

    const sent = { params: { puzzleId }, body: { rating: 5 } };
    expect(await site.refusal(ratePuzzle, ada, sent)).toBe('restricted');
  });

  it('sums up rightly when many change at the same time', async () => {
    const puzzleId = await addPuzzleRow(db, author.id);
    const people = await Promise.all(times(10, (i) => site.member(`R${i}`)));
    for (const person of people) await solvePuzzle(site, person, puzzleId);

    await Promise.all(
      people.flatMap((person, i) =>
        times(8, (round) =>
          site.ask(ratePuzzle, person, {
            params: { puzzleId },
            body: { rating: (i * 7 + round * 3) % 11 },
          }),
        ),
      ),
    );

    const rows = await db.select().from(completions).where(eq(completions.puzzleId, puzzleId));
    const expected = times(10, (i) => rows.filter(({ rating }) => rating === i + 1).length);
    expect(await rated(puzzleId)).toEqual(expected);
  });
});

describe('saved colors', () => {
  it('are told with the solve, and replaced by what is based on them', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    const save = (colors: string, baseUpdatedAt: string | null) =>
      site.ask(saveColors, ada, { params, body: { colors, baseUpdatedAt } });

    const first = await save('dfl_one', null);
    const second = await save('dfl_two', first.updatedAt);

    expect(Date.parse(second.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    const { progress } = await site.ask(beginSolve, ada, { params });
    expect(progress).toEqual({ colors: 'dfl_two', updatedAt: second.updatedAt });
  });

  it('are not replaced by what does not know them: the newer ones come with the refusal', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    const save = (colors: string, baseUpdatedAt: string | null) =>
      site.call(saveColors, ada, { params, body: { colors, baseUpdatedAt } });
    await save('dfl_here', null);

    for (const base of [null, '2001-02-03T04:05:06Z', '0000-01-01T00:00:00Z']) {
      const response = await save('dfl_there', base);

      expect(response.status).toBe(409);
      const { code, details } = Problem.parse(await response.json());
      expect(code).toBe('conflict');
      const { progress } = ProgressConflict.parse(details);
      expect(progress.colors).toBe('dfl_here');
      expect((await save('dfl_here', progress.updatedAt)).status).toBe(200);
    }
  });

  it('of many tabs at once are those of one, and the others hear of it', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    const first = await site.ask(saveColors, ada, {
      params,
      body: { colors: 'dfl_', baseUpdatedAt: null },
    });

    const statuses = await Promise.all(
      times(20, async (i) => {
        const body = { colors: `dfl_${i}`, baseUpdatedAt: first.updatedAt };
        return (await site.call(saveColors, ada, { params, body })).status;
      }),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('have room for 8 KB, of plain characters', async () => {
    const ada = await site.member('Ada');
    const params = { puzzleId: await addPuzzleRow(db, author.id) };
    const status = async (colors: string) =>
      (await site.call(saveColors, ada, { params, body: { colors, baseUpdatedAt: null } })).status;

    expect(await status('')).toBe(400);
    expect(await status('a'.repeat(8193))).toBe(400);
    expect(await status('é')).toBe(400);
    expect(await status('a'.repeat(8192))).toBe(200);
  });
});

describe('every call', () => {
  it.each(CALLS)('to %s is not found where the puzzle is not for the caller', async (...call) => {
    const [, endpoint, body] = call;
    const ada = await site.member('Ada');
    const hidden = await addPuzzleRow(db, author.id, { status: STATUS.private });
    const nowhere = '01890a5d-ac96-774b-bcce-b302099a8057';

    for (const puzzleId of [hidden, nowhere]) {
      expect(await site.refusal(endpoint, ada, { params: { puzzleId }, body })).toBe('not_found');
    }
    expect(await db.$count(completions, eq(completions.puzzleId, hidden))).toBe(0);
  });

  it.each(CALLS)('to %s is not found after the puzzle was made private', async (...call) => {
    const [, endpoint, body] = call;
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);
    await solvePuzzle(site, ada, puzzleId);
    await db
      .update(puzzles)
      .set({ status: STATUS.private, publishedAt: null })
      .where(eq(puzzles.id, puzzleId));
    const [before] = await db.select().from(completions).where(eq(completions.userId, ada.id));

    expect(await site.refusal(endpoint, ada, { params: { puzzleId }, body })).toBe('not_found');

    const [after] = await db.select().from(completions).where(eq(completions.userId, ada.id));
    expect(after).toEqual(before);
  });

  it.each(CALLS.filter(([name]) => name !== 'rate'))(
    'to %s works for owners of private puzzles',
    async (...call) => {
      const [, endpoint, body] = call;
      const ada = await site.member('Ada');
      const puzzleId = await addPuzzleRow(db, ada.id, { status: STATUS.private });

      expect((await site.call(endpoint, ada, { params: { puzzleId }, body })).status).toBe(200);
      expect(
        await db.$count(
          completions,
          and(eq(completions.puzzleId, puzzleId), eq(completions.userId, ada.id)),
        ),
      ).toBe(1);
    },
  );

  it.each(CALLS.filter(([name]) => name !== 'complete'))(
    'to %s needs an account',
    async (...call) => {
      const [, endpoint, body] = call;
      const puzzleId = await addPuzzleRow(db, author.id);

      expect(await site.refusal(endpoint, null, { params: { puzzleId }, body })).toBe('signed_out');
    },
  );

  it.each(CALLS)('to %s is refused from pages of other sites', async (...call) => {
    const [, endpoint, body] = call;
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);
    const headers = { Origin: 'https://elsewhere.example' };

    const sent = { params: { puzzleId }, body, headers };
    expect(await site.refusal(endpoint, ada, sent)).toBe('forbidden');
    expect(await db.$count(completions, eq(completions.puzzleId, puzzleId))).toBe(0);
  });

  it.each([
    [reportSolving, {}],
    [reportSolving, { msTimeElapsed: -1 }],
    [reportSolving, { msTimeElapsed: 1.5 }],
    [reportSolving, { msTimeElapsed: 1, msTimeUsed: 1 }],
    [completeSolve, { hints: -1 }],
    [completeSolve, { hints: 10_001 }],
    [completeSolve, { counted: true }],
    [ratePuzzle, { rating: 11 }],
    [ratePuzzle, { rating: -1 }],
    [ratePuzzle, { rating: '5' }],
    [saveColors, { colors: 'dfl_', baseUpdatedAt: 'yesterday' }],
    [saveColors, { colors: 'dfl_' }],
  ] as const)('refuses what means nothing: %#', async (endpoint, body) => {
    const ada = await site.member('Ada');
    const puzzleId = await addPuzzleRow(db, author.id);
    await solvePuzzle(site, ada, puzzleId);

    expect(await site.refusal(endpoint, ada, { params: { puzzleId }, body })).toBe(
      'invalid_request',
    );
  });
});
