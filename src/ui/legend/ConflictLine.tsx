import { ErrorSwatch } from '../components/ErrorSwatch.tsx';
import type { BoardFeed } from '../store/boardStore.ts';
import { firstFault } from './firstConflict.ts';
import { useBoardNews } from '../store/useBoardSnapshot.ts';

/** The first thing that is wrong, in one sentence, beside the pattern that marks it on the board. */
export function FaultLine({ feed }: { feed: BoardFeed }) {
  const sentence = useBoardNews(feed, firstFault);
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
