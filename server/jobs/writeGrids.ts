import { and, eq, isNull } from 'drizzle-orm';
import type { PuzzleChecks } from '../checks/PuzzleChecks.ts';
import type { Db } from '../db/Db.ts';
import { puzzles } from '../db/schema/puzzles.ts';
import { briefGrid } from '../domain/briefGrid.ts';

/** Takes turns with accounts as if it was one. */
const NOBODY = 'writeGrids';

/** Puzzles that are read at once from the database. */
const BATCH = 100;

/**
 * Write the grids that cards draw where a puzzle has none yet: it is from before they were kept.
 * While others are being checked the rest waits for the next time.
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
      // What cannot be read any more has no picture.
      const gridText = found.ok ? briefGrid(found.value) : '';
      await db
        .update(puzzles)
        .set({ gridText })
        .where(and(eq(puzzles.id, id), eq(puzzles.data, data)));
    }
  }
}
