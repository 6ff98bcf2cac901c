import { lazy } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { CreateWorkspace } from '#ui/editor/CreateWorkspace.tsx';
import type { NestedParts } from '#ui/editor/features.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';

/** What opens over the editor loads when it is asked for. */
const NESTED_PARTS: NestedParts = {
  GridEditor: lazy(() =>
    import('#ui/editor/GridEditor.tsx').then(({ GridEditor }) => ({
      default: GridEditor,
    })),
  ),
  PathEditor: lazy(() =>
    import('#ui/editor/PathEditor.tsx').then(({ PathEditor }) => ({
      default: PathEditor,
    })),
  ),
  Preview: lazy(() =>
    import('#ui/editor/PreviewDialog.tsx').then(({ PreviewDialog }) => ({
      default: PreviewDialog,
    })),
  ),
  Walkthrough: lazy(() =>
    import('#ui/editor/WalkthroughDialog.tsx').then(({ WalkthroughDialog }) => ({
      default: WalkthroughDialog,
    })),
  ),
};

/**
 * Make a puzzle: a new one or the one in the address, which stays, so that a reload has the work.
 */
export function CreatePage() {
  const opened = useLoaderData<OpenedPuzzle>();
  const { pathname, search } = useLocation();
  return <CreateWorkspace key={pathname + search} opened={opened} nested={NESTED_PARTS} />;
}
