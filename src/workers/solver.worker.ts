import { expose } from 'comlink';
import type { SolveReply, SolveRequest } from '#engine/solver/run/protocol.ts';
import { answer } from '#solvers/answer.ts';
import { sendAhead } from './sendAhead.ts';

/** What the worker does. A search cannot be interrupted; to stop it, terminate the worker. */
export interface RemoteSolver {
  solve(request: SolveRequest, onReply: (reply: SolveReply) => void): Promise<void>;
}

const solver: RemoteSolver = {
  solve(request, onReply) {
    return sendAhead(
      answer(request, () => performance.now()),
      onReply,
    );
  },
};

expose(solver);
