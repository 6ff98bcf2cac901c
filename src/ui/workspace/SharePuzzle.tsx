import { useState } from 'react';
import { puzzleQuery } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { ShareDialog } from '#ui/shared/components/ShareDialog.tsx';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import { presentPuzzle } from './presentPuzzle.ts';
import type { Workspace } from './useWorkspace.ts';

/** Authors share the current puzzle, players the original one. */
export function SharePuzzle({
  workspace: { opened, store, mode, viewport },
  onClose,
}: {
  workspace: Workspace;
  onClose: () => void;
}) {
  const isMaking = mode.rights.replaceFixed;
  const [puzzle] = useState(() => (isMaking ? presentPuzzle(store) : opened.puzzle));
  return (
    <ShareDialog
      puzzle={puzzle}
      publicId={publicIdOf(opened, isMaking)}
      grid={store.current().board.grid}
      screenCellPx={viewport.current()?.cellPx ?? null}
      canEdit={isMaking}
      onClose={onClose}
    />
  );
}

/** The id of a puzzle that everyone can find on the site; null for all others. */
function publicIdOf({ server }: OpenedPuzzle, isMaking: boolean): string | null {
  if (!server) return null;
  const { id, about } = server;
  // The puzzle may have been published since it was opened.
  const known = isMaking ? queryClient.getQueryData(puzzleQuery(id, 'edit').queryKey) : undefined;
  return (known ?? about)?.status === 'public' ? id : null;
}
