import { eq, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCollection } from '#contract/collections.ts';
import { createPuzzle, updatePuzzle } from '#contract/puzzles.ts';
import { MAX_PUZZLE_DATA } from '#contract/shapes.ts';
import { collections } from '#server/db/schema/collections.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { QUOTAS } from '#server/domain/quotas.ts';
import { plainChecks } from '#tests/support/plainChecks.ts';
import { storeCollection, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { createdPuzzle, GOOD_GRID, written } from '#tests/support/writtenPuzzles.ts';

const { db } = await useDatabase();
const site = new TestSite(db, { checks: plainChecks });
const KEY = 'a-key-of-sixteen-letters';
let ada: Member;

beforeEach(async () => {
  ada = await site.member('Ada');
});

/** Duplicate an existing row many times, with new ids. */
async function multiply(table: PgTable, id: string, count: number) {
  const names = getTableConfig(table)
    .columns.filter(({ generated, name }) => generated === undefined && name !== 'id')
    .map(({ name }) => sql.identifier(name));
  const list = sql.join(names, sql`, `);
  await db.execute(
    sql`insert into ${table} (id, ${list}) select gen_random_uuid(), ${list} from ${table}, generate_series(1, ${count}) where id = ${id}`,
  );
}

describe('an account', () => {
  it('keeps so many private puzzles, and is told what to do about more', async () => {
    await multiply(puzzles, await storePuzzle(db, ada.id, 'private'), QUOTAS.privatePuzzles - 2);
    const bodies = Array.from({ length: 4 }, () => written(GOOD_GRID));
    const made = await Promise.all(
      bodies.map(async (body) => site.call(createPuzzle, ada, { body: await body })),
    );
    const refused = made.filter(({ status }) => status === 413);

    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 413, 413, 413]);
    expect(await refused[0]?.json()).toEqual({
      code: 'too_large',
      summary: 'You can have at most 2,000 private puzzles. Publish or delete some of them.',
      text: { id: 'refusals.tooManyPrivate', values: { most: 2000 } },
    });
    const bob = await site.member('Bob');
    expect((await site.call(createPuzzle, bob, { body: await written(GOOD_GRID) })).status).toBe(
      200,
    );
  });

  it('keeps published ones besides, as long as all have few bytes together', async () => {
    const largest = 'x'.repeat(MAX_PUZZLE_DATA);
    const one = await storePuzzle(db, ada.id, 'public', { data: largest });
    await multiply(puzzles, one, Math.floor(QUOTAS.puzzleBytes / MAX_PUZZLE_DATA) - 1);
    const body = await written(GOOD_GRID);
    const { length } = body.data;
    const small = await createdPuzzle(site, ada, GOOD_GRID);
    const left = (QUOTAS.puzzleBytes % MAX_PUZZLE_DATA) - length;
    await storePuzzle(db, ada.id, 'public', { data: 'x'.repeat(left) });
    const refusal = await site.call(createPuzzle, ada, { body });

    expect(refusal.status).toBe(413);
    expect(await refusal.json()).toMatchObject({
      summary: 'All your puzzles together can take up at most 50 MB. Delete some of them.',
    });
    // An existing puzzle may be changed, unless it grows.
    const params = { id: small };
    const changed = { ...body, title: 'Another title' };
    expect((await site.call(updatePuzzle, ada, { params, body: changed })).status).toBe(200);
    await db.update(puzzles).set({ data: 'x' }).where(eq(puzzles.id, small));
    await storePuzzle(db, ada.id, 'public', { data: 'x'.repeat(length) });
    expect(await site.refusal(updatePuzzle, ada, { params, body })).toBe('too_large');
  });

  it('keeps so many collections, and the one that a lost call has made is no second one', async () => {
    const body = { title: 'Knots', isSeries: false };
    await multiply(
      collections,
      await storeCollection(db, ada.id, 'private'),
      QUOTAS.collections - 2,
    );
    const keyed = { body: { ...body, key: KEY } };
    const { id } = await site.ask(createCollection, ada, keyed);
    const refusal = await site.call(createCollection, ada, { body });

    expect(await site.ask(createCollection, ada, keyed)).toEqual({ id });
    expect(refusal.status).toBe(413);
    expect(await refusal.json()).toMatchObject({
      summary: 'You can have at most 500 collections. Delete one first.',
    });
  });
});
