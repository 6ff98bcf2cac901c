import { Files, FolderInput, GalleryVerticalEnd, Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#ui/shared/components/IconButton.tsx';
import { ToolRow } from '#ui/shared/components/ToolRow.tsx';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { DraftStatus } from '#ui/workspace/DraftStatus.tsx';
import { documentToEdit } from './documentToEdit.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';

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

/** The other drafts, versions of this one, and whether it is saved. */
export function DraftTools({ workspace, keeper }: { workspace: Workspace; keeper: VersionKeeper }) {
  const t = useText();
  const [dialog, setDialog] = useState<'drafts' | 'versions' | 'open' | null>(null);
  const onClose = () => setDialog(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 pb-1 pl-2.5">
      <ToolRow label={t('create.draft')}>
        <IconButton
          icon={Files}
          label={t('create.drafts')}
          opensDialog
          onPress={() => setDialog('drafts')}
        />
        <IconButton
          icon={GalleryVerticalEnd}
          label={t('create.versions')}
          opensDialog
          onPress={() => setDialog('versions')}
        />
        <IconButton
          icon={FolderInput}
          label={t('create.openText')}
          opensDialog
          onPress={() => setDialog('open')}
        />
        <IconButton
          icon={Keyboard}
          label={t('create.help')}
          keys="?"
          opensDialog
          onPress={() => workspace.onDialog('help')}
        />
      </ToolRow>
      <DraftStatus workspace={workspace} />
      <Suspense>
        {dialog === 'drafts' && <DraftsDialog current={workspace.slot.key} onClose={onClose} />}
        {dialog === 'open' && (
          <OpenTextDialog
            onOpen={(puzzle) => {
              void keeper.replace(documentToEdit(puzzle));
              onClose();
            }}
            onClose={onClose}
          />
        )}
        {dialog === 'versions' && (
          <VersionsDialog draft={workspace.slot.key} keeper={keeper} onClose={onClose} />
        )}
      </Suspense>
    </div>
  );
}
