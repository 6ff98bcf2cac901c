import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { readSolvingDays } from '#contract/users.ts';
import type { Translator } from '#texts/translator.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { countText } from './formats.ts';
import { emptyYear, buildSolvingYear, type DayTile, type SolvingYear } from './solvingDays.ts';

/**
 * A calendar of the days of the last year on which a user solved puzzles. Rendered only where the
 * reader may see it.
 */
export function SolvingCalendar({ userId, reader }: { userId: string; reader: string | null }) {
  const t = useText();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [openedAt] = useState(Date.now);
  const { data, isError } = useQuery(
    {
      queryKey: ['user', userId, 'days', reader, zone],
      meta: { isQuiet: true }, // the page works without it
      queryFn: ({ signal }) =>
        call(readSolvingDays, { params: { id: userId }, query: { zone }, signal }),
    },
    queryClient,
  );
  const year = useMemo(
    () => (data ? buildSolvingYear(data) : emptyYear(openedAt)),
    [data, openedAt],
  );
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
/** From few to many. The last color is that of light cells; on light themes that is the page's. */
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
  const { current, handlersFor } = useDayFocus(rows, onShow);
  useEffect(() => {
    // If the year is too wide, show the last weeks.
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);
  return (
    <div ref={scroller} className="-m-1 overflow-x-auto p-1">
      <table
        className="border-separate border-spacing-0"
        role="grid"
        aria-label={t('lists.calendar')}
        aria-readonly
        aria-busy={!isKnown}
        onPointerOver={() => onShow(null)} // between the days, which stop the event
        onPointerLeave={() => onShow(null)}
        onBlur={() => onShow(null)}
      >
        <MonthNames months={months} format={words.month} />
        <tbody>
          {rows.map((tiles, row) => (
            <tr key={row}>
              <th className="sr-only" scope="row">
                {words.weekday.format(mondayAnd(row))}
              </th>
              {tiles.map((tile, column) => (
                <Day
                  key={tile.date}
                  tile={tile}
                  isToday={tile.date === today}
                  isTabStop={tile.date === (current ?? today)}
                  format={words.day}
                  {...handlersFor(tile, [row, column])}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** The day that is in the tab order, null for the default, and the handlers of the days. */
function useDayFocus(rows: SolvingYear['rows'], onShow: (day: DayTile | null) => void) {
  const cells = useElementMap<string>();
  const [current, setCurrent] = useState<string | null>(null);
  const handlersFor = (tile: DayTile, place: readonly [number, number]): DayHandlers => ({
    ref: cells.refFor(tile.date),
    onPoint: () => onShow(tile),
    onFocus: () => {
      onShow(tile);
      setCurrent(tile.date);
    },
    onKeyDown: (event) => {
      const day = findDay(event.key, rows, place);
      if (day === null) return;
      event.preventDefault();
      if (day) cells.get(day.date)?.focus();
    },
  });
  return { current, handlersFor };
}

interface DayHandlers {
  readonly ref: Ref<HTMLTableCellElement>;
  readonly onPoint: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The names of months, over the weeks that begin in them. The column of weekdays has none. */
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
  ref,
  tile,
  isToday,
  isTabStop,
  format,
  onPoint,
  onFocus,
  onKeyDown,
}: DayHandlers & {
  tile: DayTile;
  isToday: boolean;
  isTabStop: boolean;
  format: Intl.DateTimeFormat;
}) {
  const t = useText();
  const ring = isToday ? 'outline-[1.5px] outline-offset-1 outline-primary' : '';
  return (
    <td
      ref={ref}
      className="rounded-[5px] p-[1.5px]"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={dayText(t, tile, format)}
      onPointerOver={(event) => {
        event.stopPropagation();
        onPoint();
      }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span className={`${TILE} ${COLORS[tile.step] ?? COLORS[0]} ${ring}`} />
    </td>
  );
}

/** The legend of the colors. */
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

/** Calendar dates have no time: they are formatted at noon UTC, in UTC. */
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

/** A day of a week that begins with a Monday. */
function mondayAnd(days: number): Date {
  return new Date(Date.UTC(2024, 0, 1 + days, 12));
}

/**
 * The day that a key leads to from the day at a row and column: arrow keys move by days and weeks,
 * Home and End to the ends of the row. Undefined past the ends of the year; null for other keys.
 */
function findDay(
  key: string,
  rows: SolvingYear['rows'],
  [row, column]: readonly [number, number],
): DayTile | undefined | null {
  const last = rows.length - 1;
  const places: Readonly<Record<string, readonly [number, number]>> = {
    ArrowRight: [row, column + 1],
    ArrowLeft: [row, column - 1],
    ArrowDown: row === last ? [0, column + 1] : [row + 1, column],
    ArrowUp: row === 0 ? [last, column - 1] : [row - 1, column],
    Home: [row, 0],
    End: [row, (rows[row]?.length ?? 0) - 1],
  };
  const place = places[key];
  return place ? rows[place[0]]?.[place[1]] : null;
}
