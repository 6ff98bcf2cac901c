import { useText } from '#ui/shared/texts/useText.ts';
import { medianRating } from './ratedDifficulty.ts';

/** Columns in percent of the highest; nobody is a line. */
const WHOLE = 100;
const LOWEST = 5;

/** How many players find a puzzle how hard, to be looked at. */
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

/** What share of the most gave a rating; one's own stands out. */
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

/** How many rated, and what they say together. */
export function RatedText({ counts }: { counts: readonly number[] }) {
  const t = useText();
  const count = counts.reduce((sum, each) => sum + each, 0);
  return <>{t('lists.ratingsSay', { count, value: medianRating(counts) })}</>;
}
