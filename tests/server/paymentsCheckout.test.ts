import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkout, listPrices, paymentWebhook } from '#contract/payments.ts';
import { stripePayments } from '#server/payments/stripePayments.ts';
import { keepingLog, SITE } from '#tests/support/bareDeps.ts';
import { DOUBLE_KEYS, PaymentDouble } from '#tests/support/PaymentDouble.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const double = new PaymentDouble(() => Promise.reject(new Error('These tests pay nothing.')));
const apiUrl = await double.start();
afterAll(() => double.close());

const SUCCESS = `${SITE.webOrigin}/support#thanks`;
const ERROR = `${SITE.webOrigin}/support?tab=prices`;
const MINUTE_MS = 60_000;

let nowMs = 0;
let logged: Record<string, unknown>[] = [];

/** A site with payments, empty caches and its own clock. */
function newSite(
  keys: { readonly secretKey: string; readonly webhookSecret: string } = DOUBLE_KEYS,
) {
  logged = [];
  nowMs = Date.UTC(2027, 0, 1);
  const options = { log: keepingLog(logged), now: () => nowMs, maxRetries: 0 };
  return new TestSite(db, { payments: stripePayments({ ...keys, apiUrl }, options) });
}

const price = (id: string, metadata: Record<string, string>, changes = {}) => ({
  id,
  unit_amount: 1250,
  currency: 'usd',
  metadata,
  ...changes,
});

beforeEach(() => {
  double.isDown = false;
  double.prices = [price('year', { months: '12' })];
  double.calls.length = 0;
});

describe('prices', () => {
  it('are those with months, in main units of their currency', async () => {
    double.prices = [
      price('yen', { months: '12', level: '3' }, { unit_amount: 500, currency: 'jpy' }),
      price('dinar', { months: '1', level: '3' }, { unit_amount: 5000, currency: 'kwd' }),
      price('year', { months: '12' }),
      price('half', { months: '6', level: '2' }),
      price('mug', {}),
      price('forever', { months: '0' }),
      price('odd', { months: '1.5' }),
      price('long', { months: '999' }),
      price('medal', { months: '1', level: '1' }),
      price('free choice', { months: '1' }, { unit_amount: null }),
    ];
    const site = newSite();

    expect(await site.ask(listPrices, await site.member('Ada'))).toEqual([
      { priceId: 'half', months: 6, level: 2, price: 12.5, currency: 'USD' },
      { priceId: 'year', months: 12, level: 2, price: 12.5, currency: 'USD' },
      { priceId: 'dinar', months: 1, level: 3, price: 5, currency: 'KWD' },
      { priceId: 'yen', months: 12, level: 3, price: 500, currency: 'JPY' },
    ]);
  });

  it('are asked for once in five minutes, by however many', async () => {
    const site = newSite();
    const ada = await site.member('Ada');

    await Promise.all([1, 2, 3].map(() => site.ask(listPrices, ada)));
    nowMs += 5 * MINUTE_MS - 1;
    await site.ask(listPrices, ada);
    expect(double.calls).toEqual(['GET /v1/prices']);

    nowMs += 1;
    await site.ask(listPrices, ada);
    expect(double.calls).toHaveLength(2);
  });

  it('stay as they were while the provider does not answer', async () => {
    const site = newSite();
    const ada = await site.member('Ada');
    const before = await site.ask(listPrices, ada);

    double.isDown = true;
    nowMs += 10 * MINUTE_MS;

    expect(await site.ask(listPrices, ada)).toEqual(before);
    await site.ask(listPrices, ada);
    expect(double.calls).toHaveLength(2);
  });

  it('that were never known are refused for the moment, and asked for again', async () => {
    const site = newSite();
    const ada = await site.member('Ada');
    double.isDown = true;

    expect(await site.refusal(listPrices, ada)).toBe('busy');
    expect(JSON.stringify(logged)).not.toContain(DOUBLE_KEYS.secretKey);
    double.isDown = false;
    expect(await site.ask(listPrices, ada)).toHaveLength(1);
  });
});

describe('checkout', () => {
  const go = async (site: TestSite, query: Record<string, string> = {}) => {
    const member = await site.member('Ada');
    return site.call(checkout, member, {
      query: { priceId: 'year', success: SUCCESS, error: ERROR, ...query },
    });
  };

  it('sends the browser to the provider, who knows where to send it then', async () => {
    const response = await go(newSite());

    expect(response.status).toBe(302);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const address = response.headers.get('Location') ?? '';
    expect(address).toMatch(new RegExp(`^${apiUrl}/pay/`));
    expect(double.sessionAt(address)).toMatchObject({
      success_url: SUCCESS,
      cancel_url: ERROR,
      metadata: { months: '12', level: '2' },
    });
  });

  it('pressed twice within a minute begins one purchase', async () => {
    const site = newSite();
    const ada = await site.member('Ada');
    const query = { priceId: 'year', success: SUCCESS, error: ERROR };
    const press = async () =>
      (await site.call(checkout, ada, { query })).headers.get('Location') ?? '';

    const first = await press();
    expect(await press()).toBe(first);

    nowMs += MINUTE_MS;
    expect(await press()).not.toBe(first);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/support',
    '',
    `${SITE.webOrigin}@elsewhere.example/`,
    `${SITE.webOrigin}.elsewhere.example/`,
    'http://localhost:4174/',
    'https://localhost:4173/',
    'http://ada:secret@localhost:4173/',
    `blob:${SITE.webOrigin}/support`,
    'javascript:alert(1)',
    `javascript:alert(1)//${SITE.webOrigin}/`,
    'data:text/html,hello',
  ])('goes to no other site, such as %j', async (address) => {
    for (const field of ['success', 'error']) {
      const response = await go(newSite(), { [field]: address });

      expect(response.status).toBe(400);
      expect(response.headers.get('Location')).toBeNull();
    }
    expect(double.calls).toEqual([]);
  });

  it('is begun by a page of ours or by nobody', async () => {
    const site = newSite();
    const ada = await site.member('Ada');
    const query = { priceId: 'year', success: SUCCESS, error: ERROR };
    const from = async (place: string) =>
      (await site.call(checkout, ada, { query, headers: { 'Sec-Fetch-Site': place } })).status;

    expect(await Promise.all(['same-origin', 'none', 'cross-site', 'same-site'].map(from))).toEqual(
      [302, 302, 403, 403],
    );
  });

  it.each(['mug', 'unknown'])('of %s, which is for sale to nobody, goes to `error`', async (id) => {
    double.prices.push(price('mug', {}));

    expect((await go(newSite(), { priceId: id })).headers.get('Location')).toBe(ERROR);
    expect(double.calls).not.toContain('POST /v1/checkout/sessions');
  });

  it('knows a price that was made a moment ago', async () => {
    const site = newSite();
    await site.ask(listPrices, await site.member('Ada'));
    double.prices.push(price('new', { months: '1' }));

    expect((await go(site, { priceId: 'new' })).headers.get('Location')).toContain('/pay/');
  });

  it('goes to `error` with the reason while the provider gives no answer, or a refusal', async () => {
    const withReason = `${SITE.webOrigin}/support?tab=prices&problem=providerUnreachable`;
    const wrongKey = newSite({ ...DOUBLE_KEYS, secretKey: 'sk_test_wrong' });
    expect((await go(wrongKey)).headers.get('Location')).toBe(withReason);

    const site = newSite();
    await site.ask(listPrices, await site.member('Ada'));
    double.isDown = true;
    expect((await go(site)).headers.get('Location')).toBe(withReason);
    expect(logged).toMatchObject([{ what: 'checkout' }]);
  });

  it('needs an account', async () => {
    const query = { priceId: 'year', success: SUCCESS, error: ERROR };

    expect(await newSite().refusal(checkout, null, { query })).toBe('signed_out');
    expect(await newSite().refusal(listPrices, null)).toBe('signed_out');
  });
});

describe('a site without keys', () => {
  const site = new TestSite(db);

  it('has no prices, and sends whoever wants to pay back', async () => {
    const ada = await site.member('Ada');
    const query = { priceId: 'year', success: SUCCESS, error: ERROR };

    expect(await site.ask(listPrices, ada)).toEqual([]);
    const response = await site.call(checkout, ada, { query });
    expect(response.headers.get('Location')).toBe(ERROR);
  });

  it('believes no event', async () => {
    const body = JSON.stringify({ type: 'checkout.session.completed' });

    expect(await site.refusal(paymentWebhook, null, { body })).toBe('not_found');
  });
});

describe('the double', () => {
  it('answers like the provider to what it does not know, and to who it does not know', async () => {
    const ask = async (path: string, key: string) => {
      const response = await fetch(`${apiUrl}${path}`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      return [response.status, await response.json()] as const;
    };

    expect(await ask('/v1/customers', DOUBLE_KEYS.secretKey)).toMatchObject([
      404,
      { error: { type: 'invalid_request_error' } },
    ]);
    expect(await ask('/v1/prices', 'sk_test_wrong')).toMatchObject([401, { error: {} }]);
    const site = newSite();
    const query = { priceId: 'year', success: SUCCESS, error: ERROR };
    const response = await site.call(checkout, await site.member('Ada'), { query });
    const { id } = double.sessionAt(response.headers.get('Location') ?? '');
    expect(await ask(`/v1/checkout/sessions/${id}`, DOUBLE_KEYS.secretKey)).toMatchObject([
      200,
      { id, payment_status: 'unpaid' },
    ]);
  });
});
