import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { Scoped } from './Scoped.tsx';

/** A dialog with a board over the editor. Closing it loses no work. */
export function OverlayDialog({
  title,
  description,
  note,
  hasEscape,
  onClose,
  children,
}: {
  title: string;
  description: string;
  /** The visible part of the description. */
  note: string;
  /** True if Escape closes the dialog; boards inside may use the key themselves. */
  hasEscape: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const back = {
    icon: X,
    label: t('nested.backToPuzzle'),
    size: 'size-10 pointer-coarse:size-12',
    onPress: onClose,
  };
  return (
    <Dialog
      title={title}
      description={description}
      shape="full"
      onClose={onClose}
      {...(hasEscape && { onEscape: onClose })}
    >
      <Scoped
        title={title}
        note={note}
        ways={hasEscape ? <IconButton keys="Esc" {...back} /> : <IconButton {...back} />}
      >
        {children}
      </Scoped>
    </Dialog>
  );
}
