import { useEffect, type CSSProperties } from 'react';
import { Toaster, toast } from 'sonner';
import { onNotice } from '../platform/notices.ts';

const MAX_TOASTS = 20;
/** Within the header; on phones between its buttons. */
const OFFSET = { top: 8 };
const PHONE_OFFSET = { top: 4, left: 60, right: 60 };
// Sonner sets its own width on the element, where no style sheet reaches it.
const STYLE = { '--width': 'var(--toast-width)' } as CSSProperties;
const DURATION_MS = { error: 4000, success: 2000 } as const;

/**
 * The toast area: shows the notices of `notify` in a polite live region. Toasts lie over the
 * header, clear of the board and its tools, and let clicks through.
 */
export function Notices() {
  useEffect(
    () =>
      onNotice(({ kind, message, action }) => {
        toast[kind](message, {
          duration: action ? Infinity : DURATION_MS[kind],
          ...(action && {
            action: { label: action.label, onClick: action.run },
            closeButton: true,
          }),
        });
      }),
    [],
  );
  return (
    <Toaster
      position="top-center"
      visibleToasts={MAX_TOASTS}
      offset={OFFSET}
      mobileOffset={PHONE_OFFSET}
      style={STYLE}
    />
  );
}
