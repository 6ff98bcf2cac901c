import { MAX_DAYS, MAX_REPORTS, reportPlay } from '#contract/playRecords.ts';
import { call } from '#ui/shared/api/client.ts';
import { newId } from '#ui/shared/platform/newId.ts';
import { workOwner } from '#ui/shared/platform/workOwner.ts';
import {
  storeAccountRecords,
  storedEntries,
  storeEntries,
  type KindEntry,
  type RecordEntry,
} from './playRecords.ts';

let running: Promise<void> | null = null;

/**
 * Add the solves of this browser to the account that is signed in, and read those of its other
 * devices. Solves stay in this browser until the server has them. Rejects if it does not answer.
 */
export function reportPlayRecords(): Promise<void> {
  running ??= report().finally(() => {
    running = null;
  });
  return running;
}

async function report(): Promise<void> {
  const owner = workOwner();
  if (owner === null || !nameEntries()) return;
  const reports = keyedEntries();
  const days = storedEntries().flatMap((it) => ('day' in it ? [it.day] : []));
  const sent = { reports: reports.slice(0, MAX_REPORTS), days: days.slice(0, MAX_DAYS) };
  const { kinds, days: all } = await call(reportPlay, { body: sent });
  if (workOwner() !== owner) return;
  const rest = storedEntries().filter((entry) => !isSent(entry, sent));
  const isStored = storeAccountRecords([...kinds, ...all.map((day) => ({ day }))], rest);
  if (isStored && rest.length > 0) await report();
}

type Keyed = KindEntry & { readonly key: string };

/**
 * Give each entry a key that it keeps, so that it counts once. False if that cannot be stored: then
 * nothing can be reported.
 */
function nameEntries(): boolean {
  const entries = storedEntries();
  if (entries.every((it) => 'day' in it || it.key !== undefined)) return true;
  return storeEntries(entries.map((it) => ('kind' in it ? { ...it, key: it.key ?? newId() } : it)));
}

function keyedEntries(): readonly Keyed[] {
  return storedEntries().flatMap((it) =>
    'kind' in it && it.key !== undefined ? [{ ...it, key: it.key }] : [],
  );
}

function isSent(
  entry: RecordEntry,
  { reports, days }: { readonly reports: readonly Keyed[]; readonly days: readonly string[] },
): boolean {
  return 'kind' in entry ? reports.some(({ key }) => key === entry.key) : days.includes(entry.day);
}
