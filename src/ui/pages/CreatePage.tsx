import { useLoaderData, useLocation } from 'react-router';
import { CreateWorkspace } from '../create/CreateWorkspace.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';

/** Make a puzzle: a new one, or the one the address holds. The address stays: opened again, it has the work so far. */
export function CreatePage() {
  const opened = useLoaderData<OpenedPuzzle>();
  const { pathname, search } = useLocation();
  return <CreateWorkspace key={pathname + search} opened={opened} />;
}
