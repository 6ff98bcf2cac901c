import { capitalized } from '#texts/capitalized.ts';
import type { Fault } from '#engine/judging/faults.ts';
import { ErrorSwatch } from '#ui/shared/components/ErrorSwatch.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { faultWords, showFault } from '#ui/board/boardFaults.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { useState } from 'react';
import { LabeledList } from '#ui/shared/components/LabeledList.tsx';

needTexts('rules', 'symbols', 'clues');

const LINE =
  'grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 rounded-control px-2 py-1.5 text-start hover:bg-fault-fill';

/** Handlers of a press on the line of a broken clue. */
export interface FaultPress {
  /** The clue has no place on the board: open its row in the legend. */
  readonly onRow: (key: string) => void;
  /** Called after the fault or the row was shown. */
  readonly onShown?: () => void;
}

/** A broken clue in words, next to the pattern of its error mark. A press shows it on the board. */
export function FaultLine({
  store,
  fault,
  press: { onRow, onShown },
  className = '',
}: {
  store: BoardStore;
  fault: Fault;
  press: FaultPress;
  className?: string;
}) {
  const t = useText();
  const clue = useBoardSnapshot(store, (snapshot) => t.say(faultWords(fault, snapshot).clue));
  const detail = useBoardSnapshot(store, (snapshot) => t.say(faultWords(fault, snapshot).detail));
  return (
    <button
      type="button"
      className={`${LINE} ${className}`}
      onClick={() => {
        if (!showFault(store, fault)) onRow(rowOf(store, fault));
        onShown?.();
      }}
    >
      <ErrorSwatch size={20} />
      <span className="line-clamp-2 lg:line-clamp-none">
        {capitalized(clue, t.language)}:{' '}
        <span className="text-fault lg:inline-block">{detail}</span>
      </span>
    </button>
  );
}

function rowOf({ current }: BoardStore, { kind, id, index }: Fault): string {
  const row = current().legend.find(
    (one) => one.kind === kind && one.id === id && one.members.includes(index),
  );
  return row?.key ?? '';
}

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
