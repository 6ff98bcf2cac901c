import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ensureHouseAccount } from '#server/db/houseAccount.ts';
import { migrationsFolder } from '#server/db/migrate.ts';
import { collections } from '#server/db/schema/collections.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { FAMILY_IDS } from '#engine/generate/families/ids.ts';
import { english } from '#texts/english.ts';
import { message } from '#texts/message.ts';
import { addDaily } from '#tests/support/dailies.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { storeCollection } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const house = await ensureHouseAccount(db);

/** Change the data as the migration of an older site does. */
async function migrate(): Promise<void> {
  const file = readFileSync(path.join(migrationsFolder(), '0016_house_titles.sql'), 'utf8');
  const steps = file.split('--> statement-breakpoint').filter((step) => !step.includes('ALTER'));
  for (const step of steps) await db.execute(sql.raw(step));
}

async function markOf(id: string): Promise<string | null | undefined> {
  const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
  return row?.houseTitle;
}

it('titles of the site on older sites are marked, and no others', async () => {
  const ada = await site.member('Ada');
  const titled = await Promise.all(
    FAMILY_IDS.map(async (id, i) => {
      const title = `${english.say(message(`families.${id}.title`))} ${i + 1}`;
      return [await addPuzzleRow(db, house, { title }), `${id} ${i + 1}`] as const;
    }),
  );
  const others = [
    await addPuzzleRow(db, ada.id, { title: 'Range 3' }),
    await addPuzzleRow(db, house, { title: 'Range' }),
    await addPuzzleRow(db, house, { title: 'Daily 2026-01-01' }),
  ];
  const series = await storeCollection(db, house, 'public', { title: 'Range' });
  const foreign = await storeCollection(db, ada.id, 'public', { title: 'Range' });
  await addDaily(db, '2026-11-28');
  await db.update(puzzles).set({ houseTitle: null });
  await migrate();

  for (const [id, mark] of titled) expect(await markOf(id)).toBe(mark);
  for (const id of others) expect(await markOf(id)).toBeNull();
  const [daily] = await db.select().from(puzzles).where(eq(puzzles.title, 'Daily 2026-11-28'));
  expect(daily?.houseTitle).toBe('daily 2026-11-28');
  const lists = await db.select().from(collections);
  expect(lists.find(({ id }) => id === series)?.houseTitle).toBe('range');
  expect(lists.find(({ id }) => id === foreign)?.houseTitle).toBeNull();
});
