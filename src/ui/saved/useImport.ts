import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { importMachine } from '#machines/importMachine.ts';
import { createSolverPool } from '#workers/solverPool.ts';
import { coreCount } from '#ui/shared/platform/cores.ts';
import { inspectorActor, solveActor } from './importActors.ts';

export type ImportActor = ActorRefFrom<typeof importMachine>;

/** Solvers at once, however many threads there are. */
const MOST_WORKERS = 5;

/** A list of puzzles that are imported; its workers end with the page. */
export function useImport(): ImportActor {
  const [{ machine, pool }] = useState(() => {
    const solvers = createSolverPool();
    const actors = { inspector: inspectorActor, solve: solveActor(solvers) };
    return { machine: importMachine.provide({ actors }), pool: solvers };
  });
  useEffect(() => () => pool.destroy(), [pool]);
  return useActorRef(machine, { input: { workers: Math.min(MOST_WORKERS, coreCount()) } });
}
