import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listPlannedDailies, replaceDaily, type PlannedDaily } from '#contract/daily.ts';
import { startOfDay } from '#base/days.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog, DialogSection } from '#ui/shared/components/Dialog.tsx';
import { PuzzlePicture } from '#ui/library/lists/PuzzlePicture.tsx';
import { familyText } from '#ui/library/lists/familyText.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const KEY = ['moderation', 'dailies'] as const;
/** Interval of reading while a puzzle is being made. */
const MAKING_MS = 5000;

const plannedQuery = queryOptions({
  queryKey: KEY,
  meta: { isQuiet: true }, // shown here
  queryFn: ({ signal }) => call(listPlannedDailies, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.days.some(({ state }) => state === 'making') ? MAKING_MS : false,
});

/** The dailies from today on, for moderators. */
export function PlannedDailies() {
  const t = useText();
  const { data, error } = useQuery(plannedQuery, queryClient);
  const [chosen, setChosen] = useState<string | null>(null);
  if (error) return <p role="status">{t.say(describeFailure(error))}</p>;
  if (!data) return <p className="text-muted">{t('moderation.loading')}</p>;
  return (
    <>
      <p className="mb-6 text-muted">{t('daily.plannedHelp')}</p>
      <ul className="flex flex-col gap-6" aria-label={t('daily.planned')}>
        {data.days.map((day) => (
          <li key={day.date}>
            <DayRow day={day} onReplace={() => setChosen(day.date)} />
          </li>
        ))}
      </ul>
      {chosen !== null && <ReplaceDialog date={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function useDayText(): (date: string) => string {
  const t = useText();
  const format = new Intl.DateTimeFormat(t.language, { dateStyle: 'full', timeZone: 'UTC' });
  return (date) => format.format(startOfDay(date));
}

function DayRow({ day, onReplace }: { day: PlannedDaily; onReplace: () => void }) {
  const t = useText();
  const id = useId();
  const dayText = useDayText();
  const { date, puzzle, family, score, state, isShown } = day;
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-2" aria-labelledby={id}>
      <span className="grid size-24 flex-none place-items-center rounded-surface bg-base-200 p-2">
        {puzzle && <PuzzlePicture puzzle={puzzle} here={null} className="h-20 max-w-full" />}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-card" id={id}>
          {dayText(date)}
        </h2>
        {puzzle && (
          <p className="text-meta text-muted">
            {family === null ? t('daily.chosen') : (familyText(t, family)?.title ?? family)},{' '}
            {`${puzzle.width}×${puzzle.height}`}
            {score !== null && `, ${t('daily.score', { score })}`}
          </p>
        )}
        <p className="text-meta" role="status">
          {isShown ? t('daily.shown') : t('daily.state', { state })}
        </p>
      </div>
      {!isShown && state !== 'making' && (
        <Button size="small" onClick={onReplace} aria-haspopup="dialog">
          {t('daily.replace')}
        </Button>
      )}
    </section>
  );
}

/** The id of the puzzle in an address; null if there is none. */
function idIn(address: string): string | null {
  return /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(address)?.[0].toLowerCase() ?? null;
}

function ReplaceDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const dayText = useDayText();
  const [address, setAddress] = useState('');
  const { mutate, isPending, error } = useMutation(
    {
      meta: { isQuiet: true }, // shown here
      mutationFn: (puzzleId: string | null) =>
        call(replaceDaily, { params: { date }, body: { puzzleId } }),
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: KEY });
        onClose();
      },
    },
    queryClient,
  );
  const chosen = idIn(address);
  return (
    <Dialog
      title={t('daily.replaceTitle', { date: dayText(date) })}
      description={t('daily.replaceDescription')}
      onClose={onClose}
    >
      <p className="mt-3">
        <Button kind="primary" disabled={isPending} onClick={() => mutate(null)}>
          {t('daily.replaceNew')}
        </Button>
      </p>
      <DialogSection title={t('daily.replaceChosen')}>
        <label className="mb-1 block text-control" htmlFor={id}>
          {t('daily.replaceAddress')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-base-100 px-3.5"
            id={id}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <Button disabled={chosen === null || isPending} onClick={() => mutate(chosen)}>
            {t('daily.replaceChosen')}
          </Button>
        </div>
      </DialogSection>
      <p className="mt-3 text-error" role="status">
        {error && t.say(describeFailure(error))}
      </p>
    </Dialog>
  );
}
