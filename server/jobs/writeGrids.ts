import { and, eq, isNull } from 'drizzle-orm';
import type { PuzzleChecks } from '../checks/PuzzleChecks.ts';
import type { Db } from '../db/database.ts';
import { puzzles } from '../db/schema/puzzles.ts';
import { briefGrid } from '../domain/briefGrid.ts';

/** Pseudo account, so that this job takes turns with accounts. */
const NOBODY = 'writeGrids';

/** Puzzles read per query. */
const BATCH = 100;

/**
 * Write the grids for cards of puzzles from releases that did not store them. If other checks are
 * running, the rest waits for the next run.
 */
export async function writeGrids(db: Db, checks: Pick<PuzzleChecks, 'read'>): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: puzzles.id, data: puzzles.data })
      .from(puzzles)
      .where(isNull(puzzles.gridText))
      .limit(BATCH);
    if (rows.length === 0) return;
    for (const { id, data } of rows) {
      const found = await checks.read(data, NOBODY);
      if (!found.ok && found.error.code === 'busy') return;
      // Unreadable data get an empty text: no picture.
      const gridText = found.ok ? briefGrid(found.value) : '';
      await db
        .update(puzzles)
        .set({ gridText })
        .where(and(eq(puzzles.id, id), eq(puzzles.data, data)));
    }
  }
}
