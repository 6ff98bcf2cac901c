import { useText } from '#ui/shared/texts/texts.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { RatedText, Ratings, RatingColumn } from '#ui/library/lists/Ratings.tsx';
import { useBrief, briefQuery, changeBrief } from './useBrief.ts';
import { useReader, useCompletion } from './useCompletion.ts';
import { Difficulty, difficultyWord } from '#ui/shared/components/Difficulty.tsx';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { completionQuery } from '#ui/saved/completion.ts';
import { reportRating } from '#ui/saved/solveReports.ts';

export interface Rating {
  /** 1 to 10; null for none. */
  readonly own: number | null;
  /** Rate the puzzle. The same rating again removes it. */
  readonly rate: (value: number) => void;
}

/** The reader's rating of a puzzle that they solved; null for visitors. */
function useRating(puzzleId: string): Rating | null {
  const reader = useReader() ?? null;
  const completion = useCompletion(puzzleId);
  if (reader === null) return null;
  const own = completion?.ratedDifficulty ?? null;
  const rate = (value: number) => {
    const next = value === own ? null : value;
    const { queryKey } = completionQuery(puzzleId, reader);
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ratedDifficulty: next });
    changeBrief(puzzleId, ({ ratedDifficulty }) => ({
      ratedDifficulty: moved(ratedDifficulty, own, next),
    }));
    void reportRating(puzzleId, next ?? 0).then(() =>
      queryClient.invalidateQueries(briefQuery(puzzleId)),
    );
  };
  return { own, rate };
}

/** The number of ratings from 1 to 10 each, after one has changed; null is no rating. */
export function moved(counts: readonly number[], from: number | null, to: number | null): number[] {
  return counts.map((count, i) => count + Number(i + 1 === to) - Number(i + 1 === from));
}

/** Ten keys, with the number of ratings above each. */
function RatingKeys({
  counts,
  rating,
}: {
  /** Number of ratings from 1 to 10 each. */
  counts: readonly number[];
  rating: Rating;
}) {
  const t = useText();
  const { own, rate } = rating;
  return (
    <div role="group" aria-label={t('online.howHard')}>
      <div className="grid grid-cols-10 gap-1.25 phone:gap-1.5">
        {counts.map((count, i) => {
          const value = i + 1;
          const isOwn = value === own;
          return (
            <button
              key={value}
              type="button"
              className="group/key flex min-w-0 flex-col justify-end gap-1 rounded-key text-meta text-muted tabular-nums"
              aria-label={t('online.rateAs', { value, count })}
              aria-pressed={isOwn}
              onClick={() => rate(value)}
            >
              <RatingColumn share={count / Math.max(1, ...counts)} isOwn={isOwn} />
              <span className="grid h-8 place-items-center rounded-key bg-fill-2 group-hover/key:bg-fill-3 group-aria-pressed/key:bg-primary group-aria-pressed/key:font-strong group-aria-pressed/key:text-primary-content phone:h-12">
                {t.number(value)}
              </span>
            </button>
          );
        })}
      </div>
      <p className="mt-2 flex min-h-6 items-center gap-2.5 text-meta text-muted" aria-live="polite">
        {own !== null && (
          <>
            <span aria-hidden>
              <Difficulty value={own} />
            </span>
            {t('online.youSay', { word: difficultyWord(own) })}
          </>
        )}
      </p>
    </div>
  );
}

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
