import { lazy } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { CreateWorkspace } from '#ui/editor/CreateWorkspace.tsx';
import type { OverlayParts } from '#ui/editor/features.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';

/** Overlay editors and dialogs are loaded on demand. */
const OVERLAY_PARTS: OverlayParts = {
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
 * The editor, for a new puzzle or the one in the address. The address stays, so that a reload
 * restores the work.
 */
export function CreatePage() {
  const opened = useLoaderData<OpenedPuzzle>();
  const { pathname, search } = useLocation();
  return <CreateWorkspace key={pathname + search} opened={opened} overlays={OVERLAY_PARTS} />;
}
