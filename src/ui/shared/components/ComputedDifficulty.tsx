import { listed, message } from '#texts/message.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import {
  computeSolveCourse,
  stepOfGrade,
  type ComputedRating,
  type SolveCourse,
} from './solveCourse.ts';

/**
 * The computed difficulty of a puzzle, as text, and the course of a solve as a picture. Its texts
 * are those of lists.
 */
export function ComputedDifficulty({ rating }: { rating: ComputedRating }) {
  const t = useText();
  const { hardest, minutes, whatIfs } = rating;
  const course = computeSolveCourse(rating);
  return (
    <div className="flex flex-col gap-1.5">
      <p>{t('lists.computedHardest', { hardest, step: stepOfGrade(hardest) })}</p>
      <p className="text-meta text-muted">{t('lists.computedEffort', { minutes, whatIfs })}</p>
      {course && <Course course={course} />}
    </div>
  );
}

function Course({ course: { bars, shares, percentBefore } }: { course: SolveCourse }) {
  const t = useText();
  const words = message('lists.course', {
    shares: listed(shares.map((share) => message('lists.courseShare', share))),
    percent: percentBefore,
  });
  return (
    <figure className="max-w-70">
      <svg
        className="h-9 w-full border-b border-line-strong"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={t.say(words)}
      >
        {bars.map(({ x, width, height, isHardest }) => (
          <rect
            key={x}
            className={isHardest ? 'text-primary' : 'text-line-strong'}
            x={x}
            y={1 - height}
            width={width}
            height={height}
            fill="currentColor"
          />
        ))}
      </svg>
      <figcaption className="mt-1 text-[12px]/[1.3] text-muted">{t('lists.courseNote')}</figcaption>
    </figure>
  );
}
