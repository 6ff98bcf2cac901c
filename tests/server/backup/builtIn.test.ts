import path from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '#server/backup/backup.ts';
import { restore } from '#server/backup/restore.ts';
import { openDatabase } from '#server/db/database.ts';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { fillSite } from '#server/seed/fillSite.ts';
import { contentOf, fillEveryTable } from '#tests/support/everyTable.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const folder = temporaryFolder();
const place = embeddedPlace(folder);
const here = await useDatabase();
const SAMPLE = { users: 40, puzzles: 16, completions: 300, comments: 100, seed: 5 };

// In `npm run test:external` the other database has another major version, so this also covers
// moving between versions, and from the built-in database to an external one.
it('what the built-in database has, a backup brings into another one', async () => {
  const file = path.join(folder, 'whole.gz');
  await startEmbedded(place, { settings: { fsync: 'off' } });
  await migrateDatabase(place.url);
  await fillSite(place.url, SAMPLE);
  const site = openDatabase(place.url, { poolSize: 2 });
  await fillEveryTable(site.db);
  await backUp(place.url, file);
  const content = await contentOf(site.pool);
  await site.close();

  await restore(here.url, file);
  expect(await contentOf(here.pool)).toEqual(content);
}, 60_000);
