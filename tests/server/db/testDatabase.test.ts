import { expect, it } from 'vitest';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db, pool } = await useDatabase();

it('a test file gets a database of its own, with all tables', async () => {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');

  expect(rows[0]?.name).toMatch(/^test_/);
  expect(await db.query.puzzles.findMany()).toEqual([]);
});
