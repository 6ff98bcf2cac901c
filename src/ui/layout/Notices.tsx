import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { onNotice } from '../platform/notices.ts';

const MAX_TOASTS = 20;
const DURATION_MS = { error: 4000, success: 2000 } as const;

/** The toast area. Speaks what `notify` is told, in a polite live region. */
export function Notices() {
  useEffect(
    () =>
      onNotice(({ kind, message }) => {
        toast[kind](message, { duration: DURATION_MS[kind] });
      }),
    [],
  );
  return <Toaster position="bottom-center" visibleToasts={MAX_TOASTS} />;
}
