import { Difficulty, difficultyWord } from '../../components/Difficulty.tsx';
import { medianRating } from '../../lists/ratedDifficulty.ts';
import { useText } from '../../texts/useText.ts';
import type { Rating } from './useRating.ts';

/** Columns in percent of the highest; nobody is a line. */
const WHOLE = 100;
const LOWEST = 5;

/** Ten keys, and over each of them how many chose it. */
export function RatingKeys({
  counts,
  rating,
}: {
  /** How many gave 1 to 10 each. */
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
              <Column share={count / Math.max(1, ...counts)} isOwn={isOwn} />
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

/** How many players find a puzzle how hard, to be looked at. */
export function Histogram({ counts }: { counts: readonly number[] }) {
  const t = useText();
  return (
    <ul className="grid max-w-70 grid-cols-10 gap-1.25" aria-label={t('online.ratings')}>
      {counts.map((count, i) => (
        <li key={i} className="flex flex-col justify-end gap-1 text-[12px]/none text-muted">
          <span className="sr-only">{t('online.ratedAs', { value: i + 1, count })}</span>
          <Column share={count / Math.max(1, ...counts)} isOwn={false} />
          <span className="text-center tabular-nums" aria-hidden>
            {t.number(i + 1)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Column({ share, isOwn }: { share: number; isOwn: boolean }) {
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
  return <>{t('online.say', { count, value: medianRating(counts) })}</>;
}
