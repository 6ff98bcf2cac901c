import { useLoaderData, useLocation } from 'react-router';
import { CreateWorkspace } from '../create/CreateWorkspace.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';

/**
 * Make a puzzle: a new one or the one in the address, which stays, so that a reload has the work.
 */
export function CreatePage() {
  const opened = useLoaderData<OpenedPuzzle>();
  const { pathname, search } = useLocation();
  return <CreateWorkspace key={pathname + search} opened={opened} />;
}
