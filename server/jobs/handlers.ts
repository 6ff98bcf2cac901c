import path from 'node:path';
import { backUpInto } from '../backup/nightly.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { fetchAvatar } from './fetchAvatar.ts';
import { notifyFollowers } from './notifyFollowers.ts';
import { cleanUp } from './cleanUp.ts';
import { remindExpiring } from '../payments/remindExpiring.ts';
import type { JobHandlers } from './queue.ts';
import { ratePuzzle } from './ratePuzzle.ts';
import { rateUnrated } from './rateUnrated.ts';
import { recount } from './recount.ts';
import { verifyPuzzle } from './verifyPuzzle.ts';
import { verifyUnverified } from './verifyUnverified.ts';
import { writeGrids } from './writeGrids.ts';

interface Parts {
  readonly deps: Deps;
  readonly env: Pick<Env, 'dataFolder' | 'makesBackups' | 'avatarHosts'>;
  /** A direct connection, for backups. */
  readonly databaseUrl: string;
}

/** What the site does by itself. */
export function jobHandlers({ deps, env, databaseUrl }: Parts): JobHandlers {
  const { db, log, pictures } = deps;
  return {
    notifyFollowers: (data) => notifyFollowers(deps, data),
    fetchAvatar: (data) => fetchAvatar({ db, pictures, fetch, hosts: env.avatarHosts }, data),
    verifyPuzzle: (data, signal) => verifyPuzzle(deps, data, signal),
    ratePuzzle: (data, signal) => ratePuzzle(deps, data, signal),
    cleanUp: () => cleanUp(db),
    recount: async () => {
      await recount(db, log);
      await verifyUnverified(deps);
      await rateUnrated(deps);
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
