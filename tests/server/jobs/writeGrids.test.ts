import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createUser } from '#server/db/accounts.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { briefGrid } from '#server/domain/briefGrid.ts';
import { writeGrids } from '#server/jobs/writeGrids.ts';
import { plainChecks } from '#tests/support/plainChecks.ts';
import { factsOf, packed } from '#tests/support/puzzleData.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { gridFrom } from '#tests/support/texts.ts';

const { db } = await useDatabase();

const GRID = '0_3x2|T3:bwNWn.|C1:|Z|Snumber,x=1,y=0,number=2|Rconnect_all,color=dark';

async function gridTextOf(id: string): Promise<string | null | undefined> {
  const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
  return row?.gridText;
}

describe('puzzles from before their grids were kept', () => {
  it('get them without the solution; what cannot be read gets none', async () => {
    const author = await createUser(db, { name: 'Ada' });
    const id = await addPuzzleRow(db, author, { data: await packed(GRID) });
    const broken = await addPuzzleRow(db, author);
    expect(await gridTextOf(id)).toBeNull();

    await writeGrids(db, plainChecks);

    expect(await gridTextOf(id)).toBe(
      '0_3x2|T3:nnNWn.|C1:|Z|Snumber,x=1,y=0,number=2|Rconnect_all,color=dark',
    );
    expect(await gridTextOf(broken)).toBe('');
    expect(await db.select().from(puzzles).where(isNull(puzzles.gridText))).toEqual([]);
  });

  it('wait while others are being checked', async () => {
    const author = await createUser(db, { name: 'Bob' });
    const id = await addPuzzleRow(db, author, { data: await packed(GRID) });
    await writeGrids(db, {
      read: () => Promise.resolve({ ok: false, error: { code: 'busy', text: 'Later.' } }),
    });
    expect(await gridTextOf(id)).toBeNull();
  });
});

describe('the grid of a card', () => {
  it('says nothing of the solution, for every sample puzzle', async () => {
    const solved = SHARED_PUZZLES.flatMap(({ id, solution }) =>
      solution ? [{ id, solution }] : [],
    );
    expect(solved.length).toBeGreaterThan(20);
    for (const { id, solution } of solved) {
      const found = await factsOf(await packed(solution));
      if (!found.ok) throw new Error(id);
      const { tiles } = gridFrom(briefGrid(found.value) || found.value.gridText);
      const told = tiles.filter(({ exists, fixed, color }) => exists && !fixed && color !== 'gray');
      expect(told, id).toEqual([]);
    }
  });
});
