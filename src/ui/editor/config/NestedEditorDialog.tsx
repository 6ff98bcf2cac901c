import type { ReactNode } from 'react';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

/**
 * Holds an editor over the whole window. The editor in it shows the title and the ways out; Escape
 * is its own, for there is work to lose.
 */
export function NestedEditorDialog({
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
