import { useLoaderData, useLocation } from 'react-router';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { SolveSession } from '../board/SolveSession.tsx';

/** Solve one puzzle. A new address is a new session. */
export function SolvePage() {
  const puzzle = useLoaderData<Puzzle>();
  const { search } = useLocation();
  return <SolveSession key={search} puzzle={puzzle} />;
}
