import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { RATE_GROUPS, type RateGroup } from '#contract/endpoint.ts';
import { invariant } from '#base/invariant.ts';
import type { Allowance, RateCaller, RateLimits } from './RateLimits.ts';

/** A number of calls per window of seconds, which starts with the first call. */
interface Limit {
  readonly calls: number;
  readonly seconds: number;
}

/** Rate limits of a group of calls. */
interface GroupRules {
  /** The limits that apply together, the shortest window first. */
  readonly limits: readonly Limit[];
  /** Separate limits for visitors of one address, which may be that of a whole school. */
  readonly visitorLimits?: readonly Limit[];
  /** Limit of failed calls, by browser and by address. */
  readonly failures?: { readonly byBrowser: Limit; readonly byAddress: Limit };
  /**
   * True if all processes share the counter in the database, which costs a write per call.
   * Otherwise each process counts in memory.
   */
  readonly isShared: boolean;
  /** True if accounts are also counted by address. */
  readonly isByAddress?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The rate limits of the site. */
export const RATE_RULES: Readonly<Record<RateGroup, GroupRules>> = {
  unlimited: { limits: [], isShared: false },
  reads: {
    limits: [{ calls: 1500, seconds: 5 * MINUTE }],
    visitorLimits: [{ calls: 9000, seconds: 5 * MINUTE }],
    isShared: false,
  },
  pages: { limits: [{ calls: 6000, seconds: 5 * MINUTE }], isShared: false },
  previews: { limits: [{ calls: 300, seconds: 5 * MINUTE }], isShared: false },
  pictures: { limits: [{ calls: 9000, seconds: 5 * MINUTE }], isShared: false },
  search: {
    limits: [{ calls: 60, seconds: MINUTE }],
    visitorLimits: [{ calls: 900, seconds: MINUTE }],
    isShared: false,
  },
  writes: {
    limits: [{ calls: 60, seconds: MINUTE }],
    visitorLimits: [{ calls: 600, seconds: MINUTE }],
    isShared: false,
  },
  uploads: { limits: [{ calls: 60, seconds: MINUTE }], isShared: false },
  comments: {
    limits: [
      { calls: 10, seconds: 5 * MINUTE },
      { calls: 60, seconds: DAY },
    ],
    isShared: true,
  },
  gathering: { limits: [{ calls: 20, seconds: MINUTE }], isShared: false },
  signIn: {
    limits: [{ calls: 600, seconds: 5 * MINUTE }],
    failures: {
      byBrowser: { calls: 20, seconds: 5 * MINUTE },
      byAddress: { calls: 200, seconds: 5 * MINUTE },
    },
    isShared: true,
    isByAddress: true,
  },
  checkout: { limits: [{ calls: 10, seconds: HOUR }], isShared: true },
  /** A provider sends the events of all its customers from few addresses, and sends them again. */
  paymentEvents: { limits: [{ calls: 600, seconds: MINUTE }], isShared: false },
  solving: { limits: [{ calls: 30, seconds: MINUTE }], isShared: false },
  reports: { limits: [{ calls: 10, seconds: HOUR }], isShared: true },
  exports: { limits: [{ calls: 5, seconds: HOUR }], isShared: true },
};

/** Table of the shared counters. */
const TABLE = 'rate_limit';

interface LimitOptions {
  readonly pool: pg.Pool;
  /** Factor on all limits, for load tests. */
  readonly factor?: number;
}

/** A limit and its counter. */
interface Counter {
  readonly calls: number;
  readonly counter: RateLimiterAbstract;
}

/** The counters of a group, the shortest window first. */
interface GroupCounters {
  readonly ofAccounts: readonly Counter[];
  readonly ofVisitors: readonly Counter[];
  /** Counters of the visitors' /48 networks: their owner could use another /64 for each call. */
  readonly ofNetworks: readonly Counter[];
  readonly failures: { readonly byBrowser: Counter; readonly byAddress: Counter } | null;
}

/** Factor of a network's limit over that of an address. */
const NETWORK_FACTOR = 8;

/** Create the rate limits of the site. Without a database each process counts for itself. */
export function createRateLimits({ pool, factor = 1 }: LimitOptions): RateLimits {
  const counters = new Map(RATE_GROUPS.map((group) => [group, makeCounters(group, pool, factor)]));
  const countersOf = (group: RateGroup): GroupCounters => {
    const found = counters.get(group);
    invariant(found, 'each group has counters');
    return found;
  };
  return {
    take: async (group, caller) => {
      const { ofAccounts, ofVisitors, ofNetworks, failures } = countersOf(group);
      const failed = failures && (await findExhausted(failures, caller));
      if (failed) return failed;
      const isVisitor = caller.userId === null;
      const own = await takeFromAll(isVisitor ? ofVisitors : ofAccounts, keyOf(group, caller));
      const network = isVisitor ? networkFromAddress(caller.address) : null;
      if (own?.isAllowed === false || network === null) return own;
      const shared = await takeFromAll(ofNetworks, `network:${network}`);
      return shared?.isAllowed === false ? shared : own;
    },
    noteFailure: async (group, caller) => {
      const { failures } = countersOf(group);
      if (!failures) return;
      const { browser, address } = caller;
      if (browser !== null) await takeFrom(failures.byBrowser, `browser:${browser}`);
      await takeFrom(failures.byAddress, `address:${address}`);
    },
  };
}

function makeCounters(group: RateGroup, pool: pg.Pool, factor: number): GroupCounters {
  const { limits, visitorLimits, failures } = RATE_RULES[group];
  const make = ({ calls, seconds }: Limit, whose = '', times = factor): Counter => {
    const points = calls * times;
    const keyPrefix = `${group}:${whose}${seconds}`;
    const counter = makeCounter(group, pool, { points, duration: seconds, keyPrefix });
    return { calls: points, counter };
  };
  const ofAccounts = limits.map((limit) => make(limit));
  return {
    ofAccounts,
    ofVisitors: visitorLimits?.map((limit) => make(limit, 'visitor:')) ?? ofAccounts,
    ofNetworks: (visitorLimits ?? limits).map((limit) =>
      make(limit, 'network:', factor * NETWORK_FACTOR),
    ),
    failures: failures
      ? {
          byBrowser: make(failures.byBrowser, 'failed:'),
          byAddress: make(failures.byAddress, 'failed:'),
        }
      : null,
  };
}

function makeCounter(
  group: RateGroup,
  pool: pg.Pool,
  options: CounterOptions,
): RateLimiterAbstract {
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
    inMemoryBlockOnConsumed: options.points, // a refused caller causes no more writes
  });
}

interface CounterOptions {
  readonly points: number;
  readonly duration: number;
  readonly keyPrefix: string;
}

function keyOf(group: RateGroup, { userId, address }: RateCaller): string {
  return userId === null || RATE_RULES[group].isByAddress ? `address:${address}` : `user:${userId}`;
}

/** The /48 network of a /64 IPv6 network; null for IPv4 addresses. */
function networkFromAddress(address: string): string | null {
  const [a, b, c, ...rest] = address.split(':');
  return rest.length === 0 ? null : `${a}:${b}:${c}::/48`;
}

/** The refusal for a browser or an address with too many failures; null for all others. */
async function findExhausted(
  { byBrowser, byAddress }: NonNullable<GroupCounters['failures']>,
  { browser, address }: RateCaller,
): Promise<Allowance | null> {
  const own = browser === null ? null : await readFailures(byBrowser, `browser:${browser}`);
  if (own?.isAllowed === false) return own;
  const shared = await readFailures(byAddress, `address:${address}`);
  return shared?.isAllowed === false ? shared : null;
}

async function readFailures({ calls, counter }: Counter, key: string): Promise<Allowance | null> {
  const left = await counter.get(key);
  return left && allowanceOf(calls, left, left.consumedPoints < calls);
}

/** Count a call for every limit, up to the first that refuses; returns the tightest one. */
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
    // The library throws the state of an exhausted limit.
    if (refusal instanceof RateLimiterRes) return allowanceOf(calls, refusal, false);
    throw refusal;
  }
}

function allowanceOf(limit: number, left: RateLimiterRes, isAllowed: boolean): Allowance {
  const resetSeconds = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
  return { isAllowed, limit, remaining: Math.max(0, left.remainingPoints), resetSeconds };
}
