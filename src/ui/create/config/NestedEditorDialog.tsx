import type { ReactNode } from 'react';
import { Dialog } from '../../dialogs/Dialog.tsx';

const DESCRIPTION =
  'An editor of its own. What is under it waits as it is, and its keys are asleep.';

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
  return (
    <Dialog title={title} description={DESCRIPTION} shape="full" onClose={onCancel}>
      {children}
    </Dialog>
  );
}
