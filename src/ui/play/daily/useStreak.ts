import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { addDays, dayOf, startOfDay } from '#base/days.ts';
import { useReader } from '#ui/play/online/useCompletion.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { ownDailiesQuery } from './dailyQueries.ts';
import { dailySolves } from './dailyStore.ts';
import { mergeSolves, streakUntil, type DailySolve, type Streak } from './streak.ts';

/** The own solved dailies: those of this browser and those of the account. */
export function useOwnDailies(): readonly DailySolve[] {
  const here = useSyncExternalStore(dailySolves.subscribe, dailySolves.current);
  const reader = useReader() ?? null;
  const isOnline = useNetwork() === 'online';
  const query = ownDailiesQuery(reader);
  const { data } = useQuery({ ...query, enabled: reader !== null && isOnline }, queryClient);
  return useMemo(() => mergeSolves(here, data ?? []), [here, data]);
}

/** The own streak up to today. */
export function useStreak(): Streak {
  const solves = useOwnDailies();
  const { today } = useToday();
  return useMemo(() => streakUntil(today, solves), [today, solves]);
}

const MINUTE_MS = 60_000;

/** Today in UTC, and the time left until the next day; updated each minute. */
export function useToday(): {
  readonly today: string;
  readonly nextAtMs: number;
  readonly leftMs: number;
} {
  const [nowMs, setNow] = useState(Date.now);
  const today = dayOf(nowMs);
  const nextAtMs = startOfDay(addDays(today, 1));
  const leftMs = nextAtMs - nowMs;
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.min(leftMs, MINUTE_MS));
    return () => clearTimeout(timer);
  }, [nowMs, leftMs]);
  return { today, nextAtMs, leftMs };
}
