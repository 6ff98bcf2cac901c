import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RATE_GROUPS, type RateGroup } from '#contract/endpoint.ts';
import { RATE_RULES, createRateLimits } from '#server/http/limits.ts';
import type { Allowance, RateCaller, RateLimits } from '#server/http/RateLimits.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db, pool } = await useDatabase();

const account = (userId: string, address = '203.0.113.7'): RateCaller => ({
  userId,
  address,
  browser: null,
});
const visitor = (address: string, browser: string | null = null): RateCaller => ({
  userId: null,
  address,
  browser,
});

beforeEach(async () => {
  await pool.query('truncate rate_limit');
});

async function takeMany(limits: RateLimits, group: RateGroup, who: RateCaller, times: number) {
  const taken: (Allowance | null)[] = [];
  for (let i = 0; i < times; i++) taken.push(await limits.take(group, who));
  return taken;
}

async function isRefused(limits: RateLimits, group: RateGroup, who: RateCaller): Promise<boolean> {
  return (await limits.take(group, who))?.isAllowed === false;
}

/** The promised limits, repeated independently: calls in seconds. */
const PROMISED: Readonly<Record<RateGroup, readonly (readonly [number, number])[]>> = {
  unlimited: [],
  reads: [[1500, 300]],
  pages: [[6000, 300]],
  pictures: [[9000, 300]],
  previews: [[300, 300]],
  search: [[60, 60]],
  writes: [[60, 60]],
  uploads: [[60, 60]],
  comments: [
    [10, 300],
    [60, 86_400],
  ],
  gathering: [[20, 60]],
  signIn: [[600, 300]],
  checkout: [[10, 3600]],
  paymentEvents: [[600, 60]],
  solving: [[30, 60]],
  reports: [[10, 3600]],
  exports: [[5, 3600]],
};

const SHARED: readonly RateGroup[] = ['comments', 'signIn', 'checkout', 'reports', 'exports'];
const LIMITED = RATE_GROUPS.filter((group) => group !== 'unlimited');
const countOf = (group: RateGroup) => PROMISED[group][0]?.[0] ?? 0;

describe.each(LIMITED)('the limit of the group "%s"', (group) => {
  const [count = 0, seconds = 0] = PROMISED[group][0] ?? [];

  it('allows so many calls and refuses the next one, with the time to wait', async () => {
    const limits = createRateLimits({ pool });
    const taken = await takeMany(limits, group, account('ada'), count);
    const refused = await limits.take(group, account('ada'));

    expect(taken.filter((allowance) => allowance?.isAllowed !== true)).toEqual([]);
    expect(taken.map((allowance) => allowance?.remaining)).toEqual(
      Array.from({ length: count }, (_, i) => count - 1 - i),
    );
    expect(refused).toMatchObject({ isAllowed: false, limit: count, remaining: 0 });
    expect(refused?.resetSeconds).toBeGreaterThan(seconds - 30);
    expect(refused?.resetSeconds).toBeLessThanOrEqual(seconds);
  });

  it('is one for each account or address, and none for another group', async () => {
    const limits = createRateLimits({ pool });
    await takeMany(limits, group, account('ada'), count);
    const other = group === 'writes' ? 'reads' : 'writes';

    expect(await isRefused(limits, group, account('ada', '198.51.100.9'))).toBe(group !== 'signIn');
    expect(await isRefused(limits, group, account('bob'))).toBe(group === 'signIn');
    expect(await isRefused(limits, group, visitor('198.51.100.10'))).toBe(false);
    expect(await isRefused(limits, other, account('ada'))).toBe(false);
  });

  it('counts all processes where that is promised', async () => {
    const [one, two] = [createRateLimits({ pool }), createRateLimits({ pool })];
    await takeMany(one, group, account('ada'), count);

    expect(await isRefused(two, group, account('ada'))).toBe(SHARED.includes(group));
  });

  it('holds in each process while the database is away', async () => {
    const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const limits = createRateLimits({ pool: nowhere });
    const taken = await takeMany(limits, group, account('ada'), count);

    expect(taken.every((allowance) => allowance?.isAllowed)).toBe(true);
    expect(await isRefused(limits, group, account('ada'))).toBe(true);
    await nowhere.end();
  });
});

describe('limits', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are those that are promised', () => {
    const rules = RATE_GROUPS.map((group) => [
      group,
      RATE_RULES[group].limits.map(({ calls, seconds }) => [calls, seconds]),
    ]);

    expect(Object.fromEntries(rules)).toEqual(PROMISED);
    expect(RATE_GROUPS.filter((group) => RATE_RULES[group].isShared)).toEqual(SHARED);
  });

  it('of reading, searching and solving let visitors at one address be a whole school', async () => {
    const limits = createRateLimits({ pool });
    const visitors = [
      ['reads', 9000],
      ['search', 900],
      ['writes', 600],
    ] as const;
    for (const [group, calls] of visitors) {
      await takeMany(limits, group, visitor('203.0.113.7'), calls - 1);
      expect(await isRefused(limits, group, visitor('203.0.113.7')), group).toBe(false);
    }

    expect(await isRefused(limits, 'reads', visitor('203.0.113.7'))).toBe(true);
    expect(await isRefused(limits, 'reads', visitor('203.0.113.8'))).toBe(false);
    expect(await isRefused(limits, 'reads', account('ada'))).toBe(false);
  });

  it('are none for programs that watch the site', async () => {
    expect(await createRateLimits({ pool }).take('unlimited', visitor('203.0.113.7'))).toBeNull();
  });

  it('of comments hold for five minutes and for the day', async () => {
    let last: Allowance | null = null;
    for (let round = 0; round < 6; round++) {
      const limits = createRateLimits({ pool });
      last = (await takeMany(limits, 'comments', account('ada'), 10)).at(-1) ?? null;
      expect(await isRefused(limits, 'comments', account('ada'))).toBe(true);
      await pool.query(`update rate_limit set expire = 0 where key like 'comments:300:%'`);
    }
    const refused = await createRateLimits({ pool }).take('comments', account('ada'));

    expect(last).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(refused).toMatchObject({ isAllowed: false, limit: 60 });
    expect(refused?.resetSeconds).toBeGreaterThan(86_000);
  });

  it('cost no more writes once they are reached', async () => {
    const limits = createRateLimits({ pool });
    await takeMany(limits, 'reports', account('ada'), 15);
    const { rows } = await pool.query<{ points: number }>('select points from rate_limit');

    expect(rows).toEqual([{ points: 10 }]);
  });

  it('count anew when their time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const limits = createRateLimits({ pool });
    await takeMany(limits, 'search', account('ada'), countOf('search'));
    expect(await isRefused(limits, 'search', account('ada'))).toBe(true);
    vi.advanceTimersByTime(61_000);

    expect(await isRefused(limits, 'search', account('ada'))).toBe(false);
  });

  it('count right when many calls come at once, on two processes', async () => {
    const processes = [createRateLimits({ pool }), createRateLimits({ pool })];
    const calls = Array.from({ length: 20 }, () =>
      processes.map((limits) => limits.take('checkout', account('ada'))),
    ).flat();
    const taken = await Promise.all(calls);

    expect(taken.filter((allowance) => allowance?.isAllowed).length).toBe(10);
  });

  it('grow by a factor for tests under load', async () => {
    const limits = createRateLimits({ pool, factor: 2 });
    await takeMany(limits, 'gathering', account('ada'), 40);

    expect(await isRefused(limits, 'gathering', account('ada'))).toBe(true);
  });

  it('hold for a /48 network of IPv6 as well, whichever of its networks calls', async () => {
    const limits = createRateLimits({ pool });
    const from = (network: number) => visitor(`2001:db8:1:${network.toString(16)}::/64`);
    for (let network = 0; network < 8 * 300; network++)
      await limits.take('previews', from(network));

    expect(await isRefused(limits, 'previews', from(9999))).toBe(true);
    expect(await isRefused(limits, 'previews', visitor('2001:db8:2:1::/64'))).toBe(false);
  });

  it('of failures hold for a browser first, and for its address much later', async () => {
    const limits = createRateLimits({ pool });
    const at = '203.0.113.7';
    const fail = async (browser: string | null, times: number) => {
      for (let i = 0; i < times; i++) await limits.noteFailure('signIn', visitor(at, browser));
    };
    await fail('mistyped', 20);
    expect(await isRefused(limits, 'signIn', visitor(at, 'mistyped'))).toBe(true);
    expect(await isRefused(limits, 'signIn', visitor('198.51.100.9', 'mistyped'))).toBe(true);
    expect(await isRefused(limits, 'signIn', visitor(at, 'neighbor'))).toBe(false);

    await fail(null, 180);
    expect(await isRefused(limits, 'signIn', visitor(at, 'neighbor'))).toBe(true);
    expect(await isRefused(limits, 'signIn', visitor('198.51.100.9', 'neighbor'))).toBe(false);
    expect(await isRefused(limits, 'reads', visitor(at, 'mistyped'))).toBe(false);
  });

  it('are shared by neighbors in one network of IPv6, and told in headers', async () => {
    const { app } = new TestSite(db, { limits: createRateLimits({ pool }) });
    const askFrom = async (remoteAddress: string) => {
      const env: object = { incoming: { socket: { remoteAddress } } };
      return app.request('/api/collection/search', {}, env);
    };
    for (let i = 0; i < 900; i++) await askFrom('2001:db8:1:2::1');
    const [neighbor, other] = [
      await askFrom('2001:db8:1:2:f::2'),
      await askFrom('2001:db8:1:3::1'),
    ];

    expect([neighbor.status, other.status]).toEqual([429, 200]);
    expect(Number(neighbor.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(neighbor.headers.get('RateLimit-Limit')).toBe('900');
    expect(other.headers.get('RateLimit-Remaining')).toBe('899');
  });
});
