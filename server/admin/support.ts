import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { fail, ok } from '#base/result.ts';
import type { Tx } from '../db/database.ts';
import { changeSupport } from '../db/supportTime.ts';
import { payments } from '../db/schema/payments.ts';
import { monthsLengthMs, type SupportPeriod, type SupportTimes } from '../domain/supportPeriods.ts';
import type { AdminContext, AdminResult } from './AdminCommand.ts';
import { findUser } from './findUser.ts';

const MAX_MONTHS = 120;
const DAY_MS = 86_400_000;

/** Print the time that an account has as a supporter, and its payments. */
export async function showSupport(context: AdminContext, who: string): Promise<AdminResult> {
  return withUser(context, who, async (tx, user) => {
    const seen: SupportPeriod[] = [];
    const times = await changeSupport(tx, user.id, ({ periods }) => {
      seen.push(...periods);
      return periods;
    });
    return ok([`${user.called} ${describe(times)}`, ...(await listPeriods(tx, user.id, seen))]);
  });
}

/** Give an account time as a supporter. */
export async function giveSupport(
  context: AdminContext,
  who: string,
  { months: text, level: levelText }: { readonly months: string; readonly level: string },
): Promise<AdminResult> {
  const months = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : NaN;
  if (!(months <= MAX_MONTHS))
    return fail(`MONTHS must be a whole number from 1 to ${MAX_MONTHS}, not "${text}".`);
  if (levelText !== '2' && levelText !== '3')
    return fail(`LEVEL must be 2 or 3, not "${levelText}".`);
  const level = levelText === '3' ? 3 : 2;
  return withUser(context, who, async (tx, user) => {
    const times = await changeSupport(tx, user.id, (account) => {
      const lengthMs = monthsLengthMs(months, account);
      const given = { id: uuidv7(), order: null, createdAtMs: account.nowMs };
      return [...account.periods, { ...given, level, lengthMs, leftMs: lengthMs, isHeld: false }];
    });
    return ok([`${user.called} ${describe(times)}`]);
  });
}

/** Take the time of an account as a supporter: all of it, or that of one order. */
export async function takeSupport(
  context: AdminContext,
  who: string,
  order: string,
): Promise<AdminResult> {
  return withUser(context, who, async (tx, user) => {
    let found = 0;
    const times = await changeSupport(tx, user.id, ({ periods }) => {
      const rest = periods.filter((period) => order !== '' && period.order !== order);
      found = periods.length - rest.length;
      return rest;
    });
    if (found === 0)
      return fail(
        order === ''
          ? `${user.called} has no time as a supporter.`
          : `${user.called} has no time from the order "${order}".`,
      );
    return ok([`${user.called} ${describe(times)}`]);
  });
}

interface NamedUser {
  readonly id: string;
  /** The beginning of a sentence about it. */
  readonly called: string;
}

async function withUser(
  { db }: AdminContext,
  who: string,
  work: (tx: Tx, user: NamedUser) => Promise<AdminResult>,
): Promise<AdminResult> {
  return db.transaction(async (tx) => {
    const user = await findUser(tx, who);
    if (!user.ok) return user;
    const { id, name } = user.value;
    return work(tx, { id, called: `The account "${name}" (${id})` });
  });
}

function describe(times: SupportTimes | null): string {
  if (times === null || times.level === 0) return 'isn’t a supporter.';
  const { level, level3UntilMs, untilMs } = times;
  if (untilMs === null || level === 1) return 'was a supporter, and has no time left.';
  if (level3UntilMs === null || level3UntilMs >= untilMs)
    return `is a supporter at level ${level} until ${dayOf(untilMs)}.`;
  return `is a supporter at level 3 until ${dayOf(level3UntilMs)}, then at level 2 until ${dayOf(untilMs)}.`;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

async function listPeriods(
  tx: Tx,
  userId: string,
  periods: readonly SupportPeriod[],
): Promise<readonly string[]> {
  const paid = await tx
    .select({ order: payments.order, refundedAt: payments.refundedAt })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(payments.createdAt, payments.id);
  const of = (order: string | null) => periods.filter((period) => period.order === order);
  return [
    ...of(null).map((period) => `given  ${describePeriod(period)}`),
    ...paid.map(({ order, refundedAt }) => {
      const [period] = of(order);
      const state = period ? describePeriod(period) : refundedAt ? 'refunded' : 'no time left';
      return `${order}  ${state}`;
    }),
  ];
}

function describePeriod({ level, leftMs, isHeld }: SupportPeriod): string {
  const days = Math.round(leftMs / DAY_MS);
  return `level ${level}  ${days} ${days === 1 ? 'day' : 'days'} left${isHeld ? ', under dispute' : ''}`;
}
