import { Difficulty, difficultyWord } from '#ui/shared/components/Difficulty.tsx';
import { RatingColumn } from '#ui/library/lists/Ratings.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { Rating } from './useRating.ts';

/** Ten keys, with the number of ratings above each. */
export function RatingKeys({
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
