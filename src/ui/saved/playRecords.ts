import '#ui/shared/platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { createStore, type ReadableStore } from '#base/store.ts';
import { onStored, parseJson, readStored, writeStored } from '#ui/shared/platform/storage.ts';
import { Milliseconds } from '#ui/shared/platform/storedSolve.ts';
import { ownKey } from '#ui/shared/platform/workOwner.ts';

/** Solves of one kind of puzzles by wish: a family and a size. */
export interface KindRecord {
  readonly count: number;
  /** The best time without hints; null if each solve had some. */
  readonly bestMs: number | null;
}

/** Solves of puzzles by wish. */
export interface PlayRecords {
  /** By `range 7x7`. */
  readonly kinds: ReadonlyMap<string, KindRecord>;
  /** The days with a solve, as `2026-01-31`, in order; the last year at most. */
  readonly days: readonly string[];
}

/** A solve of a puzzle by wish. */
export interface WishSolve {
  readonly kind: string;
  readonly spentMs: number;
  readonly hints: number;
}

/** Solves of a kind. */
const KindEntry = z.object({
  kind: z.string().check(z.regex(/^\w{1,30} \d{1,2}x\d{1,2}$/)),
  count: z.int().check(z.positive()),
  bestMs: z.catch(z.nullable(Milliseconds), null),
  /** Identifies the entry in reports to the account; then no solves are added to it. */
  key: z.optional(z.string()),
});
export type KindEntry = z.output<typeof KindEntry>;
/** One of the stored entries. A list can be appended to another one when somebody signs in. */
const Entry = z.union([
  KindEntry,
  z.object({ day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) }),
]);
export type RecordEntry = z.output<typeof Entry>;
const Entries = z.catch(z.array(z.catch(z.nullable(Entry), null)), []);

/** The valid ones of stored entries. */
function parseEntries(stored: unknown): readonly RecordEntry[] {
  return Entries.parse(stored).filter((entry) => entry !== null);
}

const MOST_KINDS = 1000;
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** The records in stored entries. Those of one kind count together; invalid ones are skipped. */
export function parseRecords(stored: unknown): PlayRecords {
  return recordsOf(parseEntries(stored));
}

function recordsOf(entries: readonly RecordEntry[]): PlayRecords {
  const kinds = new Map<string, KindRecord>();
  const days = new Set<string>();
  for (const entry of entries) {
    if ('day' in entry) days.add(entry.day);
    else kinds.set(entry.kind, together(kinds.get(entry.kind), entry));
  }
  return { kinds, days: [...days].sort().slice(-MOST_DAYS) };
}

function together(one: KindRecord | undefined, other: KindRecord): KindRecord {
  const { count, bestMs } = other;
  if (!one) return { count, bestMs };
  return { count: one.count + count, bestMs: lower(one.bestMs, bestMs) };
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** The records with one more solve on a day. */
export function withSolve(
  { kinds, days }: PlayRecords,
  { kind, spentMs, hints }: WishSolve,
  day: string,
): PlayRecords {
  const bestMs = hints === 0 ? spentMs : null;
  const all = new Map(kinds).set(kind, together(kinds.get(kind), { count: 1, bestMs }));
  return { kinds: all, days: [...new Set([...days, day])].sort().slice(-MOST_DAYS) };
}

/** The number of days in a row with a solve, up to today or yesterday. */
export function streakOf({ days }: Pick<PlayRecords, 'days'>, today: string): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; solved.has(day); day = dayBefore(day)) streak++;
  return streak;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** The date of this device. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const key = () => ownKey('playRecords');
/** The records of the account as the server told them last. */
const accountKey = () => ownKey('accountRecords');

/** The entries of this browser that the account may not have. */
export function storedEntries(): readonly RecordEntry[] {
  return parseEntries(parseJson(readStored(key())));
}

/** Store the entries of this browser. Returns whether they were stored. */
export function storeEntries(entries: readonly RecordEntry[]): boolean {
  const isStored = writeStored(key(), JSON.stringify(entries));
  store.set(stored());
  return isStored;
}

/**
 * Store the records of the account, and the entries that it does not have. Returns whether both
 * were stored.
 */
export function storeAccountRecords(
  account: readonly RecordEntry[],
  others: readonly RecordEntry[],
): boolean {
  return writeStored(accountKey(), JSON.stringify(account)) && storeEntries(others);
}

function stored(): PlayRecords {
  return recordsOf([...parseEntries(parseJson(readStored(accountKey()))), ...storedEntries()]);
}

const store = createStore<PlayRecords>(stored());

/** The records of the present owner: those of this browser and those of the account. */
export const playRecords: ReadableStore<PlayRecords> = {
  current: store.current,
  subscribe(listener) {
    const stops = [store.subscribe(listener), onStored(key(), () => store.set(stored()))];
    return () => stops.forEach((stop) => stop());
  },
};

/** Record a solve of a puzzle by wish, today. */
export function recordWishSolve(solve: WishSolve): void {
  const entries = storedEntries(); // another tab may have added some
  const reported = entries.filter((it) => 'kind' in it && it.key !== undefined);
  const open = recordsOf(entries.filter((it) => !reported.includes(it)));
  const records = withSolve(open, solve, dayOf(new Date()));
  const kinds = [...records.kinds].slice(-MOST_KINDS).map(([kind, rest]) => ({ kind, ...rest }));
  storeEntries([...reported, ...kinds, ...records.days.map((day) => ({ day }))]);
}
