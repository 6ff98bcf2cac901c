import { invariant } from '#base/invariant.ts';
import type { CheckReply, CheckRequest } from '../checks/protocol.ts';
import { ProcessWorker } from '../checks/ProcessWorker.ts';
import { WorkerPool, type PoolOptions } from '../checks/WorkerPool.ts';
import type { Pictures } from './Pictures.ts';

/** Limits of decoding: the largest accepted picture needs a fraction of them. */
export const REDRAW_LIMITS: Omit<PoolOptions, 'script'> = {
  workers: 1,
  milliseconds: 2000,
  megabytes: 256,
  waiting: 200,
  waitingOfOne: 5,
  waitingMilliseconds: 5000,
};

/** Requests of users have priority. */
const NICENESS = 5;

/** Re-encodes pictures in a process whose script is the build of `checks/worker.ts`. */
export function createPictures(
  script: URL,
  onMistake: (error: Error) => void,
  limits: Omit<PoolOptions, 'script'> = REDRAW_LIMITS,
): Pictures {
  const options = { script: script.href, niceness: NICENESS, ...limits };
  const pool = new WorkerPool<CheckRequest, CheckReply>(options, () => new ProcessWorker(options));
  return {
    async redraw(bytes, side, account) {
      const end = await pool.run({ type: 'redraw', bytes, side }, { account });
      switch (end.type) {
        case 'done': {
          invariant(end.reply.type === 'redrawn', 'the process answers what it is asked');
          const { picture } = end.reply;
          return picture ? { type: 'picture', picture } : { type: 'refused' };
        }
        case 'failed':
          // No picture makes our code throw; without its library it throws for every one.
          onMistake(new Error(end.reason));
          return { type: 'busy' };
        case 'tooLong':
        case 'tooMuchMemory':
          return { type: 'refused' };
        case 'busy':
        case 'aborted':
          return { type: 'busy' };
        case 'notLoaded':
          throw new Error(end.reason);
      }
    },
    close: () => pool.close(),
  };
}
