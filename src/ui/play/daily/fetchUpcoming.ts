import { readUpcoming } from '#contract/daily.ts';
import { call } from '#ui/shared/api/client.ts';
import { needsUpcoming, storeUpcoming } from './dailyStore.ts';

/** Fetch and store the puzzles of the next days, unless that was done today. */
export async function fetchUpcoming(): Promise<void> {
  if (!needsUpcoming()) return;
  const { days } = await call(readUpcoming, {});
  storeUpcoming(days);
}
