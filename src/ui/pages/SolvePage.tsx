import { useLoaderData, useLocation } from 'react-router';
import { SolveWorkspace } from '../solve/SolveWorkspace.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';

/** Solve one puzzle. A new address is a new session. */
export function SolvePage() {
  const opened = useLoaderData<OpenedPuzzle>();
  const { pathname, search } = useLocation();
  return <SolveWorkspace key={pathname + search} opened={opened} />;
}
