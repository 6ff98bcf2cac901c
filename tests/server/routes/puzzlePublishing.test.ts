import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCollection, createCollection, writeFollow } from '#contract/collections.ts';
import {
  deletePuzzle,
  publishPuzzle,
  readBriefToSolve,
  readPuzzleToSolve,
  updatePuzzle,
} from '#contract/puzzles.ts';
import { fail } from '#base/result.ts';
import type { PuzzleChecks } from '#server/checks/PuzzleChecks.ts';
import { collections } from '#server/db/schema/collections.ts';
import { copyrighted, puzzles, STATUS, VERDICT } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { plainChecks } from '#tests/support/plainChecks.ts';
import { startChecks } from '#tests/support/puzzleChecks.ts';
import { factsOfText, packed, slowPuzzle } from '#tests/support/puzzleData.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { automaticOf } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import {
  createdPuzzle,
  GOOD_GRID,
  OPEN_GRID,
  publishedPuzzle,
  written,
} from '#tests/support/writtenPuzzles.ts';

const { db } = await useDatabase();
const checks = startChecks();
const site = new TestSite(db, { checks });

const OTHER_GRID = '0_2x2|T2:wbwb|C1:|Z|S|Rconnect_all,color=dark';
/** Jobs enqueued by publishing. */
const jobsOf = async (who: Member, id: string) => [
  {
    name: 'notifyFollowers',
    data: { collectionId: await automaticOf(db, who.id, 'createdPuzzles'), puzzleId: id },
  },
  { name: 'verifyPuzzle', data: { puzzleId: id } },
];

let ada: Member;
let bob: Member;

beforeAll(async () => {
  ada = await site.member('Ada');
  bob = await site.member('Bob');
});

beforeEach(() => {
  site.queued.length = 0;
});

afterAll(() => checks.close());

async function rowOf(id: string) {
  const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
  return row;
}

async function createCountOf({ id }: Member): Promise<number | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row?.createCount;
}

const publish = (id: string, who: Member | null = ada) =>
  site.call(publishPuzzle, who, { params: { id } });

const publishRefusal = (id: string, who: Member | null = ada) =>
  site.refusal(publishPuzzle, who, { params: { id } });

describe('publishing', () => {
  it('shows a puzzle to everybody, counts it and has others told', async () => {
    const maker = await site.member('Maker');
    const id = await createdPuzzle(site, maker);
    const created = await automaticOf(db, maker.id, 'createdPuzzles');
    const [before] = await db.select().from(collections).where(eq(collections.id, created));

    expect(await site.ask(publishPuzzle, maker, { params: { id } })).toEqual({ id });

    const shown = await site.ask(readBriefToSolve, null, { params: { id } });
    expect(shown.status).toBe('public');
    expect(shown.publishedAt).not.toBeNull();
    expect(shown.creator.createCount).toBe(1);
    const [after] = await db.select().from(collections).where(eq(collections.id, created));
    expect(after?.modifiedAt.getTime()).toBeGreaterThan(before?.modifiedAt.getTime() ?? Infinity);
    expect(site.queued).toEqual(await jobsOf(maker, id));
  });

  it('is for the author, who is not restricted', async () => {
    const eve = await site.member('Eve');
    const own = await createdPuzzle(site, eve);
    await db
      .update(users)
      .set({ puzzlesUntil: sql`now() + interval '1 hour'` })
      .where(eq(users.id, eve.id));
    const hidden = await createdPuzzle(site, ada);
    const shown = await publishedPuzzle(site, ada, OTHER_GRID);

    expect(await publishRefusal(own, eve)).toBe('restricted');
    expect(await publishRefusal(hidden, bob)).toBe('not_found');
    expect(await publishRefusal(shown, bob)).toBe('forbidden');
    expect(await publishRefusal(hidden, null)).toBe('signed_out');
    expect(await publishRefusal(shown)).toBe('conflict');
    expect(await rowOf(hidden)).toMatchObject({ status: STATUS.private });
  });

  it.each([
    ['cells are open', OPEN_GRID],
    ['the solution is wrong', '0_2x1|T2:bb|C1:|Z|S|Rcell_count,color=dark,count=1'],
    ['there are no cells', '0_0x0'],
  ])('is refused while %s', async (_, grid) => {
    const id = await createdPuzzle(site, ada, grid);

    expect(await publishRefusal(id)).toBe('invalid_request');
    expect(await rowOf(id)).toMatchObject({ status: STATUS.private, publishedAt: null });
    expect(site.queued).toEqual([]);
  });

  it('is refused for a grid that takes too long to check', async () => {
    // Inserted as a row: a busy machine refuses even to read it.
    const data = await packed(slowPuzzle());
    const id = await addPuzzleRow(db, ada.id, { status: STATUS.private, data });
    const response = await publish(id);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('is refused for what somebody else owns, also by way of a change', async () => {
    const facts = await factsOfText('0_4x1|T4:bwwW|Rcustom,description=x');
    const sameToPlayers = '0_4x1|T4:wwbW|Rcustom,description=x';
    await db
      .insert(copyrighted)
      .values({ checksum: 'checksum' in facts ? facts.checksum : '', note: 'A magazine.' });
    const id = await createdPuzzle(site, ada, sameToPlayers);
    const response = await publish(id);

    expect(response.status).toBe(451);
    expect(await response.json()).toMatchObject({ code: 'copyrighted' });
    expect(await rowOf(id)).toMatchObject({ status: STATUS.private });
    expect(site.queued).toEqual([]);

    const harmless = await publishedPuzzle(site, ada);
    const body = await written(sameToPlayers);
    expect(await site.refusal(updatePuzzle, ada, { params: { id: harmless }, body })).toBe(
      'copyrighted',
    );
    expect(await site.ask(updatePuzzle, ada, { params: { id }, body })).toMatchObject({ id });
  });

  it('waits until checks have time for it', async () => {
    const id = await createdPuzzle(site, ada);
    const busy = new TestSite(db, {
      checks: {
        ...plainChecks,
        checkForPublishing: () => Promise.resolve(fail({ code: 'busy', text: 'Later.' })),
      },
    });
    const response = await busy.call(publishPuzzle, ada, { params: { id } });

    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await rowOf(id)).toMatchObject({ status: STATUS.private });
  });

  it('is undone with everything else if a job cannot be kept', async () => {
    const maker = await site.member('Unlucky');
    const id = await createdPuzzle(site, maker);
    const broken = new TestSite(db, {
      checks,
      jobs: { enqueue: () => Promise.reject(new Error('no queue')) },
    });
    const response = await broken.call(publishPuzzle, maker, { params: { id } });

    expect(response.status).toBe(500);
    expect(await rowOf(id)).toMatchObject({ status: STATUS.private, publishedAt: null });
    expect(await createCountOf(maker)).toBe(0);
  });

  it('leaves the private collections of its author as they are, and tells nobody of them', async () => {
    const maker = await site.member('Collector');
    const id = await createdPuzzle(site, maker);
    const { id: seriesId } = await site.ask(createCollection, maker, {
      body: { title: 'A path', isSeries: true },
    });
    const params = { id: seriesId };
    await site.ask(addToCollection, maker, { params, body: { puzzleIds: [id] } });
    await site.ask(writeFollow, maker, { params, body: { followed: true } });
    const [before] = await db.select().from(collections).where(eq(collections.id, seriesId));
    await publish(id, maker);

    const [after] = await db.select().from(collections).where(eq(collections.id, seriesId));
    expect(after).toEqual(before);
    expect(site.queued).toEqual(await jobsOf(maker, id));
  });
});

describe('publishing at once', () => {
  it('from many places publishes once', async () => {
    const maker = await site.member('Hasty');
    const id = await createdPuzzle(site, maker);

    const responses = await Promise.all(Array.from({ length: 10 }, () => publish(id, maker)));

    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await createCountOf(maker)).toBe(1);
    expect(site.queued).toEqual(await jobsOf(maker, id));
  });

  it('with a change publishes what was checked, never what was not', async () => {
    const maker = await site.member('Two tabs');
    for (let i = 0; i < 10; i++) {
      const id = await createdPuzzle(site, maker);
      const body = await written(OPEN_GRID);
      const [published, changed] = await Promise.all([
        publish(id, maker),
        site.call(updatePuzzle, maker, { params: { id }, body }),
      ]);

      // Either the change came first, and cannot be published, or it came later, and is refused.
      const row = await rowOf(id);
      const isPublic = row?.status === STATUS.public;
      expect([published.status, changed.status]).toEqual(isPublic ? [200, 400] : [400, 200]);
      expect(row?.data === body.data).toBe(!isPublic);
    }
  });

  it('while checks take their time, publishes the puzzle as it is in the end', async () => {
    const maker = await site.member('Slow');
    const id = await createdPuzzle(site, maker);
    const body = await written(OTHER_GRID);
    let isFirst = true;
    const slow: PuzzleChecks = {
      ...plainChecks,
      checkForPublishing: async (puzzle, account) => {
        if (isFirst) {
          isFirst = false;
          await site.ask(updatePuzzle, maker, { params: { id }, body });
        }
        return plainChecks.checkForPublishing(puzzle, account);
      },
    };
    const slowSite = new TestSite(db, { checks: slow });
    await slowSite.ask(publishPuzzle, maker, { params: { id } });

    expect(await rowOf(id)).toMatchObject({ status: STATUS.public, data: body.data, height: 2 });
  });

  it('with changes that never end is refused', async () => {
    const maker = await site.member('Restless');
    const id = await createdPuzzle(site, maker);
    const body = await written();
    const restless = new TestSite(db, {
      checks: {
        ...plainChecks,
        checkForPublishing: async (puzzle, account) => {
          await site.ask(updatePuzzle, maker, { params: { id }, body });
          return plainChecks.checkForPublishing(puzzle, account);
        },
      },
    });

    expect(await restless.refusal(publishPuzzle, maker, { params: { id } })).toBe('conflict');
    expect(await rowOf(id)).toMatchObject({ status: STATUS.private });
    expect(await createCountOf(maker)).toBe(0);
  });

  it('with deleting it leaves a published puzzle or none', async () => {
    const maker = await site.member('Undecided');
    let shown = 0;
    for (let i = 0; i < 10; i++) {
      const id = await createdPuzzle(site, maker);
      const [published, deleted] = await Promise.all([
        publish(id, maker),
        site.call(deletePuzzle, maker, { params: { id } }),
      ]);

      if (published.ok) shown++;
      expect([published.status, deleted.status]).toEqual(published.ok ? [200, 409] : [404, 204]);
      expect((await rowOf(id)) !== undefined).toBe(published.ok);
    }
    expect(await createCountOf(maker)).toBe(shown);
  });
});

describe('a published puzzle', () => {
  const verified = {
    verdict: VERDICT.unique,
    verdictSteps: 5,
    verdictMs: 7,
    verdictAt: sql`now()`,
  };
  const computed = { hardest: 3, minutes: 2, whatIfs: 0, curve: [{ level: 3, width: 4 }] };

  async function verifiedPuzzle(): Promise<string> {
    const id = await publishedPuzzle(site, ada);
    await db
      .update(puzzles)
      .set({ ...verified, ...computed, computedAt: sql`now()` })
      .where(eq(puzzles.id, id));
    site.queued.length = 0;
    return id;
  }

  it('stays fit to be published', async () => {
    const id = await publishedPuzzle(site, ada);
    const before = await rowOf(id);
    const refusal = async (grid: string, changes: object = {}) =>
      site.refusal(updatePuzzle, ada, { params: { id }, body: await written(grid, changes) });

    expect(await refusal(OPEN_GRID)).toBe('invalid_request');
    expect(await refusal('0_0x0')).toBe('invalid_request');
    expect(await refusal(GOOD_GRID, { data: 'x'.repeat(20_001) })).toBe('too_large');
    expect(await rowOf(id)).toEqual(before);
  });

  it('can be changed, and is verified and rated again', async () => {
    const id = await verifiedPuzzle();
    const before = await rowOf(id);
    const body = await written(OTHER_GRID, { title: 'New', description: 'Newer.' });
    await site.ask(updatePuzzle, ada, { params: { id }, body });

    expect(await site.ask(readPuzzleToSolve, null, { params: { id } })).toMatchObject({
      title: 'New',
      description: 'Newer.',
      width: 2,
      height: 2,
      data: body.data,
      status: 'public',
      publishedAt: before?.publishedAt?.toISOString(),
      verified: null,
      computed: null,
    });
    expect(await rowOf(id)).toMatchObject({
      verdict: null,
      verdictSteps: null,
      verdictMs: null,
      hardest: null,
      minutes: null,
      whatIfs: null,
      curve: null,
      computedAt: null,
    });
    expect(site.queued).toEqual([{ name: 'verifyPuzzle', data: { puzzleId: id } }]);
  });

  it('of which only the words change keeps its verdict and how hard it is', async () => {
    const id = await verifiedPuzzle();
    const body = await written(GOOD_GRID, { title: 'New' });
    await site.ask(updatePuzzle, ada, { params: { id }, body });

    expect(await site.ask(readPuzzleToSolve, null, { params: { id } })).toMatchObject({
      title: 'New',
      verified: { state: 'unique' },
      computed,
    });
    expect((await rowOf(id))?.computedAt).not.toBeNull();
    expect(site.queued).toEqual([]);
  });

  it('was one more in the count of its author, whatever is changed later', async () => {
    const maker = await site.member('Counted');
    const id = await publishedPuzzle(site, maker);
    await site.ask(updatePuzzle, maker, { params: { id }, body: await written(OTHER_GRID) });

    expect(await createCountOf(maker)).toBe(1);
  });
});
