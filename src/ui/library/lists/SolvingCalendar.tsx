import { useQuery } from '@tanstack/react-query';
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { readSolvingDays } from '#contract/users.ts';
import type { Translator } from '#texts/translator.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { countText } from './counts.ts';
import { emptyYear, yearOf, type DayTile, type SolvingYear } from './solvingDays.ts';

/** On which days of the last year somebody solved. Asked for only where the reader may know. */
export function SolvingCalendar({ userId, reader }: { userId: string; reader: string | null }) {
  const t = useText();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [openedAt] = useState(Date.now);
  const { data, isError } = useQuery(
    {
      queryKey: ['user', userId, 'days', reader, zone],
      meta: { isQuiet: true }, // the page is whole without it
      queryFn: ({ signal }) =>
        call(readSolvingDays, { params: { id: userId }, query: { zone }, signal }),
    },
    queryClient,
  );
  const year = useMemo(() => (data ? yearOf(data) : emptyYear(openedAt)), [data, openedAt]);
  const [shown, setShown] = useState<DayTile | null>(null);
  const days = useMemo(() => dayFormat(t), [t]);
  if (isError || data === null) return null;
  return (
    <section className="max-w-full min-w-0 text-meta text-muted" aria-label={t('lists.calendar')}>
      <Days year={year} isKnown={data !== undefined} onShow={setShown} />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span className="min-h-[1.45em]" aria-hidden={shown !== null}>
          {data && (shown ? dayText(t, shown, days) : yearText(t, year))}
        </span>
        <Legend />
      </p>
    </section>
  );
}

const TILE = 'block size-3 rounded-[3.2px] forced-color-adjust-none';
/** Up to the light of the board; on light themes that is the color of the page. */
const COLORS = [
  'bg-fill-2',
  'bg-[color-mix(in_oklab,var(--color-primary)_36%,var(--color-base-200))]',
  'bg-[color-mix(in_oklab,var(--color-primary)_62%,var(--color-base-200))]',
  'bg-primary',
  'bg-[light-dark(color-mix(in_oklab,var(--color-primary)_45%,var(--color-base-content)),var(--board-light))]',
] as const;

const Days = memo(function Days({
  year,
  isKnown,
  onShow,
}: {
  year: SolvingYear;
  isKnown: boolean;
  onShow: (day: DayTile | null) => void;
}) {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, months } = year;
  const words = useMemo(() => ({ day: dayFormat(t), ...calendarFormats(t) }), [t]);
  const today = rows.flat().reduce((a, b) => (a.date > b.date ? a : b)).date;
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    // The last weeks are what is looked for where not all have room.
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);
  const show = ({ target }: PointerEvent | FocusEvent) => {
    const tile = tileAt(target, rows);
    onShow(tile);
    return tile?.date ?? null;
  };
  return (
    <div ref={scroller} className="-m-1 overflow-x-auto p-1">
      <table
        className="border-separate border-spacing-0"
        role="grid"
        aria-label={t('lists.calendar')}
        aria-readonly
        aria-busy={!isKnown}
        onPointerOver={show}
        onPointerLeave={() => onShow(null)}
        onFocus={(event) => setCurrent(show(event))}
        onBlur={() => onShow(null)}
        onKeyDown={goToDay}
      >
        <MonthNames months={months} format={words.month} />
        <tbody>
          {rows.map((tiles, row) => (
            <tr key={row}>
              <th className="sr-only" scope="row">
                {words.weekday.format(mondayAnd(row))}
              </th>
              {tiles.map((tile) => (
                <Day
                  key={tile.date}
                  tile={tile}
                  isToday={tile.date === today}
                  isTabStop={tile.date === (current ?? today)}
                  format={words.day}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** The tile that something happened in. */
function tileAt(target: EventTarget, rows: SolvingYear['rows']): DayTile | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return rows.flat().find(({ date }) => date === cell?.dataset['day']) ?? null;
}

/** Over the weeks that begin in a month; the column of the names of days has none. */
function MonthNames({
  months,
  format,
}: {
  months: SolvingYear['months'];
  format: Intl.DateTimeFormat;
}) {
  return (
    <thead>
      <tr>
        <td aria-hidden />
        {months.map(({ date, weeks }, i) =>
          date ? (
            <th
              key={i}
              className="max-w-0 pb-1.5 text-left text-note font-normal whitespace-nowrap"
              colSpan={weeks}
              scope="colgroup"
            >
              {format.format(date)}
            </th>
          ) : (
            <td key={i} colSpan={weeks} aria-hidden />
          ),
        )}
      </tr>
    </thead>
  );
}

function Day({
  tile,
  isToday,
  isTabStop,
  format,
}: {
  tile: DayTile;
  isToday: boolean;
  isTabStop: boolean;
  format: Intl.DateTimeFormat;
}) {
  const t = useText();
  const ring = isToday ? 'outline-[1.5px] outline-offset-1 outline-primary' : '';
  return (
    <td
      className="rounded-[5px] p-[1.5px]"
      data-day={tile.date}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={dayText(t, tile, format)}
    >
      <span className={`${TILE} ${COLORS[tile.step] ?? COLORS[0]} ${ring}`} />
    </td>
  );
}

/** What the steps of color mean. */
function Legend() {
  const t = useText();
  return (
    <span className="flex items-center gap-1.5" aria-hidden>
      {t('lists.solvedNone')}
      <span className="flex gap-0.75">
        {COLORS.map((color) => (
          <span key={color} className={`${TILE} ${color}`} />
        ))}
      </span>
      {t('lists.solvedMany')}
    </span>
  );
}

function yearText(t: Translator, { solves, longestRun }: SolvingYear): string {
  return solves === 0
    ? t('lists.noSolvesInYear')
    : t('lists.solvesInYear', { count: solves, shown: countText(t, solves), days: longestRun });
}

function dayText(t: Translator, { date, solves }: DayTile, format: Intl.DateTimeFormat): string {
  const day = format.format(new Date(`${date}T12:00:00Z`));
  return t('lists.solvesOnDay', { day, count: solves });
}

/** Dates of the calendar are days, not moments: they are written and read at noon of UTC. */
const UTC = { timeZone: 'UTC' } as const;

function dayFormat(t: Translator): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(t.language, { ...UTC, dateStyle: 'long' });
}

function calendarFormats(t: Translator) {
  return {
    month: new Intl.DateTimeFormat(t.language, { ...UTC, month: 'short' }),
    weekday: new Intl.DateTimeFormat(t.language, { ...UTC, weekday: 'long' }),
  };
}

/** A day of any week that begins with a Monday. */
function mondayAnd(days: number): Date {
  return new Date(Date.UTC(2024, 0, 1 + days, 12));
}

/** Arrow keys go from day to day, and from week to week. */
function goToDay(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget, key } = event;
  const cell = target instanceof Element ? target.closest('td') : null;
  const row = cell?.parentElement;
  if (!(row instanceof HTMLTableRowElement) || !cell) return;
  const column = cell.cellIndex;
  const body = Array.from(currentTarget.tBodies[0]?.rows ?? []);
  const at = body.indexOf(row);
  const place = {
    ArrowRight: [at, column + 1],
    ArrowLeft: [at, column - 1],
    ArrowDown: at === body.length - 1 ? [0, column + 1] : [at + 1, column],
    ArrowUp: at === 0 ? [body.length - 1, column - 1] : [at - 1, column],
    Home: [at, 1],
    End: [at, row.cells.length - 1],
  }[key];
  if (!place) return;
  event.preventDefault();
  const [line = 0, next = 0] = place;
  const goal = body[line]?.cells[next];
  if (goal instanceof HTMLElement && goal.tagName === 'TD') goal.focus();
}
