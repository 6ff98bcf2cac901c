import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import { API_BASE } from '#contract/endpoint.ts';
import { checkout, listPayments, paymentWebhook } from '#contract/payments.ts';
import type { Db } from '#server/db/database.ts';
import { currentSupporterLevel } from '#server/db/briefs.ts';
import { users } from '#server/db/schema/users.ts';
import { stripePayments } from '#server/payments/stripePayments.ts';
import { keepingLog, SITE } from './bareDeps.ts';
import { DOUBLE_KEYS, PaymentDouble } from './PaymentDouble.ts';
import { TestSite, type Member } from './TestSite.ts';

const price = (id: string, months: string, level: string) => ({
  id,
  unit_amount: 1250,
  currency: 'eur',
  metadata: { months, level },
});

/** A site that sells a year at level 2, and a month and a long time at level 3. */
export async function sellingSite(db: Db) {
  /** Set below: the double and the site refer to each other. */
  const sites: TestSite[] = [];
  const double = new PaymentDouble(async (body, signature) => {
    const [site] = sites;
    if (!site) throw new Error('There is no site yet.');
    return site.app.request(`${API_BASE}${paymentWebhook.path}`, {
      method: 'POST',
      body,
      headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json' },
    });
  });
  const apiUrl = await double.start();
  const site = new TestSite(db, {
    payments: stripePayments({ ...DOUBLE_KEYS, apiUrl }, { log: keepingLog(), maxRetries: 0 }),
  });
  sites.push(site);
  afterAll(() => double.close());
  beforeEach(() => {
    double.isDown = false;
    double.prices = [
      price('year', '12', '2'),
      price('month', '1', '3'),
      price('small', '1', '2'),
      price('long', '12', '3'),
    ];
  });

  /** A member at the provider's page, before the payment. */
  const atPayment = async (who: Member, priceId = 'year') => {
    const query = { priceId, success: `${SITE.webOrigin}/support`, error: `${SITE.webOrigin}/` };
    const response = await site.call(checkout, who, { query });
    return double.sessionAt(response.headers.get('Location') ?? '');
  };

  return {
    double,
    site,
    atPayment,
    /** The same after the payment, before the provider has sent an event. */
    paidBy: async (who: Member, priceId = 'year') => ({
      ...(await atPayment(who, priceId)),
      payment_status: 'paid' as const,
    }),
    /** Level, and whole days of support left. */
    supportOf: async ({ id }: Member) => {
      const [row] = await db
        .select({ level: users.supporter, days: daysUntil(users.supporterUntil) })
        .from(users)
        .where(eq(users.id, id));
      return row;
    },
    /** The level that everyone sees, and the days of level 3 and of everything that are left. */
    levelsOf: async ({ id }: Member) => {
      const [row] = await db
        .select({
          level: currentSupporterLevel,
          at3: daysUntil(users.supporterLevel3Until),
          days: daysUntil(users.supporterUntil),
        })
        .from(users)
        .where(eq(users.id, id));
      return row;
    },
    /** Let days pass for an account. */
    passDays: async ({ id }: Member, days: number) => {
      await db
        .update(users)
        .set({
          supporterUntil: sql`${users.supporterUntil} - make_interval(days => ${days})`,
          supporterLevel3Until: sql`${users.supporterLevel3Until} - make_interval(days => ${days})`,
        })
        .where(eq(users.id, id));
    },
    /** Days from now to some months later, and from there to some more. */
    daysOf: async (...months: number[]): Promise<number> => {
      const steps = months.map((count) => sql`+ make_interval(months => ${count})`);
      const { rows } = await db.execute<{ days: number }>(
        sql`select round(extract(epoch from now() ${sql.join(steps, sql` `)} - now()) / 86400)::int as days`,
      );
      return rows[0]?.days ?? 0;
    },
    historyOf: async (who: Member) => (await site.ask(listPayments, who)).results,
  };
}

function daysUntil(column: typeof users.supporterUntil) {
  return sql<number | null>`round(extract(epoch from ${column} - now()) / 86400)::int`;
}
