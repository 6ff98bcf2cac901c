import { useEffect, useState, useSyncExternalStore } from 'react';
import { dayOf, playRecords, streakOf } from '#ui/saved/playRecords.ts';
import { reportPlayRecords } from '#ui/saved/reportPlay.ts';
import { useReader } from '#ui/play/online/useCompletion.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { kindOf, type Choice } from './wishes.ts';

/** The records; the account gets those of this browser, and the other way round. */
function useRecords() {
  const reader = useReader() ?? null;
  const isOnline = useNetwork() === 'online';
  useEffect(() => {
    if (reader !== null && isOnline) void reportPlayRecords().catch(() => undefined);
  }, [reader, isOnline]);
  return useSyncExternalStore(playRecords.subscribe, playRecords.current);
}

/** Number of solves of a kind in a size, and their best time. */
export function KindRecordText({ choice }: { choice: Choice }) {
  const t = useText();
  const { count = 0, bestMs = null } = useRecords().kinds.get(kindOf(choice)) ?? {};
  if (bestMs === null) return t('wish.solved', { count });
  return t('wish.best', { count, time: clockTime(bestMs) });
}

/** The number of days in a row with a puzzle by wish; nothing without one. */
export function StreakText() {
  const t = useText();
  const [today] = useState(() => dayOf(new Date()));
  const days = streakOf(useRecords(), today);
  return days > 0 && t('wish.streak', { days });
}
