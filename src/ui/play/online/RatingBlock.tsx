import { useText } from '#ui/shared/texts/useText.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { RatedText, Ratings } from '#ui/library/lists/Ratings.tsx';
import { RatingKeys } from './RatingKeys.tsx';
import { useBrief } from './useBrief.ts';
import { useReader } from './useCompletion.ts';
import { useRating } from './useRating.ts';

/** Ratings of the difficulty: ten keys for players who solved the puzzle, and the distribution. */
export function RatingBlock({ server }: { server: ServerPuzzle }) {
  const t = useText();
  const brief = useBrief(server);
  const rating = useRating(server.id);
  const reader = useReader();
  if (!brief) return null;
  const counts = brief.ratedDifficulty;
  const canRate = rating !== null && brief.creator.id !== reader;
  if (!canRate && counts.every((count) => count === 0)) return null;
  return (
    <div>
      <p className="mb-2.5 flex items-baseline justify-between gap-3 phone:mb-1">
        <span>{canRate ? t('online.howHard') : t('lists.ratings')}</span>
        <span className="text-meta text-muted">
          <RatedText counts={counts} />
        </span>
      </p>
      {canRate ? <RatingKeys counts={counts} rating={rating} /> : <Ratings counts={counts} />}
    </div>
  );
}
