import type { ReactNode } from 'react';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

/**
 * Container of an editor over the whole window. The editor shows the title and the close buttons,
 * and handles Escape, because it has unsaved work.
 */
export function OverlayEditorDialog({
  title,
  onCancel,
  children,
}: {
  title: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Dialog title={title} description={t('tools.nestedEditor')} shape="full" onClose={onCancel}>
      {children}
    </Dialog>
  );
}
