import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from '../database.ts';
import type { EmbeddedPlace } from './place.ts';
import { serverPid } from './postmaster.ts';

const LOOK_AGAIN_MS = 20;
const TIMEOUT_MS = 30_000;
const ANSWER_MS = 3_000;
/** A closed connection still exists briefly on the side of the server. */
const LEAVING_MS = 1_000;

/**
 * Stop the server of a place, if there is one: roll back open transactions, write everything to
 * disk, exit. Returns true if no server is left.
 */
export async function stopEmbedded({ folder }: EmbeddedPlace): Promise<boolean> {
  const pid = await serverPid(folder);
  if (pid === null) return true;
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while ((await serverPid(folder)) === pid) {
    if (Date.now() > giveUpAt) return false;
    await sleep(LOOK_AGAIN_MS);
  }
  return true;
}

/**
 * Stop the server of a place, unless another process of Chiaro has a connection. Two processes that
 * end at once may both stop it, which does no harm.
 */
export async function stopUnlessUsed(place: EmbeddedPlace): Promise<void> {
  const giveUpAt = Date.now() + LEAVING_MS;
  while (await isUsed(place)) {
    if (Date.now() > giveUpAt) return;
    await sleep(LOOK_AGAIN_MS);
  }
  await stopEmbedded(place);
}

async function isUsed({ url }: EmbeddedPlace): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => undefined); // the query reports the error
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      'select count(*)::int as others from pg_stat_activity where application_name = $1',
      [APPLICATION_NAME],
    );
    return rows[0]?.others !== 0;
  } catch {
    return false; // the server does not answer
  } finally {
    await client.end().catch(() => undefined);
  }
}
