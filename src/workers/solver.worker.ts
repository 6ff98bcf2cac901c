import { expose } from 'comlink';
import type { SolveReply, SolveRequest } from '#engine/solving/protocol.ts';
import { enableReasonChecks } from '#engine/solver/sat/explainDeduction.ts';
import { answer } from '#solvers/answer.ts';
import type { ChoiceId } from '#solvers/choices.ts';
import { loadSolver } from '#solvers/loadSolver.ts';
import { sendAhead } from './sendAhead.ts';

/** What the worker does. A search cannot be interrupted; to stop it, terminate the worker. */
export interface RemoteSolver {
  solve(request: SolveRequest, onReply: (reply: SolveReply) => void): Promise<void>;
  /** Load all that a solver is made of, so that the service worker keeps it. */
  load(id: ChoiceId): Promise<void>;
}

if (import.meta.env.DEV) enableReasonChecks();

const solver: RemoteSolver = {
  solve(request, onReply) {
    return sendAhead(
      answer(request, () => performance.now()),
      onReply,
    );
  },
  async load(id) {
    await loadSolver(id);
  },
};

expose(solver);
