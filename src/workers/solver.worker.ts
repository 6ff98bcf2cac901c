import { expose } from 'comlink';
import type { SolveReply, SolveRequest } from '#engine/solving/protocol.ts';
import { enableReasonChecks } from '#engine/solver/sat/explainDeduction.ts';
import { streamReplies } from '#solvers/answer.ts';
import type { ChoiceId } from '#solvers/choices.ts';
import { loadSolver } from '#solvers/loadSolver.ts';
import { sendWithBackpressure } from './sendWithBackpressure.ts';

/** The interface of the worker. A search cannot be interrupted; terminate the worker to stop it. */
export interface RemoteSolver {
  solve(request: SolveRequest, onReply: (reply: SolveReply) => void): Promise<void>;
  /** Load all files of a solver, so that the service worker caches them. */
  load(id: ChoiceId): Promise<void>;
}

if (import.meta.env.DEV) enableReasonChecks();

const solver: RemoteSolver = {
  solve(request, onReply) {
    return sendWithBackpressure(
      streamReplies(request, () => performance.now()),
      onReply,
    );
  },
  async load(id) {
    await loadSolver(id);
  },
};

expose(solver);
