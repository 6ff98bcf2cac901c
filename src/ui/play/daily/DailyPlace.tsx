import { familyText } from '#ui/library/lists/familyText.ts';
import { Link } from 'react-router';
import { useText } from '#ui/shared/texts/texts.ts';
import { dayText } from './dailyText.ts';
import { isLate } from './streak.ts';
import { useOwnDailies, useStreak, useToday } from './useStreak.ts';

/** Over the title of a daily: its kind, the days in a row, and the link to all days. */
export function DailyPlace({
  date,
  family,
  isDaily,
}: {
  date: string;
  family: string | null;
  isDaily: boolean;
}) {
  const t = useText();
  const kind = familyText(t, family);
  return (
    <div className="flex flex-col items-start gap-1 text-meta text-muted">
      {!isDaily && <p>{t('daily.instead')}</p>}
      {kind && (
        <p>
          <span className="text-base-content">{kind.title}.</span> {kind.about}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4">
        {isDaily && <OwnDays date={date} />}
        <Link className="inline-flex min-h-7 items-center underline" to="/daily/archive">
          {t('daily.toArchive')}
        </Link>
      </p>
    </div>
  );
}

/** The days in a row; on the page of an earlier day whether that was solved. */
function OwnDays({ date }: { date: string }) {
  const t = useText();
  const { today } = useToday();
  const { days, frozen } = useStreak();
  const solve = useOwnDailies().find((one) => one.date === date);
  if (date !== today)
    return solve && <span>{t(isLate(solve) ? 'daily.late' : 'daily.onTime')}</span>;
  const words = solve ? t('daily.row', { days }) : t('daily.rowSoFar', { days });
  return (
    <span title={frozen === null ? undefined : t('daily.frozen', { date: dayText(t, frozen) })}>
      {words}
      {frozen !== null && (
        <span className="sr-only">{t('daily.frozen', { date: dayText(t, frozen) })}</span>
      )}
    </span>
  );
}
