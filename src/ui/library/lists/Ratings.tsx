import { useText } from '#ui/shared/texts/useText.ts';
import { medianRating } from './ratedDifficulty.ts';

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
