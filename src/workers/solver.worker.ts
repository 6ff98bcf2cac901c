import { expose } from 'comlink';
import type { SolveReply, SolveRequest } from '#engine/solver/protocol.ts';
import { answer } from '#solvers/answer.ts';

/** What the worker does when called. It cannot be interrupted: whoever wants to stop it ends the worker. */
export interface RemoteSolver {
  solve(request: SolveRequest, tell: (reply: SolveReply) => void): Promise<void>;
}

const solver: RemoteSolver = {
  async solve(request, tell) {
    for await (const reply of answer(request, () => performance.now())) tell(reply);
  },
};

expose(solver);
