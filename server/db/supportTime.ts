import { eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  addUpPeriods,
  settlePeriods,
  type SupportPeriod,
  type SupportTimes,
} from '../domain/supportPeriods.ts';
import type { Tx } from './database.ts';
import { supportPeriods } from './schema/payments.ts';
import { users } from './schema/users.ts';

/** An account whose time is being changed. */
export interface SupportAccount {
  /** Periods with the time that they have left now. */
  readonly periods: readonly SupportPeriod[];
  readonly untilMs: number | null;
  readonly nowMs: number;
}

/**
 * Change the time of an account as a supporter: `change` returns its new periods. Locks the
 * account. Returns null if there is no such account.
 */
export async function changeSupport(
  tx: Tx,
  userId: string,
  change: (account: SupportAccount) => readonly SupportPeriod[],
): Promise<SupportTimes | null> {
  const stored = await lockAccount(tx, userId);
  if (!stored) return null;
  const before = await readPeriods(tx, userId);
  const settled = settlePeriods(before, { ...stored, newId: uuidv7() });
  const periods = change({ ...stored, periods: settled });
  const times = addUpPeriods(periods, stored);
  await storePeriods(tx, userId, { before, periods });
  await tx
    .update(users)
    .set({
      supporter: times.level,
      supporterLevel3Until: momentFrom(times.level3UntilMs),
      supporterUntil: momentFrom(times.untilMs),
    })
    .where(eq(users.id, userId));
  return times;
}

/**
 * The time that an account has, by the clock of the database. `clock_timestamp()` is the time after
 * the lock; `now()` is that of the start of the transaction, before other changes.
 */
async function lockAccount(tx: Tx, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx
    .select({
      level: users.supporter,
      untilMs: sql`extract(epoch from ${users.supporterUntil}) * 1000`.mapWith(Number),
      hasTime: sql<boolean>`${users.supporterUntil} is not null`,
      nowMs: sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return null;
  const { level, hasTime, untilMs, nowMs } = row;
  return { level, untilMs: hasTime ? Math.round(untilMs) : null, nowMs: Math.round(nowMs) };
}

function momentFrom(ms: number | null) {
  return ms === null ? null : sql`to_timestamp(${ms} / 1000.0)`;
}

async function readPeriods(tx: Tx, userId: string): Promise<readonly SupportPeriod[]> {
  const rows = await tx.select().from(supportPeriods).where(eq(supportPeriods.userId, userId));
  return rows.map(({ id, order, level, createdAt, lengthMs, leftMs, isHeld }) => {
    const createdAtMs = createdAt.getTime();
    return { id, order, level: level === 3 ? 3 : 2, createdAtMs, lengthMs, leftMs, isHeld };
  });
}

interface PeriodChange {
  readonly before: readonly SupportPeriod[];
  readonly periods: readonly SupportPeriod[];
}

async function storePeriods(tx: Tx, userId: string, { before, periods }: PeriodChange) {
  const kept = new Set(periods.map(({ id }) => id));
  const dropped = before.map(({ id }) => id).filter((id) => !kept.has(id));
  if (dropped.length > 0)
    await tx.delete(supportPeriods).where(inArray(supportPeriods.id, dropped));
  for (const { createdAtMs, ...period } of periods)
    await tx
      .insert(supportPeriods)
      .values({ ...period, userId, createdAt: new Date(createdAtMs) })
      .onConflictDoUpdate({
        target: supportPeriods.id,
        set: { leftMs: period.leftMs, isHeld: period.isHeld, updatedAt: sql`now()` },
      });
}
