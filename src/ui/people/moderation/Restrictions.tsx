import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { RESTRICTIONS, type Restriction } from '#contract/endpoint.ts';
import { changeRestrictions } from '#contract/moderation.ts';
import { call } from '#ui/shared/api/client.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { dayText } from '#ui/library/lists/formats.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ActDialog } from './ActDialog.tsx';
import type { AccountRestrictions as Ends } from './moderationQueries.ts';

type Days = Readonly<Record<Restriction, string>>;

/** The restrictions of an account and their ends. */
export function Restrictions({
  user,
  ends,
  canAct,
}: {
  user: { readonly id: string; readonly name: string };
  ends: Ends;
  canAct: boolean;
}) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h2 className="mb-2.5 text-label text-muted italic" id={id}>
        {t('moderation.restrictions')}
      </h2>
      <dl className="flex flex-col gap-2">
        {RESTRICTIONS.map((it) => (
          <div key={it} className="flex justify-between gap-4">
            <dt className="text-muted">{t('moderation.restriction', { restriction: it })}</dt>
            <dd className="inline-flex items-center gap-1.5 text-end">
              <End time={ends[it]} />
            </dd>
          </div>
        ))}
      </dl>
      {canAct && (
        <p className="mt-3.5 flex flex-col">
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('moderation.act', { action: 'restrict' })}
          </Button>
        </p>
      )}
      {isOpen && <RestrictionDialog user={user} ends={ends} onClose={() => setOpen(false)} />}
    </section>
  );
}

function End({ time }: { time: string | null }) {
  const t = useText();
  const [nowMs] = useState(Date.now);
  if (time === null || Date.parse(time) <= nowMs) return t('moderation.allowed');
  return (
    <>
      <Clock className="size-4 text-accent" aria-hidden />
      {t('moderation.until', { day: dayText(t, time) })}
    </>
  );
}

function RestrictionDialog({
  user: { id, name },
  ends,
  onClose,
}: {
  user: { readonly id: string; readonly name: string };
  ends: Ends;
  onClose: () => void;
}) {
  const [before] = useState(() => daysOf(ends));
  const [days, setDays] = useState(before);
  const changed = RESTRICTIONS.filter((it) => days[it] !== before[it]);
  return (
    <ActDialog
      action="restrict"
      name={name}
      canSend={changed.length > 0}
      act={(message) =>
        call(changeRestrictions, {
          params: { id },
          body: {
            restrictions: Object.fromEntries(changed.map((it) => [it, endOf(days[it])])),
            message,
          },
        })
      }
      onClose={onClose}
    >
      {RESTRICTIONS.map((it) => (
        <DayField
          key={it}
          restriction={it}
          day={days[it]}
          onChange={(day) => setDays({ ...days, [it]: day })}
        />
      ))}
    </ActDialog>
  );
}

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** A date field for the end of a restriction, with buttons for common durations. */
function DayField({
  restriction,
  day,
  onChange,
}: {
  restriction: Restriction;
  day: string;
  onChange: (day: string) => void;
}) {
  const t = useText();
  const id = useId();
  const about = t('moderation.quickFor', { restriction });
  const quick = [
    { words: t('moderation.quick', { time: 'week' }), value: dayIn(WEEK_DAYS) },
    { words: t('moderation.quick', { time: 'month' }), value: dayIn(MONTH_DAYS) },
    { words: t('moderation.allow'), value: '' },
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1.5">
      <span className="flex flex-col gap-1">
        <label className="text-control" htmlFor={id}>
          {t('moderation.notUntil', { restriction })}
        </label>
        <input
          className="min-h-11 rounded-control border border-line-strong bg-base-100 px-3.5 scheme-light-dark"
          id={id}
          type="date"
          min={dayIn(1)}
          value={day}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      <span className="flex gap-1.5">
        {quick.map(({ words, value }) => (
          <Button
            key={words}
            kind="outline"
            size="small"
            aria-label={`${words}, ${about}`}
            aria-pressed={value === day}
            onClick={() => onChange(value)}
          >
            {words}
          </Button>
        ))}
      </span>
    </div>
  );
}

/** The end dates of restrictions in local time, in the format of date fields; empty for none. */
function daysOf(ends: Ends): Days {
  const dayAt = (time: string | null) =>
    time === null || Date.parse(time) <= Date.now() ? '' : dayOf(new Date(time));
  const { comments, puzzles, collections, ratings } = ends;
  return {
    comments: dayAt(comments),
    puzzles: dayAt(puzzles),
    collections: dayAt(collections),
    ratings: dayAt(ratings),
  };
}

/** The start of a local day as an ISO timestamp; null without a day. */
function endOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T00:00`).toISOString();
}

function dayIn(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
