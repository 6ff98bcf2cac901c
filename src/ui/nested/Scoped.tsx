import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import { KeyScope } from '../keys/useKeyTable.ts';

/** An editor or a play over the whole window: its head, the way back, and keys of its own. */
export function Scoped({
  title,
  note,
  onClose,
  children,
}: {
  title: string;
  /** What becomes of what is done here. */
  note: string;
  onClose: () => void;
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
        <div className="flex min-h-14 flex-none items-center gap-3 border-b border-line px-page phone:px-4 flat:min-h-11">
          <p className="text-card whitespace-nowrap">{title}</p>
          <p className="min-w-0 flex-1 truncate text-meta text-muted">{note}</p>
          <IconButton
            icon={X}
            label="Back to the puzzle"
            size="size-10 pointer-coarse:size-12"
            onPress={onClose}
          />
        </div>
        <div className="min-h-0 flex-1">{children}</div>
      </div>
    </KeyScope>
  );
}
