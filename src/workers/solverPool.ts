import { proxy, releaseProxy, wrap } from 'comlink';
import { failedReply, type SolveReply, type SolveRequest } from '#engine/solving/protocol.ts';
import type { RemoteSolver } from './solver.worker.ts';

/** A worker that solves one puzzle after another. */
export interface PooledSolver {
  /** Resolves after the last reply; rejects if the worker fails. */
  readonly solve: (request: SolveRequest, onReply: (reply: SolveReply) => void) => Promise<void>;
  readonly terminate: () => void;
}

/** Reusable solver workers: starting one takes longer than many puzzles. */
export interface SolverPool {
  /** Solve a puzzle. The function returned stops it at once; no further reply is sent. */
  readonly solve: (request: SolveRequest, onReply: (reply: SolveReply) => void) => () => void;
  /** Terminates all workers. No further replies are sent. */
  readonly destroy: () => void;
}

/** A pool without its own limit: the caller limits the number of simultaneous runs. */
export function createSolverPool(spawn: () => PooledSolver = spawnPooledSolver): SolverPool {
  const idle: PooledSolver[] = [];
  const busy = new Set<PooledSolver>();

  function end(worker: PooledSolver): boolean {
    const isRunning = busy.delete(worker);
    if (isRunning) worker.terminate();
    return isRunning;
  }

  return {
    solve(request, onReply) {
      const worker = idle.pop() ?? spawn();
      busy.add(worker);
      worker
        .solve(request, (reply) => {
          if (busy.has(worker)) onReply(reply);
        })
        .then(
          () => {
            if (busy.delete(worker)) idle.push(worker);
          },
          (error: unknown) => {
            if (end(worker))
              onReply(failedReply(error instanceof Error ? error.message : String(error)));
          },
        );
      return () => {
        end(worker);
      };
    },
    destroy() {
      for (const worker of [...busy, ...idle]) worker.terminate();
      busy.clear();
      idle.length = 0;
    },
  };
}

function spawnPooledSolver(): PooledSolver {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  const solver = wrap<RemoteSolver>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  failed.catch(() => undefined); // reported to the present run
  return {
    solve: (request, onReply) => Promise.race([solver.solve(request, proxy(onReply)), failed]),
    terminate() {
      solver[releaseProxy]();
      worker.terminate();
    },
  };
}
