import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API_BASE } from '#contract/endpoint.ts';
import { listPayments, paymentWebhook } from '#contract/payments.ts';
import { paymentEvents, payments } from '#server/db/schema/payments.ts';
import { users } from '#server/db/schema/users.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { sellingSite } from '#tests/support/sellingSite.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();
const COMPLETED = 'checkout.session.completed';
const SUCCEEDED = 'checkout.session.async_payment_succeeded';
const REFUNDED = 'charge.refunded';

const { double, site, atPayment, paidBy, supportOf, daysOf, historyOf } = await sellingSite(db);

describe('a purchase', () => {
  it('gives time and a badge once the provider says that it was paid', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);
    expect(await supportOf(ada)).toEqual({ level: 0, days: null });

    const response = await double.send(COMPLETED, session);

    expect(response.status).toBe(204);
    expect(await supportOf(ada)).toEqual({ level: 2, days: await daysOf(12) });
    expect(await historyOf(ada)).toMatchObject([
      {
        user: ada.id,
        order: session.payment_intent,
        currency: 'EUR',
        amount: 1250,
        items: ['Supporter for 12 months'],
        refundedAt: null,
      },
    ]);
  });

  it('adds to the time that is left, and the higher badge comes first', async () => {
    const ada = await site.member('Ada');
    await double.send(COMPLETED, await paidBy(ada));

    await double.send(COMPLETED, await paidBy(ada, 'month'));

    expect(await supportOf(ada)).toEqual({ level: 3, days: await daysOf(12, 1) });
  });

  it('begins now when the time before is over', async () => {
    const ada = await site.member('Ada');
    await db
      .update(users)
      .set({ supporter: 3, supporterUntil: new Date('2020-01-01') })
      .where(eq(users.id, ada.id));

    await double.send(COMPLETED, await paidBy(ada));

    expect(await supportOf(ada)).toEqual({ level: 2, days: await daysOf(12) });
  });

  it('is paid on the page of the provider, who says so and sends the browser back', async () => {
    const ada = await site.member('Ada');
    const { url } = await atPayment(ada);

    expect(await (await fetch(url)).text()).toContain('Pay');
    const paid = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });

    expect(paid.headers.get('Location')).toBe(`${SITE.webOrigin}/support`);
    expect((await supportOf(ada))?.level).toBe(2);
  });

  it('that was cancelled gives nothing', async () => {
    const ada = await site.member('Ada');
    const { url } = await atPayment(ada);

    const back = await fetch(`${url}/cancel`, { method: 'POST', redirect: 'manual' });

    expect(back.headers.get('Location')).toBe(`${SITE.webOrigin}/`);
    expect(await supportOf(ada)).toEqual({ level: 0, days: null });
  });

  it('that a bank takes days for gives time when the money is there', async () => {
    const ada = await site.member('Ada');
    const session = await atPayment(ada);

    await double.send(COMPLETED, session);
    expect(await supportOf(ada)).toEqual({ level: 0, days: null });
    await double.send(SUCCEEDED, { ...session, payment_status: 'paid' });

    expect((await supportOf(ada))?.level).toBe(2);
  });

  it('of a free price is known by its session', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);

    await double.send(COMPLETED, { ...session, payment_intent: null, amount_total: 0 });

    expect(await historyOf(ada)).toMatchObject([{ order: session.id, amount: 0 }]);
  });
});

describe('an event', () => {
  it('that comes again, or beside another one of the same order, gives time once', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);
    const id = `evt_${ada.id}`;

    const answers = [
      ...(await Promise.all([1, 2, 3, 4, 5].map(() => double.send(COMPLETED, session, { id })))),
      await double.send(COMPLETED, session, { id }),
      await double.send(COMPLETED, session),
      await double.send(SUCCEEDED, session),
    ];

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect((await supportOf(ada))?.days).toBe(await daysOf(12));
    expect(await historyOf(ada)).toHaveLength(1);
  });

  it('of the same order gives time once, be it told in several at the same moment', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);

    await Promise.all(
      [COMPLETED, SUCCEEDED, COMPLETED, SUCCEEDED].map((type) => double.send(type, session)),
    );

    expect((await supportOf(ada))?.days).toBe(await daysOf(12));
  });

  it.each([
    ['was tampered with', { tamper: (body: string) => body.replace('"paid"', '"paid" ') }],
    ['was signed with another secret', { secret: 'whsec_other' }],
    ['was signed long ago', { ageSeconds: 301 }],
  ])('that %s is refused and leaves no trace', async (_, sending) => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);
    const before = await db.$count(paymentEvents);

    const response = await double.send(COMPLETED, session, sending);

    expect(response.status).toBe(400);
    expect(await supportOf(ada)).toEqual({ level: 0, days: null });
    expect(await db.$count(paymentEvents)).toBe(before);
  });

  it('is taken for five minutes after it was signed', async () => {
    const ada = await site.member('Ada');

    const response = await double.send(COMPLETED, await paidBy(ada), { ageSeconds: 290 });

    expect(response.status).toBe(204);
    expect((await supportOf(ada))?.level).toBe(2);
  });

  it.each(['', 'nonsense', 't=1,v1=00'])('with the signature %j is refused', async (signature) => {
    const response = await site.app.request(`${API_BASE}${paymentWebhook.path}`, {
      method: 'POST',
      body: '{}',
      headers: { 'Stripe-Signature': signature },
    });

    expect(response.status).toBe(400);
  });

  it('without a signature, or with an enormous body, is refused', async () => {
    const post = async (body: string) =>
      site.app.request(`${API_BASE}${paymentWebhook.path}`, { method: 'POST', body });

    expect((await post('{}')).status).toBe(400);
    expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it.each([
    ['customer.created', { id: 'cus_1' }],
    [COMPLETED, {}],
    [COMPLETED, null],
    [
      REFUNDED,
      { refunded: true, payment_intent: 'pi_of_another_shop', amount: 1, currency: 'eur' },
    ],
  ])('%s about %j is nothing to us', async (type, object) => {
    const before = await db.$count(payments);

    expect((await double.send(type, object)).status).toBe(204);
    expect(await db.$count(payments)).toBe(before);
  });

  it.each([
    ['of another account than the one who began', { client_reference_id: 'someone' }],
    ['of an account that is not there', { unknownAccount: true }],
    ['without months', { metadata: {} }],
    ['with a sum nobody pays', { amount_total: 2 ** 40 }],
  ])('%s gives nothing', async (_, { unknownAccount, ...changes }: Record<string, unknown>) => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);
    const userId = '0190a0a0-0000-7000-8000-000000000000';
    const stranger = unknownAccount === true && {
      client_reference_id: userId,
      metadata: { ...session.metadata, userId },
    };

    const response = await double.send(COMPLETED, { ...session, ...changes, ...stranger });

    expect(response.status).toBe(204);
    expect(await historyOf(ada)).toEqual([]);
    expect(await supportOf(ada)).toEqual({ level: 0, days: null });
  });
});

describe('a refund', () => {
  it('takes back the time and the badge, once', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);
    await double.send(COMPLETED, session);

    await Promise.all([1, 2, 3].map(() => double.send(REFUNDED, double.chargeOf(session))));

    const left = await supportOf(ada);
    expect(left?.level).toBe(0);
    expect(Math.abs(left?.days ?? 99)).toBeLessThanOrEqual(3); // months differ in length
    expect((await historyOf(ada))[0]?.refundedAt).not.toBeNull();
  });

  it('leaves what another order gave', async () => {
    const ada = await site.member('Ada');
    await double.send(COMPLETED, await paidBy(ada, 'month'));
    const session = await paidBy(ada);
    await double.send(COMPLETED, session);

    await double.send(REFUNDED, double.chargeOf(session));

    const left = await supportOf(ada);
    expect(left?.level).toBe(3);
    expect(Math.abs((left?.days ?? 0) - (await daysOf(1)))).toBeLessThanOrEqual(3);
  });

  it('leaves time that somebody was given', async () => {
    const ada = await site.member('Ada');
    await db
      .update(users)
      .set({ supporter: 3, supporterUntil: sql`now() + make_interval(months => 6)` })
      .where(eq(users.id, ada.id));
    const session = await paidBy(ada, 'month');
    await double.send(COMPLETED, session);

    await double.send(REFUNDED, double.chargeOf(session));

    expect((await supportOf(ada))?.level).toBe(3);
  });

  it('that is told before the purchase leaves nothing to give', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada);

    await double.send(REFUNDED, double.chargeOf(session));
    await double.send(COMPLETED, session);
    await double.send(REFUNDED, double.chargeOf(session));

    expect(await supportOf(ada)).toEqual({ level: 0, days: null });
    const history = await historyOf(ada);
    expect(history).toHaveLength(1);
    expect(history[0]?.refundedAt).not.toBeNull();
  });

  it('that is told in the same moment as the purchase ends without time', async () => {
    for (let i = 0; i < 10; i++) {
      const ada = await site.member('Ada');
      const session = await paidBy(ada);

      await Promise.all([
        double.send(COMPLETED, session),
        double.send(REFUNDED, double.chargeOf(session)),
      ]);

      const left = await supportOf(ada);
      expect(left?.level).toBe(0);
      expect(Math.abs(left?.days ?? 0)).toBeLessThanOrEqual(3);
    }
  });
});

describe('the history', () => {
  it('is one’s own, the newest first, page by page', async () => {
    const [ada, bea] = [await site.member('Ada'), await site.member('Bea')];
    for (const priceId of ['year', 'month']) {
      await double.send(COMPLETED, await paidBy(ada, priceId));
      await double.send(COMPLETED, await paidBy(bea, priceId));
    }

    const [newest, oldest] = await historyOf(ada);

    expect([newest?.items, oldest?.items]).toEqual([
      ['Supporter for 1 month'],
      ['Supporter for 12 months'],
    ]);
    const after = { cursorAfter: newest?.id ?? '' };
    expect(await site.ask(listPayments, ada, { query: after })).toEqual({
      total: 2,
      results: [oldest],
    });
    expect(await site.refusal(listPayments, bea, { query: after })).toBe('invalid_request');
    expect(await site.refusal(listPayments, null)).toBe('signed_out');
  });
});
