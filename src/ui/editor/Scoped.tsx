import { useRef, type ReactNode } from 'react';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';

/** An editor or a play over the whole window: its head, the way back, and keys of its own. */
export function Scoped({
  title,
  note,
  ways,
  homeRef,
  children,
}: {
  title: string;
  /** What becomes of what is done here. */
  note: string;
  /** The ways out. */
  ways?: ReactNode;
  /** Gets the element of the ways out, for what stands further in. */
  homeRef?: (element: Element | null) => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLElement | null>(null);
  return (
    <KeyScope value={dialog}>
      <div
        ref={(element) => {
          dialog.current = element?.closest<HTMLElement>('[role="dialog"]') ?? null;
        }}
        className="flex min-h-0 flex-1 flex-col bg-base-100"
        data-nested=""
      >
        <div className="flex min-h-14 flex-none items-center justify-between gap-3 border-b border-line px-page phone:px-4 flat:min-h-11">
          <p className="min-w-0 truncate text-card">{title}</p>
          <p className="min-w-0 flex-1 truncate text-meta text-muted phone:sr-only">{note}</p>
          <div
            ref={homeRef}
            className="flex min-w-0 flex-wrap items-center justify-end gap-2 py-1.5 flat:py-0"
          >
            {ways}
          </div>
        </div>
        <div className="min-h-0 flex-1">{children}</div>
      </div>
    </KeyScope>
  );
}
