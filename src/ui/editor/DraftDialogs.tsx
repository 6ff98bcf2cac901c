import { lazy, Suspense } from 'react';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { documentToEdit } from './documentToEdit.ts';

const DraftsDialog = lazy(() =>
  import('#ui/saved/DraftsDialog.tsx').then(({ DraftsDialog }) => ({
    default: DraftsDialog,
  })),
);
const OpenTextDialog = lazy(() =>
  import('#ui/saved/OpenTextDialog.tsx').then(({ OpenTextDialog }) => ({
    default: OpenTextDialog,
  })),
);
const VersionsDialog = lazy(() =>
  import('#ui/saved/VersionsDialog.tsx').then(({ VersionsDialog }) => ({
    default: VersionsDialog,
  })),
);

/** The dialogs of a draft: the other drafts, its versions, and what it can be opened from. */
export function DraftDialogs({
  workspace: { dialog, slot, onDialog },
  keeper,
  pasted,
}: {
  workspace: Workspace;
  keeper: VersionKeeper;
  /** The text that is in the field of the dialog at first. */
  pasted: string;
}) {
  const onClose = () => onDialog(null);
  return (
    <Suspense>
      {dialog === 'drafts' && <DraftsDialog current={slot.key} onClose={onClose} />}
      {dialog === 'open' && (
        <OpenTextDialog
          initial={pasted}
          onOpen={(puzzle) => {
            void keeper.replace(documentToEdit(puzzle));
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog draft={slot.key} keeper={keeper} onClose={onClose} />
      )}
    </Suspense>
  );
}
