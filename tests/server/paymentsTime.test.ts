import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readMe } from '#contract/users.ts';
import { users } from '#server/db/schema/users.ts';
import { sellingSite } from '#tests/support/sellingSite.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();
const COMPLETED = 'checkout.session.completed';
const REFUNDED = 'charge.refunded';
const CREATED = 'charge.dispute.created';
const WITHDRAWN = 'charge.dispute.funds_withdrawn';
const REINSTATED = 'charge.dispute.funds_reinstated';
const CLOSED = 'charge.dispute.closed';

const { double, site, paidBy, supportOf, levelsOf, passDays, daysOf, historyOf } =
  await sellingSite(db);

/** Events as they would arrive, in every order. */
function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}

describe('time at two levels', () => {
  it('runs at level 3 first, whichever was bought first', async () => {
    for (const prices of ordersOf(['long', 'small'])) {
      const ada = await site.member('Ada');
      for (const price of prices) await double.send(COMPLETED, await paidBy(ada, price));

      const levels = await levelsOf(ada);
      expect(levels).toEqual({ level: 3, at3: await daysOf(12), days: await daysOf(12, 1) });
      expect(await site.ask(readMe, ada)).toMatchObject({ supporter: 3 });

      await passDays(ada, (await daysOf(12)) + 1);
      expect(await site.ask(readMe, ada)).toMatchObject({ supporter: 2 });
    }
  });

  it('gets level 3 on top when level 2 runs, and level 2 goes on afterwards', async () => {
    const ada = await site.member('Ada');
    await double.send(COMPLETED, await paidBy(ada, 'year'));
    await passDays(ada, 100);

    await double.send(COMPLETED, await paidBy(ada, 'month'));

    const levels = await levelsOf(ada);
    expect(levels?.level).toBe(3);
    expect(levels?.at3).toBeGreaterThanOrEqual(28);
    expect(levels?.at3).toBeLessThanOrEqual(31);
    expect((levels?.days ?? 0) - (levels?.at3 ?? 0)).toBe((await daysOf(12)) - 100);
  });

  it('that is refunded leaves the time of other orders, even if it ran before', async () => {
    const ada = await site.member('Ada');
    const long = await paidBy(ada, 'long');
    await double.send(COMPLETED, await paidBy(ada, 'year'));
    await double.send(COMPLETED, long);
    await passDays(ada, 100);

    await double.send(REFUNDED, double.chargeOf(long));

    expect(await levelsOf(ada)).toEqual({ level: 2, at3: null, days: await daysOf(12) });
  });

  it('that was given by hand is kept beside what is bought', async () => {
    const ada = await site.member('Ada');
    const supporterUntil = sql`now() + make_interval(days => 50)`;
    await db.update(users).set({ supporter: 3, supporterUntil }).where(eq(users.id, ada.id));

    await double.send(COMPLETED, await paidBy(ada, 'year'));

    expect(await levelsOf(ada)).toMatchObject({ level: 3, at3: 50 });
  });
});

describe('a refund in part', () => {
  it('ends that part of the time, once, and tells the amount', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);
    const whole = await daysOf(12);
    await double.send(COMPLETED, session);

    await double.send(REFUNDED, double.chargeOf(session, 250));
    await double.send(REFUNDED, double.chargeOf(session, 250));

    expect(await supportOf(ada)).toEqual({ level: 2, days: Math.round(whole * 0.8) });
    expect(await historyOf(ada)).toMatchObject([{ refundedAmount: 250, refundedAt: null }]);
  });

  it('adds up to the whole with others, in whichever order they arrive', async () => {
    for (const amounts of ordersOf([250, 750, 1250])) {
      const ada = await site.member('Ada');
      const session = await paidBy(ada);
      await double.send(COMPLETED, session);

      for (const amount of amounts) await double.send(REFUNDED, double.chargeOf(session, amount));

      expect(await supportOf(ada)).toEqual({ level: 0, days: 0 });
      expect(await historyOf(ada)).toMatchObject([{ refundedAmount: 1250 }]);
    }
  });

  it('that is told before its purchase leaves the rest', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);

    await double.send(REFUNDED, double.chargeOf(session, 250));
    await double.send(COMPLETED, session);

    expect(await supportOf(ada)).toEqual({
      level: 2,
      days: Math.round((await daysOf(12)) * 0.8),
    });
  });
});

describe('a dispute', () => {
  it('holds the time while it is open, and gives it back when it is won', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);
    await double.send(COMPLETED, session);
    await passDays(ada, 100);

    await double.send(CREATED, double.disputeOf(session, 'needs_response'));
    expect(await supportOf(ada)).toEqual({ level: 0, days: 0 });
    expect(await historyOf(ada)).toMatchObject([{ dispute: 'open' }]);

    await double.send(CLOSED, double.disputeOf(session, 'won'));
    expect(await supportOf(ada)).toEqual({ level: 2, days: (await daysOf(12)) - 100 });
    expect(await historyOf(ada)).toMatchObject([{ dispute: null }]);
  });

  it('that is lost ends the time of its order alone, in whichever order events arrive', async () => {
    const events = [
      [COMPLETED, null],
      [CREATED, 'needs_response'],
      [WITHDRAWN, 'under_review'],
      [CLOSED, 'lost'],
    ] as const;
    for (const order of ordersOf(events)) {
      const ada = await site.member('Ada');
      await double.send(COMPLETED, await paidBy(ada, 'small'));
      const session = await paidBy(ada, 'long');

      for (const [type, status] of [...order, ...order])
        await double.send(type, status === null ? session : double.disputeOf(session, status));

      expect(await levelsOf(ada)).toEqual({ level: 2, at3: null, days: await daysOf(1) });
      expect((await historyOf(ada))[0]).toMatchObject({ dispute: 'lost' });
    }
  });

  it('that is won leaves everything, in whichever order events arrive', async () => {
    const events = [
      [COMPLETED, null],
      [CREATED, 'needs_response'],
      [REINSTATED, 'won'],
      [CLOSED, 'won'],
    ] as const;
    for (const order of ordersOf(events)) {
      const ada = await site.member('Ada');
      const session = await paidBy(ada, 'year');

      for (const [type, status] of order)
        await double.send(type, status === null ? session : double.disputeOf(session, status));

      expect(await supportOf(ada)).toEqual({ level: 2, days: await daysOf(12) });
    }
  });

  it('that is told at the same moment as the purchase ends without time', async () => {
    for (let i = 0; i < 10; i++) {
      const ada = await site.member('Ada');
      const session = await paidBy(ada);

      await Promise.all([
        double.send(COMPLETED, session),
        double.send(CLOSED, double.disputeOf(session, 'lost')),
      ]);

      expect(await levelsOf(ada)).toMatchObject({ level: 0 });
    }
  });

  it('that was refunded gives nothing back when it is won', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);
    await double.send(COMPLETED, session);

    await double.send(CREATED, double.disputeOf(session, 'needs_response'));
    await double.send(REFUNDED, double.chargeOf(session));
    await double.send(CLOSED, double.disputeOf(session, 'won'));

    expect(await supportOf(ada)).toEqual({ level: 0, days: 0 });
  });

  it.each(['warning_needs_response', 'warning_under_review', 'warning_closed'])(
    'that is only a question (%s) changes nothing',
    async (status) => {
      const ada = await site.member('Ada');
      const session = await paidBy(ada);
      await double.send(COMPLETED, session);

      await double.send(CREATED, double.disputeOf(session, status));

      expect(await supportOf(ada)).toEqual({ level: 2, days: await daysOf(12) });
    },
  );
});
