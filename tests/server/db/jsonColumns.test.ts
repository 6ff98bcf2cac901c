import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { selectJoinedAsJson, selectAsJson, formatJsonTime } from '#server/db/jsonColumns.ts';
import { collections } from '#server/db/schema/collections.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const ada = await site.member('Ada');
const TITLE = String.raw`"Tea" \ ’n’ 🍵`;

it('reads columns as they are, and moments as they are answered', async () => {
  const id = await addPuzzleRow(db, ada.id, { title: TITLE });
  const columns = {
    id: puzzles.id,
    title: puzzles.title,
    rated: puzzles.rated,
    createdAt: puzzles.createdAt,
    verdictAt: puzzles.verdictAt,
  };
  const [row] = await db
    .select({ json: selectAsJson(columns), plain: columns })
    .from(puzzles)
    .where(eq(puzzles.id, id));

  expect(row?.json).toStrictEqual({
    ...row?.plain,
    title: TITLE,
    createdAt: row?.plain.createdAt.toISOString(),
    verdictAt: null,
  });
});

it('is null where a join found nothing', async () => {
  const id = await addPuzzleRow(db, ada.id);
  const [row] = await db
    .select({ series: selectJoinedAsJson({ id: collections.id, title: collections.title }) })
    .from(puzzles)
    .leftJoin(collections, eq(collections.id, puzzles.seriesId))
    .where(eq(puzzles.id, id));

  expect(row).toStrictEqual({ series: null });
});

it('takes no expression with values', () => {
  expect(() => selectAsJson({ one: sql`${1}` })).toThrow('no parameters');
});

it.each([
  ['2026-01-02T03:04:05.678+00:00', '2026-01-02T03:04:05.678Z'],
  ['2026-01-02T03:04:05.678912+00:00', '2026-01-02T03:04:05.678Z'],
  ['2026-01-02T03:04:05+00:00', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02T03:04:05.6+00:00', '2026-01-02T03:04:05.600Z'],
  ['2026-01-02T04:34:05.678912+01:30', '2026-01-02T03:04:05.678Z'],
])('answers %s as %s', (json, answered) => {
  expect(formatJsonTime(json)).toBe(answered);
});
