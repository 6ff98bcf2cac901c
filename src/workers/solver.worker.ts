import { expose } from 'comlink';
import { answer, type SolveReply, type SolveRequest } from '#engine/solver/protocol.ts';

/** What the worker does when called. It cannot be interrupted: whoever wants to stop it ends the worker. */
export interface RemoteSolver {
  solve(request: SolveRequest, tell: (reply: SolveReply) => void): void;
}

const solver: RemoteSolver = {
  solve(request, tell) {
    for (const reply of answer(request, () => performance.now())) tell(reply);
  },
};

expose(solver);
