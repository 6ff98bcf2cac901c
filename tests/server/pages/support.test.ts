import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { cleanup, screen } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sellingSite } from '#tests/support/sellingSite.ts';
import { SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';
import { noteSite } from '#ui/shared/platform/siteInfo.ts';
import { FooterLinks } from '#ui/shell/FooterLinks.tsx';
import { SiteTools } from '#ui/shell/SiteTools.tsx';

const { db } = await useDatabase();
const { site: shop, double, paidBy } = await sellingSite(db);
const gift = new TestSite(db);
let pages: SitePages;

afterEach(async () => {
  await pages.end();
  noteSite({});
});

it('tells the levels of prices and of one’s own time, and what became of a payment', async () => {
  const ada = await shop.member('Ada');
  const session = await paidBy(ada, 'year');
  await double.send('checkout.session.completed', session);
  await double.send('checkout.session.completed', await paidBy(ada, 'month'));
  await double.send('charge.refunded', double.chargeOf(session, 250));
  noteSite({ takesPayments: true });
  pages = new SitePages(shop, ada);

  await pages.open('/support');

  expect(await screen.findAllByText('Level 3: a filled heart')).toHaveLength(2);
  expect(screen.getAllByText('Level 2: a heart')).toHaveLength(2);
  expect(screen.getByText(/^Level 3 until .*, then level 2 until /)).toBeDefined();
  expect(await screen.findByText('€2.50 refunded')).toBeDefined();
  await double.send('charge.dispute.created', double.disputeOf(session, 'needs_response'));
  await pages.open('/support');
  expect(await screen.findByText('disputed, on hold')).toBeDefined();
});

it('says after a checkout without an answer that nothing was paid, and what to do', async () => {
  pages = new SitePages(shop, await shop.member('Ada'));

  await pages.open('/support?problem=providerUnreachable#notPaid');

  expect(
    await screen.findByText(
      'The payment provider isn’t responding. You haven’t been charged. Please try again in a few minutes.',
    ),
  ).toBeDefined();
});

it.each([true, false])('says plainly that a site sells nothing (signed in: %s)', async (isIn) => {
  noteSite({ takesPayments: false });
  pages = new SitePages(gift, isIn ? await gift.member('Ada') : null);

  await pages.open('/support');

  expect(await screen.findByText(/^There’s nothing to buy/)).toBeDefined();
  expect(screen.queryByText(/supporter/i)).toBeNull();
});

it.each([
  [true, 2],
  [false, 0],
])('has ways to the page where something is sold (%s)', async (takesPayments, ways) => {
  noteSite({ takesPayments });
  pages = new SitePages(gift, null);

  await pages.show(
    createElement(
      Fragment,
      null,
      createElement(SiteTools),
      createElement(FooterLinks, { className: '' }),
    ),
  );

  await screen.findByRole('button', { name: 'What’s new' });
  expect(screen.queryAllByRole('link', { name: 'Support Chiaro' })).toHaveLength(ways);
  cleanup();
});
