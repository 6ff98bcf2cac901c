import { familyText } from '#ui/library/lists/familyText.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Check, Clock3 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { addDays, addMonths, daysOfMonth, mondayOf, weekdayOf } from '#base/days.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { buttonClass, iconButtonClass } from '#ui/shared/components/Button.tsx';
import { useElementMap, type ElementMap } from '#ui/shared/platform/elements.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { monthQuery } from './dailyQueries.ts';
import { dayText, formatDay, monthText } from './dailyText.ts';
import { isLate, type DailySolve } from './streak.ts';
import { useOwnDailies, useStreak, useToday } from './useStreak.ts';

/** A day of the archive, with the own solve. */
interface Day {
  readonly date: string;
  readonly family: string | null;
  readonly state: 'onTime' | 'late' | 'open';
}

const DAYS_OF_WEEK = 7;

/** The calendar of a month: links to its dailies, marked by the own solves. */
export function DailyMonth({ month }: { month: string }) {
  const t = useText();
  const { data } = useQuery(monthQuery(month), queryClient);
  const own = useOwnDailies();
  const { today } = useToday();
  const { days: row } = useStreak();
  const isSolvedToday = own.some(({ date }) => date === today);
  const days = data?.days.map((day) => ({ ...day, state: stateOf(day.date, own) }));
  const first = data?.first?.slice(0, 7) ?? month;
  return (
    <section aria-label={t('daily.month', { month: monthText(t, month) })}>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link className={buttonClass(isSolvedToday ? 'outline' : 'primary')} to="/daily">
          {t('daily.play')}
        </Link>
        <span>
          {isSolvedToday ? t('daily.row', { days: row }) : t('daily.rowSoFar', { days: row })}
        </span>
      </div>
      <div className="mb-2 flex items-center justify-between">
        <MonthLink month={first < month ? addMonths(month, -1) : null} isBack />
        <h2 className="text-section" aria-live="polite">
          {monthText(t, month)}
        </h2>
        <MonthLink month={month < today.slice(0, 7) ? addMonths(month, 1) : null} isBack={false} />
      </div>
      <Calendar month={month} days={days} today={today} />
      <p className="mt-2 min-h-6 text-muted">{days?.length === 0 && t('daily.empty')}</p>
      <Legend />
    </section>
  );
}

function stateOf(date: string, own: readonly DailySolve[]): Day['state'] {
  const solve = own.find((one) => one.date === date);
  if (!solve) return 'open';
  return isLate(solve) ? 'late' : 'onTime';
}

/** A link to another month; without one its room. */
function MonthLink({ month, isBack }: { month: string | null; isBack: boolean }) {
  const t = useText();
  if (month === null) return <span className="size-11" />;
  const Icon = isBack ? ChevronLeft : ChevronRight;
  return (
    <Link
      className={iconButtonClass('size-11')}
      to={`/daily/archive/${month}`}
      aria-label={t(isBack ? 'daily.previous' : 'daily.following')}
    >
      <Icon aria-hidden />
    </Link>
  );
}

function Calendar({
  month,
  days,
  today,
}: {
  month: string;
  /** Undefined while they load. */
  days: readonly Day[] | undefined;
  today: string;
}) {
  const t = useText();
  const links = useElementMap<string>();
  const dates = daysOfMonth(month);
  const start = mondayOf(`${month}-01`);
  const weeks = Math.ceil((weekdayOf(`${month}-01`) + dates.length) / DAYS_OF_WEEK);
  const byDate = new Map(days?.map((day) => [day.date, day]));
  return (
    <table className="w-full table-fixed border-separate border-spacing-1" aria-busy={!days}>
      <thead>
        <tr>
          {Array.from({ length: DAYS_OF_WEEK }, (_, i) => addDays(start, i)).map((date) => (
            <th
              key={date}
              className="py-1 text-meta font-normal text-muted"
              scope="col"
              abbr={formatDay(t, date, { weekday: 'long' })}
            >
              {formatDay(t, date, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          <tr key={week}>
            {Array.from({ length: DAYS_OF_WEEK }, (_, place) => {
              const date = addDays(start, week * DAYS_OF_WEEK + place);
              return (
                <td key={date} className="h-16 p-0 align-top max-sm:h-13">
                  {date.startsWith(month) && (
                    <DayCell date={date} day={byDate.get(date)} today={today} links={links} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CELL =
  'flex h-full w-full flex-col items-center justify-center gap-0.5 rounded-control tabular-nums lining-nums';
const STATES: Readonly<Record<Day['state'], string>> = {
  onTime: 'bg-primary text-primary-content hover:brightness-110',
  late: 'border-2 border-primary hover:bg-fill-1',
  open: 'bg-fill-1 hover:bg-fill-2',
};

/** A day: a link if it has a puzzle. Arrow keys move between the links. */
function DayCell({
  date,
  day,
  today,
  links,
}: {
  date: string;
  day: Day | undefined;
  today: string;
  links: ElementMap<string>;
}) {
  const t = useText();
  const number = Number(date.slice(-2));
  if (!day) return <span className={`${CELL} text-muted`}>{number}</span>;
  const kind = familyText(t, day.family)?.title ?? t('daily.puzzle');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    nextLink(links, date, step)?.focus();
  };
  return (
    <Link
      ref={links.refFor(date)}
      className={`${CELL} ${STATES[day.state]} ${date === today ? 'font-strong' : ''}`}
      to={date === today ? '/daily' : `/daily/${date}`}
      aria-label={t('daily.day', { date: dayText(t, date), kind, state: day.state })}
      aria-current={date === today ? 'date' : undefined}
      title={kind}
      onKeyDown={onKeyDown}
    >
      {number}
      {day.state === 'onTime' && <Check className="size-3.5" aria-hidden />}
      {day.state === 'late' && <Clock3 className="size-3.5" aria-hidden />}
    </Link>
  );
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -DAYS_OF_WEEK],
  ['ArrowDown', DAYS_OF_WEEK],
]);

/** The next day with a link in a direction of the calendar; null at its end. */
function nextLink(links: ElementMap<string>, from: string, step: number): HTMLElement | null {
  const month = from.slice(0, 7);
  for (let date = addDays(from, step); date.startsWith(month); date = addDays(date, step)) {
    const link = links.get(date);
    if (link) return link;
  }
  return null;
}

function Legend() {
  const t = useText();
  const swatch = 'grid size-5 place-items-center rounded-[5px] [&>svg]:size-3.5';
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-2 text-meta text-muted">
      <li className="flex items-center gap-2">
        <span className={`${swatch} bg-primary text-primary-content`} aria-hidden>
          <Check />
        </span>
        {t('daily.onTime')}
      </li>
      <li className="flex items-center gap-2">
        <span className={`${swatch} border-2 border-primary`} aria-hidden>
          <Clock3 />
        </span>
        {t('daily.late')}
      </li>
      <li className="flex items-center gap-2">
        <span className={`${swatch} bg-fill-1`} aria-hidden />
        {t('daily.open')}
      </li>
    </ul>
  );
}
