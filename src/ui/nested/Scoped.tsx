import { useRef, type ReactNode } from 'react';
import { KeyScope } from '../keys/useKeyTable.ts';

/** An editor or a play inside a dialog: its keys are those of the dialog. */
export function Scoped({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLElement | null>(null);
  return (
    <KeyScope value={dialog}>
      <div
        ref={(element) => {
          dialog.current = element?.closest<HTMLElement>('[role="dialog"]') ?? null;
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        {children}
      </div>
    </KeyScope>
  );
}
