import { useLoaderData, useLocation } from 'react-router';
import { usePageTitle } from '../platform/pageTitle.ts';
import { UNTITLED } from '../product.ts';
import { SolveWorkspace } from '../solve/SolveWorkspace.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';

/** Solve one puzzle. A new address is a new session. */
export function SolvePage() {
  const opened = useLoaderData<OpenedPuzzle>();
  const { pathname, search } = useLocation();
  const title = opened.puzzle.title || UNTITLED;
  usePageTitle(opened.mode.id === 'perfection' ? `${title}, for perfection` : title);
  return <SolveWorkspace key={pathname + search} opened={opened} />;
}
