import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { puzzleTitle } from '#ui/library/lists/puzzleTitle.ts';
import { familyText } from '#ui/library/lists/familyText.ts';
import { PuzzlePicture } from '#ui/library/lists/PuzzlePicture.tsx';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Section } from '#ui/shared/components/Section.tsx';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { todayQuery } from './dailyQueries.ts';
import { dayText } from './dailyText.ts';
import { useOwnDailies, useStreak } from './useStreak.ts';

/** The puzzle of today on the home page; nothing without a network, or on days without one. */
export function DailyCard() {
  const t = useText();
  const isOnline = useNetwork() === 'online';
  const { data } = useQuery({ ...todayQuery, enabled: isOnline }, queryClient);
  const own = useOwnDailies();
  const { days } = useStreak();
  if (data?.daily === null || (!data && !isOnline)) return null;
  const daily = data?.daily;
  const isSolved = own.some(({ date }) => date === daily?.date);
  return (
    <Section id="daily" title={t('daily.title')} more="/daily/archive">
      <div className="min-h-24">
        {daily && (
          <Link className="group inline-flex items-center gap-4 rounded-surface" to="/daily">
            <span className="grid size-24 flex-none place-items-center rounded-surface bg-base-200 p-2 group-hover:bg-base-300">
              <PuzzlePicture className="h-20 max-w-full" puzzle={daily.puzzle} here={null} />
            </span>
            <span className="flex min-w-0 flex-col gap-1">
              <span className="text-card">{dayText(t, daily.date)}</span>
              <span className="text-meta text-muted">
                {familyText(t, daily.family)?.title ?? t.say(puzzleTitle(daily.puzzle))}
              </span>
              <span className="text-meta">
                {t(isSolved ? 'daily.row' : 'daily.rowSoFar', { days })}
              </span>
            </span>
          </Link>
        )}
      </div>
    </Section>
  );
}
