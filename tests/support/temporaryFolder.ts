import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { stopEmbedded } from '#server/db/embedded/stop.ts';

/**
 * An empty folder for this test file; it is removed after the last test, together with a database
 * that may run in it. The account of the database may enter it, whoever runs the tests.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaro-test-'));
  chmodSync(folder, 0o755);
  afterAll(async () => {
    await stopEmbedded(embeddedPlace(folder));
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
