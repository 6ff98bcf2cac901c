import { Suspense } from 'react';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { documentToEdit } from './documentToEdit.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';

const DraftsDialog = lazyDialog(
  async () => (await import('#ui/saved/DraftsDialog.tsx')).DraftsDialog,
);
const OpenTextDialog = lazyDialog(
  async () => (await import('#ui/saved/OpenTextDialog.tsx')).OpenTextDialog,
);
const VersionsDialog = lazyDialog(
  async () => (await import('#ui/saved/VersionsDialog.tsx')).VersionsDialog,
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
