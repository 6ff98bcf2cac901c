import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { sameClues } from '#engine/judging/boardOf.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import type { SolveRequest } from '#engine/solver/run/protocol.ts';
import { solverMachine, type SolverEvent } from '#machines/solverMachine.ts';
import { spawnSolver } from '#workers/spawnSolver.ts';
import type { BoardStore } from '../store/boardStore.ts';

export type SolverRun = ActorRefFrom<typeof solverMachine>;

const machine = solverMachine.provide({
  actors: {
    solver: fromCallback<SolverEvent, SolveRequest>(({ input, sendBack }) =>
      spawnSolver(input, (reply) =>
        sendBack({ type: 'solver.reply', reply, atMs: performance.now() }),
      ),
    ),
  },
});

/** Runs solvers, one at a time, each in a worker that ends with its run. */
export function useSolverRun(): SolverRun {
  return useActorRef(machine);
}

/** Another puzzle on the board than the one a run was asked about ends the run, also if it came while no panel was shown. */
export function useCluesFor(run: SolverRun, store: BoardStore): void {
  useEffect(() => {
    let asked = store.actor.getSnapshot().context.grid;
    if (run.getSnapshot().context.request.grid !== puzzleText(asked))
      run.send({ type: 'clues.changed' });
    const subscription = store.actor.subscribe(({ context: { grid } }) => {
      if (!isSamePuzzle(asked, grid)) run.send({ type: 'clues.changed' });
      asked = grid;
    });
    return () => subscription.unsubscribe();
  }, [store, run]);
}

/** The grid as solvers are given it: without what the player painted. */
export function puzzleText(grid: Grid): string {
  return writeGridText(clearToGivens(grid));
}

/** Whether two grids differ in what the player painted, and in nothing else. */
export function isSamePuzzle(a: Grid, b: Grid): boolean {
  if (a === b) return true;
  return (
    sameClues(a, b) &&
    a.tiles.every((tile, cell) => {
      const other = b.tiles[cell];
      if (tile === other) return true;
      return !tile.fixed && !other?.fixed && tile.exists === other?.exists;
    })
  );
}
