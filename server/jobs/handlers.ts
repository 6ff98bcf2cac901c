import path from 'node:path';
import { sql } from 'drizzle-orm';
import { backUpInto } from '../backup/backup.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { fetchAvatar } from './fetchAvatar.ts';
import { makeDailies } from './makeDailies.ts';
import { notifyFollowers } from './notifyFollowers.ts';
import { remindExpiring } from '../payments/remindExpiring.ts';
import type { JobHandlers } from './queue.ts';
import { publishStarterPuzzles } from './publishStarterPuzzles.ts';
import { ratePuzzle, enqueueRatings } from './ratePuzzle.ts';
import { recount } from './recount.ts';
import { verifyPuzzle, enqueueVerifications } from './verifyPuzzle.ts';
import { writeGrids } from './writeGrids.ts';

interface Parts {
  readonly deps: Deps;
  readonly env: Pick<Env, 'dataFolder' | 'makesBackups' | 'makesDailies' | 'avatarHosts'>;
  /** A direct connection, for backups. */
  readonly databaseUrl: string;
}

/** Handlers of all background jobs. */
export function jobHandlers({ deps, env, databaseUrl }: Parts): JobHandlers {
  const { db, log, pictures } = deps;
  return {
    notifyFollowers: (data) => notifyFollowers(deps, data),
    fetchAvatar: (data) => fetchAvatar({ db, pictures, fetch, hosts: env.avatarHosts }, data),
    verifyPuzzle: (data, signal) => verifyPuzzle(deps, data, signal),
    ratePuzzle: (data, signal) => ratePuzzle(deps, data, signal),
    makeDailies: env.makesDailies ? (_, signal) => makeDailies(deps, signal) : undefined,
    publishStarterPuzzles: () => publishStarterPuzzles(deps),
    cleanUp: () => cleanUp(db),
    recount: async () => {
      await recount(db, log);
      await enqueueVerifications(deps);
      await enqueueRatings(deps);
    },
    remindExpiring: () => remindExpiring(db),
    writeGrids: () => writeGrids(db, deps.checks),
    backUp: async () => {
      if (!env.makesBackups) return;
      const file = await backUpInto(databaseUrl, path.join(env.dataFolder, 'backups'));
      log.info({ file }, 'the nightly backup is made');
    },
  };
}

/** Expired rows, by table. Deleting them is idempotent. */
const EXPIRED = [
  sql`delete from session where expires_at < now() or last_seen_at < now() - interval '30 days'`,
  sql`delete from oauth_flow where expires_at < now()`,
  sql`delete from passkey_challenge where expires_at < now()`,
  sql`delete from invitation where expires_at < now()`,
  sql`delete from login_ticket where expires_at < now()`,
  sql`delete from appeal_ticket where expires_at < now()`,
  sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`,
  // The provider resends an event for days, not for months.
  sql`delete from payment_event where received_at < now() - interval '90 days'`,
  sql`delete from payment_dispute where updated_at < now() - interval '90 days' and not exists (select 1 from payment p where p.provider_order = payment_dispute.provider_order)`,
  sql`delete from notification where read and created_at < now() - interval '1 year'`,
];

/** Nightly cleanup. */
async function cleanUp(db: Db): Promise<void> {
  for (const statement of EXPIRED) await db.execute(statement);
}
