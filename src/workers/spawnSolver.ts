import { proxy, wrap } from 'comlink';
import { failedReply, type SolveReply, type SolveRequest } from '#engine/solving/protocol.ts';
import type { ChoiceId } from '#solvers/choices.ts';
import type { RemoteSolver } from './solver.worker.ts';
import { endOf } from './endOf.ts';

/**
 * Run a solver in its own worker; `onReply` gets its replies. The function returned stops it at
 * once, even during a search; no further reply is sent.
 */
export function spawnSolver(
  request: SolveRequest,
  onReply: (reply: SolveReply) => void,
): () => void {
  const worker = startWorker();
  let isStopped = false;
  const reply = (it: SolveReply) => {
    if (!isStopped) onReply(it);
  };
  worker.addEventListener('error', ({ message }) => reply(failedReply(message)));
  const remote = wrap<RemoteSolver>(worker);
  const end = endOf(worker, remote);
  remote.solve(request, proxy(reply)).catch((error: unknown) => {
    reply(failedReply(error instanceof Error ? error.message : String(error)));
  });
  return () => {
    isStopped = true;
    end();
  };
}

/** Prefetch the files of a solver. Rejects without a network. */
export async function fetchSolver(id: ChoiceId): Promise<void> {
  const worker = startWorker();
  const remote = wrap<RemoteSolver>(worker);
  const end = endOf(worker, remote);
  try {
    await remote.load(id);
  } finally {
    end();
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
}
