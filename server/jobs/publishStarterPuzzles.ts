import { setTimeout as sleep } from 'node:timers/promises';
import type { PuzzleChecks, PuzzleFacts } from '../checks/PuzzleChecks.ts';
import { isFreshSite } from '../db/freshSite.ts';
import type { Deps } from '../deps.ts';

/** Pseudo account, so that this job takes turns with accounts. */
const NOBODY = 'publishStarterPuzzles';
/** Pause while all workers are busy with checks of people. */
const BUSY_MS = 500;

/** Have the puzzles of the pack published, if the site has no puzzles. */
export async function enqueueStarterPuzzles({ db, jobs }: Pick<Deps, 'db' | 'jobs'>) {
  if (!(await isFreshSite(db))) return;
  await db.transaction((tx) => jobs.enqueue(tx, 'publishStarterPuzzles', {}));
}

/** Publish the puzzles of the pack, if the site still has no puzzles. */
export async function publishStarterPuzzles({
  db,
  checks,
  log,
}: Pick<Deps, 'db' | 'log'> & { readonly checks: Pick<PuzzleChecks, 'read'> }): Promise<void> {
  if (!(await isFreshSite(db))) return;
  const { publishPack } = await import('../starter/publishPack.ts'); // with all its puzzles
  const puzzles = await publishPack(db, (data) => readWhenFree(checks, data), isFreshSite);
  log.info({ puzzles }, 'the puzzles of the generator are published');
}

async function readWhenFree(
  checks: Pick<PuzzleChecks, 'read'>,
  data: string,
): Promise<PuzzleFacts> {
  for (;;) {
    const found = await checks.read(data, NOBODY);
    if (found.ok) return found.value;
    if (found.error.code !== 'busy') throw new Error('A puzzle of the pack is refused.');
    await sleep(BUSY_MS);
  }
}
