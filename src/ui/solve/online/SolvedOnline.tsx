import type { ServerPuzzle } from '../../workspace/OpenedPuzzle.ts';
import { useText } from '../../texts/useText.ts';
import { LoveButton } from './LoveButton.tsx';
import { OnlineNote } from './OnlineNote.tsx';
import { Histogram, RatedText, RatingKeys } from './RatingKeys.tsx';
import { useBrief } from './useBrief.ts';
import { useCompletion, useReader } from './useCompletion.ts';
import { useRating } from './useRating.ts';

/** At this share somebody is faster than half of the others. */
const PERCENT = 100;

/** After a solve: how it compares, how hard the puzzle was, whether it is loved. */
export function SolvedOnline({ server }: { server: ServerPuzzle }) {
  const t = useText();
  const brief = useBrief(server);
  const completion = useCompletion(server.id);
  const rating = useRating(server.id);
  const reader = useReader();
  if (!brief) return <OnlineNote isSolved />;
  const counts = brief.ratedDifficulty;
  const fasterThan = completion?.fasterThan ?? null;
  const isRated = counts.some((count) => count > 0);
  const canRate = rating !== null && brief.creator.id !== reader;
  return (
    <div className="flex min-w-0 flex-col gap-4 phone:order-1 phone:basis-full">
      {fasterThan !== null && (
        <p className="text-muted">
          {t('online.fasterThan', { percent: Math.round(fasterThan * PERCENT) })}
        </p>
      )}
      {(canRate || isRated) && (
        <div>
          <p className="mb-2.5 flex items-baseline justify-between gap-3">
            <span>{canRate ? t('online.howHard') : t('online.ratings')}</span>
            <span className="text-meta text-muted">
              <RatedText counts={counts} />
            </span>
          </p>
          {canRate ? (
            <RatingKeys counts={counts} rating={rating} isDisabled={false} />
          ) : (
            <Histogram counts={counts} />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <LoveButton server={server} withCount />
      </div>
      <OnlineNote isSolved />
    </div>
  );
}
