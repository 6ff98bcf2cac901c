import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '#server/db/database.ts';
import { puzzles, STATUS } from '#server/db/schema/puzzles.ts';

/** A puzzle as a row, for tests that do not look inside it. Returns its id. */
export async function addPuzzleRow(
  db: Queryable,
  creatorId: string,
  changes: Partial<typeof puzzles.$inferInsert> = {},
): Promise<string> {
  const id = changes.id ?? uuidv7();
  const { status = STATUS.public } = changes;
  await db.insert(puzzles).values({
    title: 'A puzzle',
    description: '',
    designDifficulty: 3,
    data: 'dfl_',
    width: 3,
    height: 3,
    sizeClass: 0,
    types: 1,
    clues: [],
    emptyCells: 9,
    checksum: `cs4_${id}`,
    publishedAt: status === STATUS.public ? sql`now()` : null,
    ...changes,
    id,
    status,
    creatorId,
  });
  return id;
}
