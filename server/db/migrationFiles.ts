import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { invariant } from '#base/invariant.ts';

const Journal = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});

/** A migration of this build. */
export interface MigrationFile {
  readonly name: string;
  /**
   * Time of creation. The query layer runs the migrations that are newer than the last one it ran.
   */
  readonly madeAtMs: number;
  /** As the query layer records it in the database. */
  readonly hash: string;
}

/** Next to the built server, and in the sources. */
const PLACES = ['migrations', 'server/db/migrations'];

/** The folder of the migrations, searched from this file upwards, since it may be in a bundle. */
export function migrationsFolder(): string {
  const start = path.dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = path.dirname(folder)) {
    const found = PLACES.map((place) => path.join(folder, place)).find((place) =>
      existsSync(path.join(place, 'meta/_journal.json')),
    );
    if (found !== undefined) return found;
    invariant(folder !== path.dirname(folder), 'the migrations lie above or beside the server');
  }
}

/** The migrations in a folder, in the order of its journal. */
export async function readMigrations(folder: string): Promise<readonly MigrationFile[]> {
  const journal = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = Journal.parse(JSON.parse(journal));
  const files = entries.map(async ({ tag, when }) => {
    const text = await readFile(path.join(folder, `${tag}.sql`), 'utf8');
    return { name: tag, madeAtMs: when, hash: createHash('sha256').update(text).digest('hex') };
  });
  return Promise.all(files);
}
