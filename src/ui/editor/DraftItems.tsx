import { Files, FolderInput, GalleryVerticalEnd, Send } from 'lucide-react';
import { useText } from '#ui/shared/texts/texts.ts';
import { SheetItem } from '#ui/workspace/MoreSheet.tsx';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';

/** The lines of the sheet of a phone that are about the draft. */
export function DraftItems({
  onDialog,
  onPublish,
}: Pick<Workspace, 'onDialog'> & {
  /** Goes to the checklist, with the buttons that save and publish below it. */
  onPublish: () => void;
}) {
  const t = useText();
  return (
    <div className="flex flex-col">
      <SheetItem
        icon={Send}
        label={t('create.toPublish')}
        onPress={() => {
          onDialog(null);
          onPublish();
        }}
      />
      <SheetItem icon={Files} label={t('create.drafts')} onPress={() => onDialog('drafts')} />
      <SheetItem
        icon={GalleryVerticalEnd}
        label={t('create.versions')}
        onPress={() => onDialog('versions')}
      />
      <SheetItem icon={FolderInput} label={t('create.openText')} onPress={() => onDialog('open')} />
    </div>
  );
}
