import { DOUBLE_KEYS, PaymentDouble } from '#tests/support/PaymentDouble.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { beginAs } from './account.ts';
import { axe, expect, test } from './fixtures.ts';

const PRICES = [
  { id: 'month', unit_amount: 300, currency: 'usd', metadata: { months: '1', level: '2' } },
  { id: 'year', unit_amount: 3000, currency: 'usd', metadata: { months: '12', level: '3' } },
];

test('somebody supports a site that sells it, and everybody sees the badge', async ({
  page: unused,
  browser,
}) => {
  await unused.close();
  let site = '';
  const provider = new PaymentDouble(async (body, signature) =>
    fetch(new URL('/api/payment/webhook', site), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    }),
  );
  provider.prices = PRICES;
  const product = new StartedProduct('0', {
    STRIPE_SECRET_KEY: DOUBLE_KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: DOUBLE_KEYS.webhookSecret,
    STRIPE_API_URL: await provider.start(),
  });
  try {
    site = await product.ready();
    const page = await (await browser.newContext({ baseURL: site })).newPage();
    await page.goto('/support');
    await expect(page.getByText('Sign in to become a supporter.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Support/ })).toBeVisible();

    const supporter = await beginAs(page, 'Ilse Voorn');
    await page.goto('/support');
    await expect(page.getByText('You aren’t a supporter yet.')).toBeVisible();
    await expect(page.getByText('$2.50 per month')).toBeVisible();
    await expect(page.getByText('No payments yet.')).toBeVisible();
    await axe(page);

    // To the provider and back, first without paying.
    await page.getByRole('link', { name: 'Support for 1 month' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Payment canceled. You haven’t been charged.')).toBeVisible();
    await expect(page.getByText('You aren’t a supporter yet.')).toBeVisible();

    await page.getByRole('link', { name: 'Support for 12 months' }).click();
    const purchase = provider.sessionAt(page.url());
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText(/^Thank you!/)).toBeVisible();
    await expect(page.getByText(/^You’re a supporter until/)).toBeVisible();
    await expect(page.getByRole('row', { name: /\$30\.00/ })).toBeVisible();
    await axe(page);

    const visitor = await (await browser.newContext({ baseURL: site })).newPage();
    await visitor.goto(`/profile/${supporter}`);
    await expect(
      visitor.getByRole('main').getByText('Supporter', { exact: true }),
      'the badge stands on the page of the supporter',
    ).toBeVisible();

    // Paid back: the time goes, and the list says so.
    await provider.send('charge.refunded', provider.chargeOf(purchase));
    await page.goto('/support');
    await expect(page.getByText(/^refunded on/)).toBeVisible();
    await expect(page.getByText(/^You’re a supporter until/)).toBeHidden();
  } finally {
    product.signal('SIGTERM');
    await product.end();
    await provider.close();
  }
});
