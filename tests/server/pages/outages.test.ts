import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCollection } from '#contract/collections.ts';
import type { Text } from '#texts/message.ts';
import { plainChecks } from '#tests/support/plainChecks.ts';
import { press, SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';
import { GOOD_GRID, publishedPuzzle } from '#tests/support/writtenPuzzles.ts';
import { outage } from '#ui/shared/platform/network.ts';

const SENTENCE = 'We move house until noon.';

const { db } = await useDatabase();
let reason: Text | null = null;
// Puzzles are created before the first outage.
const site = new TestSite(db, { outage: () => reason, checks: plainChecks });
const ada = await site.member('Ada');
const puzzle = await publishedPuzzle(site, ada, GOOD_GRID, { title: 'Lantern' });
const collection = await site.ask(createCollection, ada, {
  body: { title: 'Lights', isSeries: false },
});
let pages: SitePages;

beforeEach(() => {
  pages = new SitePages(site, ada);
});

afterEach(async () => {
  reason = null;
  await pages.end();
});

const texts = () => document.body.textContent;

/** The browser has a network again: the page asks at once, as it does after some seconds. */
const online = () => window.dispatchEvent(new Event('online'));

const ADDRESSES: readonly [address: string, shows: RegExp][] = [
  ['/search/puzzles', /Lantern/],
  ['/search/collections', /Explore collections/],
  [`/profile/${ada.id}`, /Lantern/],
  [`/collection/${collection.id}`, /Lights/],
  [`/embed/${puzzle}`, /Lantern/],
  ['/my-stuff/puzzles', /Lantern/],
  ['/my-follows', /Followed collections/],
  ['/notifications', /Notifications/],
  ['/support', /supporter/],
];

describe.each(ADDRESSES)('%s', (address, shows) => {
  it('keeps its address during maintenance, says why, and opens by itself', async () => {
    reason = SENTENCE;
    await pages.open(address);
    await waitFor(() => expect(texts()).toContain(SENTENCE));
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    expect(pages.path).toBe(address);

    reason = null;
    online();
    await waitFor(() => expect(texts()).not.toContain(SENTENCE)); // some headings stay meanwhile
    await waitFor(() => expect(texts()).toMatch(shows));
    expect(pages.path).toBe(address);
  });

  it('keeps its address while the server is not reached, and opens with the button', async () => {
    pages.isReached = false;
    await pages.open(address);
    await waitFor(() => expect(texts()).toContain('Can’t reach the server'));
    await press('Try again');
    expect(texts()).toContain('Can’t reach the server');

    pages.isReached = true;
    await press('Try again');
    await waitFor(() => expect(texts()).toMatch(shows));
    expect(pages.path).toBe(address);
  });
});

it('the page to sign in stays during maintenance, and offers its ways afterwards', async () => {
  await pages.end();
  pages = new SitePages(site, null);
  reason = SENTENCE;
  await pages.open('/auth');
  await waitFor(() => expect(texts()).toContain(SENTENCE));
  expect(pages.path).toBe('/auth');

  reason = null;
  online();
  await screen.findByText('More providers coming soon');
});

it('settings say that the account waits for the server, and the rest of the page works', async () => {
  reason = SENTENCE;
  await pages.open('/settings');
  await waitFor(() => expect(outage.current()?.kind).toBe('maintenance'));
  await screen.findByText(/^The server isn’t available right now. You can change these settings/);
  expect(screen.getByRole('switch', { name: /Offline mode/ })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: 'Maintenance' })).toHaveProperty('disabled', true);
});
