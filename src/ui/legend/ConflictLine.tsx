import { ErrorSwatch } from '../components/ErrorSwatch.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { firstConflict } from './firstConflict.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';

/** The first thing that is wrong, in one sentence, beside the pattern that marks it on the board. */
export function ConflictLine({ store }: { store: BoardStore }) {
  const sentence = useBoardSnapshot(store, firstConflict);
  return (
    <div className="fault">
      {sentence !== null && (
        <>
          <ErrorSwatch size={20} />
          {sentence}
        </>
      )}
    </div>
  );
}
