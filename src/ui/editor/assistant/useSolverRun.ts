import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import type { SolveRequest } from '#engine/solving/protocol.ts';
import { solverMachine, type SolverEvent } from '#machines/solverMachine.ts';
import { parseReply } from '#machines/solverReply.ts';
import { spawnSolver } from '#workers/spawnSolver.ts';

export type SolverRun = ActorRefFrom<typeof solverMachine>;

const machine = solverMachine.provide({
  actors: {
    solver: fromCallback<SolverEvent, SolveRequest>(({ input, sendBack }) =>
      spawnSolver(input, (reply) =>
        sendBack({ type: 'solver.reply', reply: parseReply(reply), atMs: performance.now() }),
      ),
    ),
  },
});

/** Runs solvers, one at a time, each in a worker that ends with its run. */
export function useSolverRun(): SolverRun {
  return useActorRef(machine);
}

/**
 * Stop a search when its puzzle is no longer on the board, even if that happened without a panel.
 */
export function useEndOfStaleRun(run: SolverRun, puzzle: Grid): void {
  useEffect(() => {
    if (run.getSnapshot().context.request.grid !== puzzleText(puzzle))
      run.send({ type: 'clues.changed' });
  }, [run, puzzle]);
}

/** The text of a grid for solvers: without the colors of the player. */
export function puzzleText(grid: Grid): string {
  return writeGridText(clearToGivens(grid));
}
