import { expose } from 'comlink';
import type { SolveReply, SolveRequest } from '#engine/solver/run/protocol.ts';
import { answer } from '#solvers/answer.ts';
import { sendAhead } from './sendAhead.ts';

/** What the worker does when called. It cannot be interrupted: whoever wants to stop it ends the worker. */
export interface RemoteSolver {
  solve(request: SolveRequest, tell: (reply: SolveReply) => void): Promise<void>;
}

const solver: RemoteSolver = {
  solve(request, tell) {
    return sendAhead(
      answer(request, () => performance.now()),
      tell,
    );
  },
};

expose(solver);
