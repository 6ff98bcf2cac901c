import { useText } from '#ui/shared/texts/texts.ts';

/** From this difference on, cards show two marks. */
const GREAT_DIFFERENCE = 2;

/**
 * The median rating, from the counts of ratings 1 to 10: the lower one of two middle ones. 0
 * without ratings.
 */
export function medianRating(counts: readonly number[]): number {
  const middle = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (middle === 0) return 0;
  let below = 0;
  return counts.findIndex((count) => (below += count) >= middle) + 1;
}

/**
 * The difference of the median rating to the author's difficulty, as marks from -2 to 2. 0 if
 * either is missing.
 */
export function ratedDifference(designed: number, counts: readonly number[]): number {
  const rated = medianRating(counts);
  if (rated === 0 || designed === 0) return 0;
  const difference = rated - designed;
  return Math.sign(difference) * Math.min(Math.abs(difference), GREAT_DIFFERENCE);
}

/** The height of columns in percent of the highest. A column without ratings is a thin line. */
const WHOLE = 100;
const LOWEST = 5;

/** A column chart of the ratings of a puzzle by its players. */
export function Ratings({ counts }: { counts: readonly number[] }) {
  const t = useText();
  return (
    <ul className="grid max-w-70 grid-cols-10 gap-1.25" aria-label={t('lists.ratings')}>
      {counts.map((count, i) => (
        <li key={i} className="flex flex-col justify-end gap-1 text-[12px]/none text-muted">
          <span className="sr-only">{t('lists.ratedAs', { value: i + 1, count })}</span>
          <RatingColumn share={count / Math.max(1, ...counts)} />
          <span className="text-center tabular-nums" aria-hidden>
            {t.number(i + 1)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One column: the share of the most frequent rating. The reader's own is highlighted. */
export function RatingColumn({ share, isOwn = false }: { share: number; isOwn?: boolean }) {
  return (
    <svg
      className={`h-15.5 w-full phone:h-8 ${isOwn ? 'text-primary' : 'text-line-strong'}`}
      aria-hidden
    >
      <rect
        width="100%"
        height={`${LOWEST + share * (WHOLE - LOWEST)}%`}
        y={`${(1 - share) * (WHOLE - LOWEST)}%`}
        rx={4}
        fill="currentColor"
      />
    </svg>
  );
}

/** The number of ratings and their median, as text. */
export function RatedText({ counts }: { counts: readonly number[] }) {
  const t = useText();
  const count = counts.reduce((sum, each) => sum + each, 0);
  return <>{t('lists.ratingsSay', { count, value: medianRating(counts) })}</>;
}
