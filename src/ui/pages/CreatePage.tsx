import { lazy } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { CreateWorkspace } from '#ui/editor/CreateWorkspace.tsx';
import type { OverlayParts } from '#ui/editor/features.ts';
import { withTexts } from '#ui/shared/texts/texts.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';

/** What opens over the editor loads when it is asked for. */
const OVERLAY_PARTS: OverlayParts = {
  GridEditor: lazy(() =>
    withTexts(import('#ui/editor/GridEditor.tsx'), 'nested').then(({ GridEditor }) => ({
      default: GridEditor,
    })),
  ),
  PathEditor: lazy(() =>
    withTexts(import('#ui/editor/PathEditor.tsx'), 'nested').then(({ PathEditor }) => ({
      default: PathEditor,
    })),
  ),
  Preview: lazy(() =>
    withTexts(import('#ui/editor/PreviewDialog.tsx'), 'nested').then(({ PreviewDialog }) => ({
      default: PreviewDialog,
    })),
  ),
  Walkthrough: lazy(() =>
    withTexts(import('#ui/editor/WalkthroughDialog.tsx'), 'nested', 'hints', 'lists').then(
      ({ WalkthroughDialog }) => ({ default: WalkthroughDialog }),
    ),
  ),
};

/**
 * Make a puzzle: a new one or the one in the address, which stays, so that a reload has the work.
 */
export function CreatePage() {
  const opened = useLoaderData<OpenedPuzzle>();
  const { pathname, search } = useLocation();
  return <CreateWorkspace key={pathname + search} opened={opened} overlays={OVERLAY_PARTS} />;
}
