import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { FaultLine, type FaultPress } from './FaultLine.tsx';

const LIST =
  'absolute inset-x-2 bottom-full z-10 max-h-[min(40dvh,320px)] overflow-auto overscroll-contain rounded-surface border border-line bg-base-200 p-2 shadow-float flat:top-full flat:bottom-auto';

/**
 * The first fault in one sentence, and a button with the number of other faults that lists all. Its
 * height is constant, so that the board does not move.
 */
export default function ConflictLine({
  store,
  onRow,
}: {
  store: BoardStore;
  onRow: (key: string) => void;
}) {
  const t = useText();
  const faults = useBoardSnapshot(store, (snapshot) => snapshot.faults);
  const [isOpen, setOpen] = useState(false);
  const [first] = faults;
  const isListed = isOpen && faults.length > 1;
  const press: FaultPress = { onRow, onShown: () => setOpen(false) };
  useEscape(isListed, setOpen);
  return (
    <div
      className="peer flex min-h-10 min-w-0 flex-1 items-center gap-1 text-[15.5px]/[1.2] phone:h-10 phone:px-2"
      data-fault={first !== undefined || undefined}
    >
      {first && (
        <FaultLine store={store} fault={first} press={press} className="max-w-max py-0.5" />
      )}
      {faults.length > 1 && (
        <button
          type="button"
          className="flex h-10 min-w-12 flex-none items-center justify-center gap-1 rounded-control px-2 text-meta text-fault lining-nums tabular-nums hover:bg-fault-fill"
          aria-expanded={isListed}
          aria-label={t('play.allErrors', { count: faults.length })}
          onClick={() => setOpen(!isOpen)}
        >
          {faults.length}
          {isListed ? (
            <ChevronDown className="size-4" aria-hidden />
          ) : (
            <ChevronUp className="size-4" aria-hidden />
          )}
        </button>
      )}
      {isListed && (
        <ul className={LIST} aria-label={t('play.errors', { count: faults.length })}>
          {faults.map((fault) => (
            <li key={fault.key}>
              <FaultLine store={store} fault={fault} press={press} className="min-h-12" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Escape closes the list. */
function useEscape(isListed: boolean, setOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    if (!isListed) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isListed, setOpen]);
}
