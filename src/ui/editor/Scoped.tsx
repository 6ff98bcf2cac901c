import { useRef, type ReactNode } from 'react';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';

/**
 * The frame of an editor or a play over the whole window: header, close buttons and a key scope.
 */
export function Scoped({
  title,
  note,
  ways,
  homeRef,
  children,
}: {
  title: string;
  /** One line that says what becomes of the changes. */
  note: string;
  /** The close buttons. */
  ways?: ReactNode;
  /** Gets the element of the close buttons, for portals from inside. */
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
