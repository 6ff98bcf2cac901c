import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { iconButtonClass } from '../components/buttonStyles.ts';

/**
 * A modal surface with title, description and a way out; focus returns to where it was. `sheet` lies at the side,
 * on a phone at the bottom. The veil is an element of our own, because the library's locks scrolling with an inline
 * style sheet, which the site's security policy forbids.
 */
export function Dialog({
  title,
  description,
  shape = 'dialog',
  onClose,
  children,
}: {
  title: string;
  description: string;
  shape?: 'dialog' | 'sheet';
  onClose: () => void;
  children: ReactNode;
}) {
  const opener = useRef(document.activeElement);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useEffect(makeRestInert, []);
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <div className="veil" data-modal="" />
        <Radix.Content className={shape} onCloseAutoFocus={returnFocus}>
          <div className="dialog-head">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Close className={iconButtonClass()} aria-label="Close">
              <X aria-hidden />
            </Radix.Close>
          </div>
          <Radix.Description className="dialog-note">{description}</Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Keep focus and pointer from what lies under a dialog; notices are still spoken. Returns the way back. */
function makeRestInert(): () => void {
  const rest = document.querySelectorAll<HTMLElement>('.site > :not([aria-live])');
  for (const element of rest) element.inert = true;
  return () => {
    for (const element of rest) element.inert = false;
  };
}
