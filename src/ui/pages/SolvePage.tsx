import { useLoaderData, useLocation } from 'react-router';
import { SolveSession } from '../solve/SolveSession.tsx';
import type { PuzzleToSolve } from '../solve/PuzzleToSolve.ts';

/** Solve one puzzle. A new address is a new session. */
export function SolvePage() {
  const asked = useLoaderData<PuzzleToSolve>();
  const { pathname, search } = useLocation();
  return <SolveSession key={pathname + search} puzzle={asked.puzzle} asked={asked} />;
}
