import { Files, GalleryVerticalEnd } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import { ToolRow } from '../components/ToolRow.tsx';
import type { VersionKeeper } from '../drafts/VersionKeeper.ts';
import { DraftStatus } from '../workspace/DraftStatus.tsx';
import type { Workspace } from '../workspace/useWorkspace.ts';

const DraftsDialog = lazy(() =>
  import('../drafts/DraftsDialog.tsx').then(({ DraftsDialog }) => ({ default: DraftsDialog })),
);
const VersionsDialog = lazy(() =>
  import('../drafts/VersionsDialog.tsx').then(({ VersionsDialog }) => ({
    default: VersionsDialog,
  })),
);

/** The other drafts, versions of this one, and whether it is saved. */
export function DraftTools({ workspace, keeper }: { workspace: Workspace; keeper: VersionKeeper }) {
  const [dialog, setDialog] = useState<'drafts' | 'versions' | null>(null);
  const onClose = () => setDialog(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 pl-2.5">
      <ToolRow label="Draft">
        <IconButton icon={Files} label="Drafts" opensDialog onPress={() => setDialog('drafts')} />
        <IconButton
          icon={GalleryVerticalEnd}
          label="Versions"
          opensDialog
          onPress={() => setDialog('versions')}
        />
      </ToolRow>
      <DraftStatus workspace={workspace} />
      <Suspense>
        {dialog === 'drafts' && <DraftsDialog current={workspace.slot.key} onClose={onClose} />}
        {dialog === 'versions' && (
          <VersionsDialog draft={workspace.slot.key} keeper={keeper} onClose={onClose} />
        )}
      </Suspense>
    </div>
  );
}
