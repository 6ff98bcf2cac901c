import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { stopEmbedded } from '#server/db/embedded/postmaster.ts';

/**
 * An empty folder for this test file; it is removed after the last test, together with databases
 * in it or in folders of it. The account of the database may enter it, whoever runs the tests.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaro-test-'));
  chmodSync(folder, 0o755);
  afterAll(async () => {
    // Includes one that a failed test left running.
    const data = ['.', ...readdirSync(folder)].map((name) => path.join(folder, name));
    await Promise.all(data.map((place) => stopEmbedded(embeddedPlace(place))));
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
