import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { SolverPanel } from '../solver/SolverPanel.tsx';
import { SolveSession } from '../solve/SolveSession.tsx';
import { useSolverRun } from '../solver/useSolverRun.ts';

/** A board to paint on, blank unless the address has a puzzle, which is then removed from it. */
export function CreatePage() {
  const puzzle = useLoaderData<Puzzle>();
  const { key } = useLocation();
  const run = useSolverRun();
  useEffect(() => {
    window.history.replaceState(window.history.state, '', '/create');
  }, []);
  return (
    <SolveSession
      key={key}
      puzzle={puzzle}
      isRuled
      tools={(store) => <SolverPanel store={store} run={run} />}
    />
  );
}
