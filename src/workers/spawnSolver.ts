import { proxy, releaseProxy, wrap } from 'comlink';
import { failedReply, type SolveReply, type SolveRequest } from '#engine/solver/run/protocol.ts';
import type { RemoteSolver } from './solver.worker.ts';

/** Solves one grid at a time in a worker of its own. */
export interface SpawnedSolver {
  /** Tell what is found as it is found. Stops what was under way. */
  readonly start: (request: SolveRequest, tell: (reply: SolveReply) => void) => void;
  /** Stop at once, in the middle of a search too; nothing is told any more. */
  readonly stop: () => void;
}

/** A solver with a worker for each run, so that a stop never waits for a search. */
export function spawnSolver(): SpawnedSolver {
  let current: { readonly end: () => void } | null = null;

  const stop = () => {
    current?.end();
    current = null;
  };

  return {
    stop,
    start(request, tell) {
      stop();
      const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
      const solver = wrap<RemoteSolver>(worker);
      let isOver = false;
      const say = (reply: SolveReply) => {
        if (!isOver) tell(reply);
      };
      const fail = (message: string) => say(failedReply(message));
      worker.addEventListener('error', ({ message }) => fail(message));
      solver.solve(request, proxy(say)).catch((error: unknown) => {
        fail(error instanceof Error ? error.message : String(error));
      });
      current = {
        end() {
          isOver = true;
          solver[releaseProxy]();
          worker.terminate();
        },
      };
    },
  };
}
