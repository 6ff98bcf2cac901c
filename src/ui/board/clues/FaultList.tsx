import { useState } from 'react';
import { LabeledList } from '#ui/shared/components/LabeledList.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { FaultLine } from './FaultLine.tsx';

/** Faults listed at first; the rest on demand. */
const FEW = 3;

/** The list of all faults next to a wide board, with their number. Empty without faults. */
export function FaultList({ store, onRow }: { store: BoardStore; onRow: (key: string) => void }) {
  const t = useText();
  const faults = useBoardSnapshot(store, (snapshot) => snapshot.faults);
  const [isWhole, setWhole] = useState(false);
  if (faults.length === 0) return null;
  const listed = isWhole ? faults : faults.slice(0, FEW);
  return (
    <div className="flex max-h-1/2 flex-none flex-col gap-1 border-t border-line pt-3 pr-2 pl-1 own-layer">
      <LabeledList
        label={t('play.errors', { count: faults.length })}
        className="min-h-0 scrollbar-thin overflow-auto text-aside/[1.3] lg:mb-0"
      >
        {listed.map((fault) => (
          <li key={fault.key}>
            <FaultLine store={store} fault={fault} press={{ onRow }} />
          </li>
        ))}
      </LabeledList>
      {faults.length > FEW && (
        <button
          type="button"
          className="self-start rounded-control px-2 py-1.5 text-meta text-muted hover:bg-fill-1"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('play.showFewer') : t('play.showAll', { count: faults.length })}
        </button>
      )}
    </div>
  );
}
