import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { RATE_GROUPS, type RateGroup } from '#contract/endpoint.ts';
import type { Allowance, RateCaller, RateLimits } from './RateLimits.ts';

/** So many calls in so many seconds, counted from the first one. */
interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

/** How the calls of a group are counted. */
interface GroupRules {
  /** The limits that hold at once, the shortest first. */
  readonly limits: readonly Limit[];
  /** Those of visitors, where they are others. */
  readonly visitorLimits?: readonly Limit[];
  /**
   * Whether all processes count together, in the database: a call then costs a write. Otherwise
   * each counts its own, in memory.
   */
  readonly isShared: boolean;
  /** Whether accounts are counted by their address too. */
  readonly isByAddress?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits of the site. */
export const RATE_RULES: Readonly<Record<RateGroup, GroupRules>> = {
  unlimited: { limits: [], isShared: false },
  reads: {
    limits: [{ calls: 1500, seconds: 5 * MINUTE }],
    visitorLimits: [{ calls: 300, seconds: 5 * MINUTE }],
    isShared: false,
  },
  pages: { limits: [{ calls: 600, seconds: 5 * MINUTE }], isShared: false },
  previews: { limits: [{ calls: 300, seconds: 5 * MINUTE }], isShared: false },
  pictures: { limits: [{ calls: 3000, seconds: 5 * MINUTE }], isShared: false },
  search: { limits: [{ calls: 60, seconds: MINUTE }], isShared: false },
  writes: { limits: [{ calls: 60, seconds: MINUTE }], isShared: false },
  uploads: { limits: [{ calls: 60, seconds: MINUTE }], isShared: false },
  comments: {
    limits: [
      { calls: 10, seconds: 5 * MINUTE },
      { calls: 60, seconds: DAY },
    ],
    isShared: true,
  },
  gathering: { limits: [{ calls: 20, seconds: MINUTE }], isShared: false },
  signIn: { limits: [{ calls: 25, seconds: 5 * MINUTE }], isShared: true, isByAddress: true },
  checkout: { limits: [{ calls: 10, seconds: HOUR }], isShared: true },
  solving: { limits: [{ calls: 30, seconds: MINUTE }], isShared: false },
  reports: { limits: [{ calls: 10, seconds: HOUR }], isShared: true },
};

/** The table of the counts that processes share. */
const TABLE = 'rate_limit';

interface LimitOptions {
  readonly pool: pg.Pool;
  /** How many times the usual number of calls is allowed: for load tests. */
  readonly factor?: number;
}

/** One limit and what counts for it. */
interface Counter {
  readonly calls: number;
  readonly counter: RateLimiterAbstract;
}

/** Count calls as the site's limits say. Without a database each process counts for itself. */
export function rateLimits({ pool, factor = 1 }: LimitOptions): RateLimits {
  const makeCounters = (group: RateGroup, limits: readonly Limit[], whose: string) =>
    limits.map(({ calls, seconds }): Counter => {
      const points = calls * factor;
      const keyPrefix = `${group}:${whose}${seconds}`;
      return {
        calls: points,
        counter: makeCounter(group, { points, duration: seconds, keyPrefix }),
      };
    });
  const makeCounter = (group: RateGroup, options: CounterOptions): RateLimiterAbstract => {
    const inMemory = new RateLimiterMemory(options);
    if (!RATE_RULES[group].isShared) return inMemory;
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false, // a nightly job does
      insuranceLimiter: inMemory,
      inMemoryBlockOnConsumed: options.points, // who is refused costs no more writes
    });
  };
  const counters = new Map(
    RATE_GROUPS.map((group) => {
      const { limits, visitorLimits } = RATE_RULES[group];
      const ofAccounts = makeCounters(group, limits, '');
      const ofVisitors = visitorLimits
        ? makeCounters(group, visitorLimits, 'visitor:')
        : ofAccounts;
      return [group, { ofAccounts, ofVisitors }];
    }),
  );
  return {
    take: async (group, caller) => {
      const { ofAccounts, ofVisitors } = counters.get(group) ?? { ofAccounts: [], ofVisitors: [] };
      const key = keyOf(group, caller);
      return takeFromAll(caller.userId === null ? ofVisitors : ofAccounts, key);
    },
  };
}

interface CounterOptions {
  readonly points: number;
  readonly duration: number;
  readonly keyPrefix: string;
}

function keyOf(group: RateGroup, { userId, address }: RateCaller): string {
  return userId === null || RATE_RULES[group].isByAddress ? `address:${address}` : `user:${userId}`;
}

/** Count a call for every limit, up to the first that refuses; says which one is the nearest. */
async function takeFromAll(counters: readonly Counter[], key: string): Promise<Allowance | null> {
  let nearest: Allowance | null = null;
  for (const counter of counters) {
    const allowance = await takeFrom(counter, key);
    if (!allowance.isAllowed) return allowance;
    if (nearest === null || allowance.remaining < nearest.remaining) nearest = allowance;
  }
  return nearest;
}

async function takeFrom({ calls, counter }: Counter, key: string): Promise<Allowance> {
  try {
    return allowanceOf(calls, await counter.consume(key), true);
  } catch (refusal) {
    // The library throws what is left when there is nothing left.
    if (refusal instanceof RateLimiterRes) return allowanceOf(calls, refusal, false);
    throw refusal;
  }
}

function allowanceOf(limit: number, left: RateLimiterRes, isAllowed: boolean): Allowance {
  const resetSeconds = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
  return { isAllowed, limit, remaining: Math.max(0, left.remainingPoints), resetSeconds };
}
