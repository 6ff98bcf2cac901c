import { ok } from '#base/result.ts';
import { invariant } from '#base/invariant.ts';
import type { AdminContext, AdminResult } from './AdminCommand.ts';

/** Publish the puzzles of the pack that the site does not have, whatever else it has. */
export async function addStarterPuzzles({ db }: AdminContext): Promise<AdminResult> {
  const [{ publishPack }, { readPuzzleData }, { findFacts }] = await Promise.all([
    import('../starter/publishPack.ts'),
    import('../checks/readPuzzleData.ts'),
    import('../checks/findFacts.ts'),
  ]);
  const count = await publishPack(db, async (data) => {
    const grid = await readPuzzleData(data);
    const facts = grid.ok ? await findFacts(grid.value) : grid;
    invariant(facts.ok, 'a puzzle of the pack is within the limits');
    return facts.value;
  });
  return ok([count === 0 ? 'The site has all of them already.' : `Published ${count} puzzles.`]);
}
