import { useLoaderData, useLocation } from 'react-router';
import { CreateWorkspace } from '#ui/editor/CreateWorkspace.tsx';
import type { OverlayParts } from '#ui/editor/features.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';

/** Overlay editors and dialogs are loaded on demand. */
const OVERLAY_PARTS: OverlayParts = {
  GridEditor: lazyPart(async () => (await import('#ui/editor/GridEditor.tsx')).GridEditor),
  PathEditor: lazyPart(async () => (await import('#ui/editor/PathEditor.tsx')).PathEditor),
  Preview: lazyDialog(async () => (await import('#ui/editor/PreviewDialog.tsx')).PreviewDialog),
  Walkthrough: lazyDialog(
    async () => (await import('#ui/editor/WalkthroughDialog.tsx')).WalkthroughDialog,
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
