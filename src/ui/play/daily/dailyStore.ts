import '#ui/shared/platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { dayOf } from '#base/days.ts';
import { createStore, type ReadableStore } from '#base/store.ts';
import { Daily } from '#contract/daily.ts';
import { parseJson, readStored, writeStored } from '#ui/shared/platform/storage.ts';
import { DAILY_SOLVES, ownKey } from '#ui/shared/platform/workOwner.ts';
import { mergeSolves, type DailySolve } from './streak.ts';

const DailySolve = z.object({
  date: z.string(),
  solvedOn: z.string(),
  msUsed: z.number(),
  hints: z.number(),
});

function parseSolves(raw: string | null): readonly DailySolve[] {
  const list = parseJson(raw);
  if (!Array.isArray(list)) return [];
  return mergeSolves(list.flatMap((item) => DailySolve.safeParse(item).data ?? []));
}

const changes = createStore(0);
let cache: { readonly raw: string | null; readonly list: readonly DailySolve[] } = {
  raw: null,
  list: [],
};

/** Solved dailies of this browser and the present owner, the newest first. */
export const dailySolves: ReadableStore<readonly DailySolve[]> = {
  current: () => {
    const raw = readStored(ownKey(DAILY_SOLVES));
    if (raw !== cache.raw) cache = { raw, list: parseSolves(raw) };
    return cache.list;
  },
  subscribe: changes.subscribe,
};

/** Record that a daily was solved now; the first solve of a date stays. */
export function noteDailySolve(solve: Omit<DailySolve, 'solvedOn'>): void {
  const before = dailySolves.current();
  if (before.some(({ date }) => date === solve.date)) return;
  const list = mergeSolves([{ ...solve, solvedOn: dayOf(Date.now()) }], before);
  writeStored(ownKey(DAILY_SOLVES), JSON.stringify(list));
  changes.set(changes.current() + 1);
}

/** The key of the puzzles of the next days, which are the same for everybody. */
const UPCOMING = 'upcomingDailies';

const Stored = z.object({
  /** The day on which they were fetched. */
  fetchedOn: z.string(),
  days: z.array(z.object({ date: z.string(), sealed: z.string() })),
});
type StoredDays = z.output<typeof Stored>;

function readUpcomingDays(): StoredDays | null {
  return Stored.safeParse(parseJson(readStored(UPCOMING))).data ?? null;
}

/** True if the puzzles of the next days were not fetched today. */
export function needsUpcoming(): boolean {
  return readUpcomingDays()?.fetchedOn !== dayOf(Date.now());
}

/** Store the sealed puzzles of the next days, beside one of today. */
export function storeUpcoming(days: StoredDays['days']): void {
  const today = dayOf(Date.now());
  const kept = (readUpcomingDays()?.days ?? []).filter(({ date }) => date === today);
  writeStored(UPCOMING, JSON.stringify({ fetchedOn: today, days: [...kept, ...days] }));
}

/** Store the puzzle of a day for a visit without a network. */
export function storeDaily(daily: Daily): void {
  const stored = readUpcomingDays() ?? { fetchedOn: '', days: [] };
  const others = stored.days.filter(({ date }) => date > daily.date);
  const { date } = daily;
  writeStored(
    UPCOMING,
    JSON.stringify({ ...stored, days: [{ date, sealed: seal(daily) }, ...others] }),
  );
}

/** The stored puzzle of a day, which must have come; null if there is none. */
export function storedDaily(date: string): Daily | null {
  if (date > dayOf(Date.now())) return null;
  const sealed = readUpcomingDays()?.days.find((day) => day.date === date)?.sealed;
  return sealed === undefined ? null : (Daily.safeParse(parseJson(unseal(sealed))).data ?? null);
}

function seal(daily: Daily): string {
  const bytes = new TextEncoder().encode(JSON.stringify(daily));
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function unseal(sealed: string): string | null {
  try {
    return new TextDecoder().decode(
      Uint8Array.from(atob(sealed), (letter) => letter.codePointAt(0) ?? 0),
    );
  } catch {
    return null; // no base64
  }
}
