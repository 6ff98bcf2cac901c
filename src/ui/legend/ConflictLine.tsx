import { ErrorSwatch } from '../components/ErrorSwatch.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { firstConflict } from './firstConflict.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';

/**
 * The first thing that is wrong, in one sentence, beside the pattern that marks it on the board.
 */
export function ConflictLine({ store }: { store: BoardStore }) {
  const sentence = useBoardSnapshot(store, firstConflict);
  return (
    <div
      className="peer flex min-h-10 min-w-0 flex-1 items-center gap-3 px-1 text-[15.5px]/[1.2] text-balance text-fault phone:h-10 phone:pr-2 phone:pl-4"
      data-fault={sentence !== null || undefined}
    >
      {sentence !== null && (
        <>
          <ErrorSwatch size={20} />
          {sentence}
        </>
      )}
    </div>
  );
}
