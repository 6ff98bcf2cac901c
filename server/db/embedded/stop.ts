import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPlace } from './place.ts';
import { serverPid } from './postmaster.ts';

const LOOK_AGAIN_MS = 20;
const PATIENCE_MS = 30_000;

/**
 * Stop the server of a place, if there is one: roll back what is under way, write everything to the
 * disk, end. Tells whether none is left.
 */
export async function stopEmbedded({ folder }: EmbeddedPlace): Promise<boolean> {
  const pid = await serverPid(folder);
  if (pid === null) return true;
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + PATIENCE_MS;
  while ((await serverPid(folder)) === pid) {
    if (Date.now() > giveUpAt) return false;
    await sleep(LOOK_AGAIN_MS);
  }
  return true;
}
