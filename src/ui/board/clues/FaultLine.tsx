import { capitalized } from '#texts/capitalized.ts';
import type { Fault } from '#engine/judging/faults.ts';
import { ErrorSwatch } from '#ui/shared/components/ErrorSwatch.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { faultWords } from '#ui/board/faultWords.ts';
import { showFault } from '#ui/board/showFault.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

const LINE =
  'grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 rounded-control px-2 py-1.5 text-start hover:bg-fault-fill';

/** What happens when the line of a broken clue is pressed. */
export interface FaultPress {
  /** For a clue without a place on the board: open its row in the legend. */
  readonly onRow: (key: string) => void;
  /** After either. */
  readonly onShown?: () => void;
}

/**
 * One broken clue in words, beside the pattern that marks it on the board. A press shows it there.
 */
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
