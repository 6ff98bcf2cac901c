import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays } from '#base/days.ts';
import type { PlayRecords } from '#contract/playRecords.ts';
import { settleReports, type KindSolves } from '../domain/playReports.ts';
import type { Db, Queryable, Tx } from './database.ts';
import { playDays, playRecords, playReports } from './schema/play.ts';
import { users } from './schema/users.ts';

/** Days that are stored, and those for which a report is remembered. */
const DAYS = 366;
const REMEMBERED = sql`interval '180 days'`;
/** Counts are limited to this number, which is far from what people solve. */
const MOST_COUNT = 1_000_000_000;

/** The report of a device. */
interface PlayReport {
  readonly reports: readonly (KindSolves & { readonly key: string })[];
  readonly days: readonly string[];
}

/**
 * Add a report of a device to the records of an account, and read them. Concurrent reports of an
 * account wait for each other, so that none counts twice.
 */
export async function storePlay(
  db: Db,
  userId: string,
  today: string,
  { reports, days }: PlayReport,
): Promise<PlayRecords> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const passedMs = await msSinceReport(tx, userId);
    const isNew = await rememberKeys(
      tx,
      userId,
      reports.map(({ key }) => key),
    );
    await addSolves(
      tx,
      userId,
      settleReports(
        reports.filter(({ key }) => isNew.has(key)),
        passedMs,
      ),
    );
    await addPlayDays(tx, userId, today, days);
    return readPlay(tx, userId, today);
  });
}

/** Time since the last report; null before the first one. */
async function msSinceReport(tx: Tx, userId: string): Promise<number | null> {
  const [row] = await tx
    .select({
      ms: sql<
        number | null
      >`(extract(epoch from clock_timestamp() - max(${playReports.receivedAt})) * 1000)::float8`,
    })
    .from(playReports)
    .where(eq(playReports.userId, userId));
  return typeof row?.ms === 'number' ? Math.max(0, row.ms) : null;
}

/** Remember the keys of reports, and forget old ones. Returns those that are new. */
async function rememberKeys(
  tx: Tx,
  userId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  await tx
    .delete(playReports)
    .where(
      and(eq(playReports.userId, userId), lt(playReports.receivedAt, sql`now() - ${REMEMBERED}`)),
    );
  const rows = await tx
    .insert(playReports)
    .values([...new Set(keys)].map((key) => ({ userId, key })))
    .onConflictDoNothing()
    .returning({ key: playReports.key });
  return new Set(rows.map(({ key }) => key));
}

async function addSolves(tx: Tx, userId: string, solves: readonly KindSolves[]): Promise<void> {
  for (const { kind, count, bestMs } of solves)
    await tx
      .insert(playRecords)
      .values({ userId, kind, count, bestMs })
      .onConflictDoUpdate({
        target: [playRecords.userId, playRecords.kind],
        set: {
          count: sql`least(${playRecords.count}::bigint + excluded.count, ${MOST_COUNT})`,
          bestMs: sql`least(${playRecords.bestMs}, excluded.best_ms)`,
        },
      });
}

/** Add days up to tomorrow, which has begun east of here, and delete those of earlier years. */
async function addPlayDays(
  tx: Tx,
  userId: string,
  today: string,
  days: readonly string[],
): Promise<void> {
  const [first, last] = [addDays(today, -DAYS), addDays(today, 1)];
  const added = [...new Set(days)].filter((day) => day > first && day <= last);
  if (added.length === 0) return;
  await tx
    .insert(playDays)
    .values(added.map((day) => ({ userId, day })))
    .onConflictDoNothing();
  await tx.delete(playDays).where(and(eq(playDays.userId, userId), lt(playDays.day, first)));
}

/** The records of an account. */
async function readPlay(db: Queryable, userId: string, today: string): Promise<PlayRecords> {
  const kinds = await db
    .select({ kind: playRecords.kind, count: playRecords.count, bestMs: playRecords.bestMs })
    .from(playRecords)
    .where(eq(playRecords.userId, userId))
    .orderBy(asc(playRecords.kind));
  const days = await db
    .select({ day: playDays.day })
    .from(playDays)
    .where(and(eq(playDays.userId, userId), gte(playDays.day, addDays(today, -DAYS))))
    .orderBy(asc(playDays.day));
  return { kinds, days: days.map(({ day }) => day) };
}

/** Delete the records of an account that is removed. */
export async function deletePlay(tx: Tx, userId: string): Promise<void> {
  for (const table of [playRecords, playDays, playReports])
    await tx.delete(table).where(eq(table.userId, userId));
}
