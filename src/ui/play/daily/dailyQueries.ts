import { queryOptions } from '@tanstack/react-query';
import { readDailyMonth, readDailyStatistics, readOwnDailies, readToday } from '#contract/daily.ts';
import { call } from '#ui/shared/api/client.ts';
import type { DailySolve } from './streak.ts';

/** The puzzle of today. */
export const todayQuery = queryOptions({
  queryKey: ['daily', 'today'],
  meta: { isQuiet: true }, // the home page works without it
  queryFn: ({ signal }) => call(readToday, { signal }),
});

/** A month of the archive. */
export function monthQuery(month: string) {
  return queryOptions({
    queryKey: ['daily', 'month', month],
    queryFn: ({ signal }) => call(readDailyMonth, { params: { month }, signal }),
  });
}

/** The dailies that an account has solved. */
export function ownDailiesQuery(reader: string | null) {
  return queryOptions({
    queryKey: ['daily', 'own', reader],
    enabled: reader !== null,
    meta: { isQuiet: true }, // those of this browser are shown
    queryFn: async ({ signal }): Promise<readonly DailySolve[]> => {
      const { solves } = await call(readOwnDailies, { signal });
      return solves.map(({ msTimeUsed, ...solve }) => ({ ...solve, msUsed: msTimeUsed }));
    },
  });
}

/** How others solved a daily. */
export function statisticsQuery(date: string) {
  return queryOptions({
    queryKey: ['daily', 'statistics', date],
    meta: { isQuiet: true }, // the result is shown without it
    queryFn: ({ signal }) => call(readDailyStatistics, { params: { date }, signal }),
  });
}
