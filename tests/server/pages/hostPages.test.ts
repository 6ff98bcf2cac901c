import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { HostPage } from '#contract/hostPages.ts';
import type { HostPages } from '#server/hostPages/HostPages.ts';
import { bareDeps } from '#tests/support/bareDeps.ts';
import { SitePages } from '#tests/support/SitePages.tsx';
import { TestSite } from '#tests/support/TestSite.ts';
import { call } from '#ui/shared/api/client.ts';
import { storedHostPage, storeHostPages } from '#ui/shared/platform/hostPages.ts';
import { noteSite } from '#ui/shared/platform/siteInfo.ts';

const CHANGED_AT = '2026-11-01T12:00:00.000Z';
const IMPRINT: HostPage = {
  title: 'Who we are',
  language: 'de',
  parts: [
    { heading: null, level: 2, text: '**Ada** <script>alert(1)</script> [x](javascript:alert(1))' },
    { heading: 'Contact', level: 2, text: 'ada@puzzles.example' },
    { heading: 'Phone', level: 3, text: '12345' },
  ],
  changedAt: CHANGED_AT,
};

const hostPages: HostPages = {
  list: () => Promise.resolve([{ name: 'imprint', changedAt: CHANGED_AT }]),
  read: (name) => Promise.resolve(name === 'imprint' ? IMPRINT : null),
};
const site = new TestSite(bareDeps().db, { hostPages });
let pages: SitePages;

afterEach(async () => {
  await pages.end();
  noteSite({});
});

it('shows the text of the host with real headings, and nothing in it runs', async () => {
  pages = new SitePages(site, null);
  await pages.open('/site/imprint');

  await screen.findByRole('heading', { level: 1, name: 'Who we are' });
  const contact = screen.getByRole('heading', { level: 2, name: 'Contact' });
  expect(contact.closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(screen.getByRole('heading', { level: 3, name: 'Phone' })).toBeDefined();
  expect(screen.getByText('Ada').tagName).toBe('STRONG');
  expect(document.querySelector('script')).toBeNull();
  expect(screen.queryByRole('link', { name: 'x' })).toBeNull();
  expect(document.title).toBe('Who we are - Chiaro');
});

it.each(['/site/terms', '/site/nothing'])(
  '%s is not found where the host has none',
  async (path) => {
    pages = new SitePages(site, null);
    await pages.open(path);

    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeDefined();
  },
);

it('is there without the server, once the site was visited', async () => {
  pages = new SitePages(site, null);
  await storeHostPages(await hostPages.list(), 'en', call);
  pages.isReached = false;
  await pages.open('/site/imprint');

  expect(await screen.findByRole('heading', { name: 'Who we are' })).toBeDefined();
  await storeHostPages([], 'en', call);
  expect(storedHostPage('imprint')).toBeNull();
});

it('is linked from the privacy policy, where it exists', async () => {
  pages = new SitePages(site, null);
  noteSite({ contact: 'ada@puzzles.example' });
  await pages.open('/privacy-policy');
  const main = within(document.body);
  expect(main.queryByRole('link', { name: 'imprint' })).toBeNull();
  expect(main.queryByText(/Stripe/)).toBeNull();

  noteSite({ takesPayments: true, pages: ['imprint'] });
  const link = await screen.findByRole('link', { name: 'imprint' });
  expect(link.getAttribute('href')).toBe('/site/imprint');
  expect(main.getByText(/Stripe/)).toBeDefined();
});
