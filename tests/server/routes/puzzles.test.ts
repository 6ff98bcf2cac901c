import { invariant } from '#base/invariant.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToCollection, createCollection, updateCollection } from '#contract/collections.ts';
import {
  createPuzzle,
  deletePuzzle,
  deletePuzzles,
  findPublished,
  publishPuzzle,
  readBriefToSolve,
  readLove,
  readPuzzleToEdit,
  readPuzzleToSolve,
  updatePuzzle,
  writeLove,
} from '#contract/puzzles.ts';
import { searchPuzzles } from '#contract/search.ts';
import { MAX_BRIEF_GRID, MAX_PUZZLE_DATA } from '#contract/shapes.ts';
import { completions, loves, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { plainChecks } from '#tests/support/plainChecks.ts';
import { factsOf, packed } from '#tests/support/puzzleData.ts';
import { countsOf, storeCollection, storeLove, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import {
  createdPuzzle,
  GOOD_GRID,
  publishedPuzzle,
  written,
} from '#tests/support/writtenPuzzles.ts';

const { db } = await useDatabase();
const site = new TestSite(db, { checks: plainChecks });
const NOBODY = '01900000-0000-7000-8000-000000000000';

let ada: Member;
let bob: Member;

beforeAll(async () => {
  ada = await site.member('Ada');
  bob = await site.member('Bob');
});

async function rowOf(id: string) {
  const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
  return row;
}

/** Forbid an account to change puzzles until then. */
async function restricted(name: string, until = sql`now() + interval '1 hour'`): Promise<Member> {
  const member = await site.member(name);
  await db.update(users).set({ puzzlesUntil: until }).where(eq(users.id, member.id));
  return member;
}

describe('how far the caller is', () => {
  it('comes with a puzzle: when it was solved, how long it took, and whether it is loved; not for visitors', async () => {
    const id = await publishedPuzzle(site, ada);
    const mineOf = async (who: Member | null) =>
      (await site.ask(readBriefToSolve, who, { params: { id } })).mine;
    expect(await mineOf(null)).toBeNull();
    expect(await mineOf(bob)).toEqual({ solvedAt: null, msTimeUsed: 0, loved: false });

    await site.ask(writeLove, bob, { params: { id }, body: { loved: true } });
    const solvedAt = new Date('2026-03-01T12:00:00.123Z');
    await db
      .insert(completions)
      .values({ id: crypto.randomUUID(), userId: bob.id, puzzleId: id, solvedAt, msUsed: 4321 });

    expect(await mineOf(bob)).toEqual({
      solvedAt: solvedAt.toISOString(),
      msTimeUsed: 4321,
      loved: true,
    });
    expect(await mineOf(ada)).toEqual({ solvedAt: null, msTimeUsed: 0, loved: false });
    const full = await site.ask(readPuzzleToSolve, bob, { params: { id } });
    expect(full.mine?.loved).toBe(true);
    const found = await site.ask(searchPuzzles, bob, { query: { q: `creator=${ada.id}` } });
    expect(found.results.find((it) => it.id === id)?.mine?.loved).toBe(true);
  });
});

describe('a new puzzle', () => {
  it('is private, and what is found in its data is kept with it', async () => {
    const body = await written(GOOD_GRID, { title: 'Corner', description: 'Turn\nleft.' });
    const { id } = await site.ask(createPuzzle, ada, { body });

    const facts = await factsOf(body.data);
    invariant(facts.ok, 'the grid can be read');
    const { width, height, sizeClass, types, checksum, clues, emptyCells, data } = facts.value;
    const columns = { width, height, sizeClass, types, checksum, clues, emptyCells, data };
    expect(await rowOf(id)).toMatchObject({
      ...columns,
      creatorId: ada.id,
      title: 'Corner',
      description: 'Turn\nleft.',
      designDifficulty: 3,
      status: STATUS.private,
      publishedAt: null,
    });
    const full = await site.ask(readPuzzleToEdit, ada, { params: { id } });
    expect(full).toMatchObject({
      id,
      status: 'private',
      types: ['logic'],
      width: 3,
      height: 1,
      series: null,
      inSeries: false,
      solveCount: 0,
      loveCount: 0,
      publishedAt: null,
      verified: null,
      creator: { id: ada.id, name: 'Ada' },
    });
    expect(full.data).toBe(data);
    expect(full.grid).toBe(facts.value.gridText);
    expect(full.grid).toContain('T3:nnW'); // the author's colors are the solution
  });

  it('comes without its grid where that is too long for a card', async () => {
    const id = await createdPuzzle(site, ada, `0_60x60|T3:${'n'.repeat(3600)}|C1:|Z|S|R`);
    const full = await site.ask(readPuzzleToEdit, ada, { params: { id } });
    expect((await rowOf(id))?.gridText).toBe(full.grid ?? '');
    expect((full.grid ?? '').length).toBeLessThanOrEqual(MAX_BRIEF_GRID);
  });

  it('says nothing that the server finds out itself', async () => {
    const body = await written();
    for (const field of ['types', 'width', 'checksum', 'solution', 'status', 'creatorId']) {
      const sent = { body: { ...body, [field]: 1 } };
      expect(await site.refusal(createPuzzle, ada, sent), field).toBe('invalid_request');
    }
  });

  it('is kept without characters that nobody sees', async () => {
    const body = await written(GOOD_GRID, {
      title: 'Left\u{202e} to\u{7}\nright',
      description: 'a\u{2066}\r\nb',
    });
    const { id } = await site.ask(createPuzzle, ada, { body });

    expect(await rowOf(id)).toMatchObject({ title: 'Left to right', description: 'a\nb' });
  });

  it.each([
    ['no title', { title: '' }],
    ['a title that shows nothing', { title: ' \u{200b}\u{202e}' }],
    ['a title that is too long', { title: 'x'.repeat(101) }],
    ['a title with NUL', { title: 'a\0b' }],
    ['a description that is too long', { description: 'x'.repeat(501) }],
    ['a difficulty beyond the hardest', { designDifficulty: 11 }],
    ['a difficulty between two', { designDifficulty: 1.5 }],
    ['data that is no puzzle', { data: 'dfl_AAAA' }],
    ['data with NUL', { data: 'dfl_\0' }],
    ['data of another type', { data: 7 }],
  ])('with %s is refused', async (_, changes) => {
    const body = await written(GOOD_GRID, changes);

    expect(await site.refusal(createPuzzle, ada, { body })).toBe('invalid_request');
  });

  it('has limits that count characters as people do', async () => {
    const body = await written(GOOD_GRID, { title: '🏝'.repeat(100) });

    expect(await site.ask(createPuzzle, ada, { body })).toHaveProperty('id');
  });

  it('whose data is too large is refused, in the body or as text', async () => {
    const long = { ...(await written()), data: 'x'.repeat(MAX_PUZZLE_DATA + 1) };
    const huge = { ...(await written()), data: 'x'.repeat(300 * 1024) };

    for (const body of [long, huge]) {
      const response = await site.call(createPuzzle, ada, { body });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'too_large' });
    }
  });

  it('is for members who are not restricted', async () => {
    const eve = await restricted('Eve');
    const free = await restricted('Free', sql`now() - interval '1 second'`);
    const body = await written();

    expect(await site.refusal(createPuzzle, null, { body })).toBe('signed_out');
    expect(await site.refusal(createPuzzle, eve, { body })).toBe('restricted');
    expect(await site.ask(createPuzzle, free, { body })).toHaveProperty('id');
  });

  it('is made once with a key, as it was sent last, until it is changed', async () => {
    const key = crypto.randomUUID();
    const make = async (title: string) => ({
      body: { ...(await written(GOOD_GRID, { title })), key },
    });
    const first = await site.ask(createPuzzle, ada, await make('Tunnel'));
    const again = await site.ask(createPuzzle, ada, await make('Bridge'));
    const others = await site.ask(createPuzzle, bob, await make('Ferry'));

    expect(again.id).toBe(first.id);
    expect(others.id).not.toBe(first.id);
    expect(await rowOf(first.id)).toMatchObject({ title: 'Bridge' });
    expect((await rowOf(first.id))?.updatedAt.toISOString()).toBe(again.updatedAt);
    const body = await written(GOOD_GRID, { title: 'Elsewhere' });
    await site.ask(updatePuzzle, ada, { params: { id: first.id }, body });
    expect(await site.refusal(createPuzzle, ada, await make('Tunnel'))).toBe('conflict');
    expect(await rowOf(first.id)).toMatchObject({ title: 'Elsewhere' });
  });

  it('waits until checks have time for it', async () => {
    const busy = new TestSite(db, {
      checks: {
        ...plainChecks,
        read: () => Promise.resolve({ ok: false, error: { code: 'busy', text: 'Later.' } }),
      },
    });
    const response = await busy.call(createPuzzle, ada, { body: await written() });

    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({ code: 'busy', summary: 'Later.' });
  });
});

describe('puzzles that were published before', () => {
  it('are those of the caller with these checksums, the latest of each', async () => {
    const carl = await site.member('Carl');
    const { checksum: mine = '' } = (await rowOf(await publishedPuzzle(site, ada))) ?? {};
    const other = `cs4_${'0'.repeat(64)}`;
    await createdPuzzle(site, carl, GOOD_GRID);
    const ask = () => site.ask(findPublished, carl, { body: { checksums: [mine, other] } });
    expect(await ask()).toEqual({ results: [] });

    await publishedPuzzle(site, carl, GOOD_GRID);
    const latest = await publishedPuzzle(site, carl, GOOD_GRID);

    expect(await ask()).toEqual({ results: [{ checksum: mine, id: latest }] });
    const refused = { body: { checksums: ['cs4_1'] } };
    expect(await site.refusal(findPublished, carl, refused)).toBe('invalid_request');
  });
});

describe('reading a puzzle', () => {
  it('is for everybody once it is published, else for its author', async () => {
    const hidden = { params: { id: await createdPuzzle(site, ada) } };
    const shown = { params: { id: await publishedPuzzle(site, ada) } };

    for (const endpoint of [readPuzzleToSolve, readBriefToSolve]) {
      for (const who of [ada, bob, null])
        expect(await site.ask(endpoint, who, shown)).toMatchObject({ status: 'public' });
      expect(await site.ask(endpoint, ada, hidden)).toMatchObject({ status: 'private' });
      for (const who of [bob, null])
        expect(await site.refusal(endpoint, who, hidden)).toBe('not_found');
    }
  });

  it('to edit it is for its author', async () => {
    const hidden = { params: { id: await createdPuzzle(site, ada) } };
    const shown = { params: { id: await publishedPuzzle(site, ada) } };

    expect(await site.ask(readPuzzleToEdit, ada, shown)).toHaveProperty('data');
    expect(await site.refusal(readPuzzleToEdit, bob, shown)).toBe('forbidden');
    expect(await site.refusal(readPuzzleToEdit, bob, hidden)).toBe('not_found');
    expect(await site.refusal(readPuzzleToEdit, null, shown)).toBe('signed_out');
  });

  it('that is not there, or has no such id, is refused', async () => {
    for (const endpoint of [readPuzzleToSolve, readBriefToSolve, readPuzzleToEdit]) {
      expect(await site.refusal(endpoint, ada, { params: { id: NOBODY } })).toBe('not_found');
      expect(await site.refusal(endpoint, ada, { params: { id: '1' } })).toBe('invalid_request');
    }
  });

  it('tells the series it is in, a private one to its owner alone', async () => {
    const id = await publishedPuzzle(site, ada);
    const body = { title: 'A path', isSeries: true };
    const { id: seriesId } = await site.ask(createCollection, ada, { body });
    await site.ask(addToCollection, ada, { params: { id: seriesId }, body: { puzzleIds: [id] } });

    const seen = async (who: Member | null) => {
      const full = await site.ask(readPuzzleToSolve, who, { params: { id } });
      const brief = await site.ask(readBriefToSolve, who, { params: { id } });
      expect(brief.inSeries).toBe(full.inSeries);
      return [full.inSeries, full.series?.title ?? null];
    };

    expect(await seen(ada)).toEqual([true, 'A path']);
    expect(await seen(bob)).toEqual([false, null]);
    expect(await seen(null)).toEqual([false, null]);

    const published = { params: { id: seriesId }, body: { status: 'public' } };
    await site.ask(updateCollection, ada, published);
    expect(await seen(bob)).toEqual([true, 'A path']);
    const { series } = await site.ask(readPuzzleToSolve, null, { params: { id } });
    expect(series).toMatchObject({ isSeries: true, puzzleCount: 1, creator: { name: 'Ada' } });
  });

  it('tells how it was rated, and what the solver found', async () => {
    const rated = [0, 1, 2, 0, 0, 0, 0, 0, 0, 3];
    const id = await storePuzzle(db, ada.id, 'public', {
      rated,
      verdict: 1,
      verdictAt: new Date(),
      types: 10,
    });
    const puzzle = await site.ask(readBriefToSolve, null, { params: { id } });

    expect(puzzle).toMatchObject({
      ratedDifficulty: rated,
      verified: { state: 'unique' },
      types: ['music', 'underclued'],
    });
  });
});

describe('how hard a puzzle is, as computed', () => {
  const known = { hardest: 6, minutes: 12, whatIfs: 3 };
  const curve = [
    { level: 1, width: 7 },
    { level: 4, width: 1 },
  ];

  it('is told on cards, and with its course where it is solved', async () => {
    const id = await storePuzzle(db, ada.id, 'public', { ...known, curve });

    const { computed: onCard } = await site.ask(readBriefToSolve, null, { params: { id } });
    const { computed } = await site.ask(readPuzzleToSolve, null, { params: { id } });

    expect(onCard).toEqual(known);
    expect(computed).toEqual({ ...known, curve });
  });

  it('is nothing where it was tried in vain', async () => {
    const id = await storePuzzle(db, ada.id, 'public', { computedAt: new Date() });

    expect(await site.ask(readPuzzleToSolve, null, { params: { id } })).toMatchObject({
      computed: null,
    });
  });
});

describe('changing a puzzle', () => {
  it('replaces all of it, and finds out everything again', async () => {
    const id = await createdPuzzle(site, ada);
    const before = await rowOf(id);
    const body = await written('0_7x6|T7:n41bw|C1:|Z|Snumber,x=1,y=0,number=2|Runderclued,', {
      title: 'Other',
      designDifficulty: 0,
    });
    const { updatedAt, ...saved } = await site.ask(updatePuzzle, ada, { params: { id }, body });

    const after = await rowOf(id);
    expect(saved).toEqual({ id });
    expect(updatedAt).toBe(after?.updatedAt.toISOString());
    expect(after).toMatchObject({
      title: 'Other',
      designDifficulty: 0,
      width: 7,
      height: 6,
      sizeClass: 1,
      clues: ['number', 'underclued'],
      types: 3,
      status: STATUS.private,
    });
    expect(after?.checksum).not.toBe(before?.checksum);
    expect(after?.createdAt).toEqual(before?.createdAt);
    expect(after?.updatedAt.getTime()).toBeGreaterThanOrEqual(before?.updatedAt.getTime() ?? 0);
  });

  it('is refused where it is based on what was changed since', async () => {
    const made = await site.ask(createPuzzle, ada, { body: await written() });
    const params = { id: made.id };
    const change = async (title: string, baseUpdatedAt: string) => ({
      params,
      body: { ...(await written(GOOD_GRID, { title })), baseUpdatedAt },
    });

    const first = await site.ask(updatePuzzle, ada, await change('Laptop', made.updatedAt));
    const late = await change('Phone', made.updatedAt);
    expect(await site.refusal(updatePuzzle, ada, late)).toBe('conflict');
    expect(await rowOf(made.id)).toMatchObject({ title: 'Laptop' });
    const repeated = await change('Laptop', made.updatedAt); // its answer was lost
    expect(await site.ask(updatePuzzle, ada, repeated)).toEqual(first);

    await site.ask(updatePuzzle, ada, await change('Phone', first.updatedAt));
    expect(await rowOf(made.id)).toMatchObject({ title: 'Phone' });
  });

  it('is kept once where several are based on the same', async () => {
    const { id, updatedAt } = await site.ask(createPuzzle, ada, { body: await written() });
    const calls = ['A', 'B', 'C'].map(async (title) => {
      const body = { ...(await written(GOOD_GRID, { title })), baseUpdatedAt: updatedAt };
      return site.call(updatePuzzle, ada, { params: { id }, body });
    });

    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is for its author, who is not restricted', async () => {
    const eve = await site.member('Eve');
    const own = await createdPuzzle(site, eve);
    await db
      .update(users)
      .set({ puzzlesUntil: sql`now() + interval '1 hour'` })
      .where(eq(users.id, eve.id));
    const hidden = await createdPuzzle(site, ada);
    const shown = await publishedPuzzle(site, ada);
    const refusal = async (id: string, who: Member | null) =>
      site.refusal(updatePuzzle, who, { params: { id }, body: await written() });

    expect(await refusal(own, eve)).toBe('restricted');
    expect(await refusal(hidden, bob)).toBe('not_found');
    expect(await refusal(shown, bob)).toBe('forbidden');
    expect(await refusal(shown, null)).toBe('signed_out');
    expect(await refusal(NOBODY, ada)).toBe('not_found');
  });

  it('is refused for the same reasons as making it', async () => {
    const params = { id: await createdPuzzle(site, ada) };
    const refusal = async (changes: object) =>
      site.refusal(updatePuzzle, ada, { params, body: await written(GOOD_GRID, changes) });

    expect(await refusal({ title: '\u{200b}' })).toBe('invalid_request');
    expect(await refusal({ data: 'dfl_AAAA' })).toBe('invalid_request');
    expect(await refusal({ data: 'x'.repeat(MAX_PUZZLE_DATA + 1) })).toBe('too_large');
    expect(await refusal({ types: 1 })).toBe('invalid_request');
  });
});

describe('deleting puzzles', () => {
  it('is for authors, as long as they are private', async () => {
    const hidden = { params: { id: await createdPuzzle(site, ada) } };
    const shown = { params: { id: await publishedPuzzle(site, ada) } };

    expect(await site.refusal(deletePuzzle, bob, hidden)).toBe('not_found');
    expect(await site.refusal(deletePuzzle, bob, shown)).toBe('forbidden');
    expect(await site.refusal(deletePuzzle, null, hidden)).toBe('signed_out');
    expect(await site.refusal(deletePuzzle, ada, shown)).toBe('conflict');
    const response = await site.call(deletePuzzle, ada, hidden);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await site.refusal(deletePuzzle, ada, hidden)).toBe('not_found');
    expect(await rowOf(shown.params.id)).toBeDefined();
  });

  it('by many ids deletes own private ones, and tells which', async () => {
    const [one, two] = [await createdPuzzle(site, ada), await createdPuzzle(site, ada)];
    const shown = await publishedPuzzle(site, ada);
    const foreign = await createdPuzzle(site, bob);
    const body = { puzzleIds: [shown, two, foreign, NOBODY, one] };
    const { deleted } = await site.ask(deletePuzzles, ada, { body });

    expect(deleted.toSorted()).toEqual([one, two].toSorted());
    expect(await rowOf(one)).toBeUndefined();
    expect(await rowOf(foreign)).toBeDefined();
    expect(await rowOf(shown)).toBeDefined();
    expect(await site.ask(deletePuzzles, ada, { body })).toEqual({ deleted: [] });
  });

  it('takes at most a hundred ids, each once', async () => {
    const id = await createdPuzzle(site, ada);
    const many = Array.from({ length: 101 }, (_, i) => NOBODY.replace(/0{3}$/, String(100 + i)));

    for (const puzzleIds of [[], [id, id], many, ['1'], id])
      expect(await site.refusal(deletePuzzles, ada, { body: { puzzleIds } })).toBe(
        'invalid_request',
      );
  });

  it('takes them out of the collections they are in', async () => {
    const [one, two, three] = [
      await createdPuzzle(site, ada),
      await createdPuzzle(site, ada),
      await createdPuzzle(site, ada),
    ];
    const first = await storeCollection(db, ada.id, 'private');
    const second = await storeCollection(db, ada.id, 'private');
    await site.ask(addToCollection, ada, {
      params: { id: first },
      body: { puzzleIds: [one, two, three] },
    });
    await site.ask(addToCollection, ada, { params: { id: second }, body: { puzzleIds: [two] } });

    await site.ask(deletePuzzles, ada, { body: { puzzleIds: [one, two] } });

    expect(await countsOf(db, first)).toMatchObject({ puzzleCount: 1, puzzleRows: 1 });
    expect(await countsOf(db, second)).toMatchObject({ puzzleCount: 0, puzzleRows: 0 });
  });

  it('and filling collections with them at once keeps the counts true', async () => {
    const collectionIds = await Promise.all(
      Array.from({ length: 3 }, () => storeCollection(db, ada.id, 'private')),
    );
    const ids = await Promise.all(Array.from({ length: 20 }, () => createdPuzzle(site, ada)));
    const fill = (id: string, puzzleId: string) =>
      site.call(addToCollection, ada, { params: { id }, body: { puzzleIds: [puzzleId] } });

    const responses = await Promise.all(
      ids.flatMap((id) => [
        ...collectionIds.map((collectionId) => fill(collectionId, id)),
        site.call(deletePuzzle, ada, { params: { id } }),
      ]),
    );

    for (const { status } of responses) expect(status).toBeLessThan(500);
    for (const id of ids) expect(await rowOf(id)).toBeUndefined();
    for (const id of collectionIds)
      expect(await countsOf(db, id)).toMatchObject({ puzzleCount: 0, puzzleRows: 0 });
  });

  it('takes solves with them of the time when they were public', async () => {
    const id = await storePuzzle(db, ada.id, 'private', { solveCount: 2 });
    const solver = await site.member('Solver');
    for (const { id: userId } of [solver, await site.member('Other solver')]) {
      const completion = { id: userId, userId, puzzleId: id, counted: true };
      await db.insert(completions).values({ ...completion, solvedAt: sql`now()` });
      await db.update(users).set({ solveCount: 5 }).where(eq(users.id, userId));
    }
    await site.ask(deletePuzzle, ada, { params: { id } });

    const [row] = await db.select().from(users).where(eq(users.id, solver.id));
    expect(row?.solveCount).toBe(4);
  });
});

describe('loving a puzzle', () => {
  const love = (id: string, who: Member, loved: boolean) =>
    site.ask(writeLove, who, { params: { id }, body: { loved } });

  async function lovesOf(id: string) {
    const rows = await db.select().from(loves).where(eq(loves.puzzleId, id));
    return { count: (await rowOf(id))?.loveCount, rows: rows.length };
  }

  it('counts once, until it is taken back', async () => {
    const id = await publishedPuzzle(site, ada);
    const isLoved = async () => (await site.ask(readLove, bob, { params: { id } })).loved;

    expect(await isLoved()).toBe(false);
    expect(await love(id, bob, false)).toEqual({ loved: false });
    expect(await lovesOf(id)).toEqual({ count: 0, rows: 0 });
    for (let i = 0; i < 2; i++) expect(await love(id, bob, true)).toEqual({ loved: true });
    expect(await lovesOf(id)).toEqual({ count: 1, rows: 1 });
    expect(await isLoved()).toBe(true);
    for (let i = 0; i < 2; i++) await love(id, bob, false);
    expect(await lovesOf(id)).toEqual({ count: 0, rows: 0 });
    expect(await isLoved()).toBe(false);
  });

  it('is for members who see it, its author too', async () => {
    const hidden = { params: { id: await createdPuzzle(site, ada) } };
    const shown = { params: { id: await publishedPuzzle(site, ada) } };
    const body = { loved: true };

    expect(await site.ask(writeLove, ada, { ...shown, body })).toEqual(body);
    expect(await site.refusal(writeLove, bob, { ...hidden, body })).toBe('not_found');
    expect(await site.refusal(readLove, bob, hidden)).toBe('not_found');
    expect(await site.refusal(writeLove, null, { ...shown, body })).toBe('signed_out');
    expect(await site.refusal(readLove, null, shown)).toBe('signed_out');
    expect(await lovesOf(hidden.params.id)).toEqual({ count: 0, rows: 0 });
    for (const wrong of [{}, { loved: 'yes' }, { loved: true, by: bob.id }])
      expect(await site.refusal(writeLove, bob, { ...shown, body: wrong })).toBe('invalid_request');
  });

  it('by fifty people at once counts fifty', async () => {
    const id = await publishedPuzzle(site, ada);
    const people = await Promise.all(
      Array.from({ length: 50 }, (_, i) => site.member(`Lover ${i}`)),
    );

    await Promise.all(people.map((who) => love(id, who, true)));
    expect(await lovesOf(id)).toEqual({ count: 50, rows: 50 });

    await Promise.all(
      people.flatMap((who, i) => [love(id, who, i % 2 === 0), love(id, who, false)]),
    );
    const { count, rows } = await lovesOf(id);
    expect(count).toBe(rows);
  });

  it('by one person fifty times at once counts one', async () => {
    const id = await publishedPuzzle(site, ada);

    await Promise.all(Array.from({ length: 50 }, () => love(id, bob, true)));
    expect(await lovesOf(id)).toEqual({ count: 1, rows: 1 });

    await Promise.all(Array.from({ length: 50 }, (_, i) => love(id, bob, i % 2 === 0)));
    const { count, rows } = await lovesOf(id);
    expect(count).toBe(rows);
  });

  it('that goes away at the same time is no mistake of the server', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => createdPuzzle(site, ada)));
    const responses = await Promise.all(
      ids.flatMap((id) => [
        site.call(writeLove, ada, { params: { id }, body: { loved: true } }),
        site.call(deletePuzzle, ada, { params: { id } }),
      ]),
    );

    for (const { status } of responses) expect([200, 204, 404]).toContain(status);
  });

  it('does not count as a change of the puzzle', async () => {
    const id = await publishedPuzzle(site, ada);
    const before = await rowOf(id);
    await storeLove(db, ada.id, id);
    await love(id, bob, true);

    expect((await rowOf(id))?.updatedAt).toEqual(before?.updatedAt);
  });
});

describe('data of a puzzle', () => {
  it('comes back as it was made, with the solution in it', async () => {
    const data = await packed(GOOD_GRID);
    const id = await createdPuzzle(site, ada);
    await site.ask(publishPuzzle, ada, { params: { id } });

    expect((await site.ask(readPuzzleToSolve, null, { params: { id } })).data).toBe(data);
  });
});

describe('whatever is sent', () => {
  it('as a body is never a mistake of the server', async () => {
    const good = await written();
    const params = { id: await createdPuzzle(site, ada) };
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom('\0', '\ud800', '', 'dfl_', 'gzip_', 'dfl_\0', good.data.slice(0, -4)),
    );
    const anything = fc.oneof(text, fc.jsonValue());
    const nearly = fc
      .dictionary(fc.constantFrom(...Object.keys(good), 'puzzleIds', 'loved'), anything)
      .map((changes) => ({ ...good, ...changes }));
    const endpoints = [createPuzzle, updatePuzzle, deletePuzzles, writeLove, publishPuzzle];

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        fc.oneof(nearly, fc.jsonValue()),
        async (endpoint, body) => {
          const response = await site.call(endpoint, ada, { params, body });

          expect(response.status).toBeLessThan(500);
        },
      ),
      { numRuns: fuzzRuns(40, 150) },
    );
    expect(site.log).toEqual([]);
  });
});
