import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addToCollection, createCollection, updateCollection } from '#contract/collections.ts';
import { changeRestrictions, changeStatus } from '#contract/moderation.ts';
import { report } from '#contract/reports.ts';
import { MAX_TOTAL } from '#contract/shapes.ts';
import { plainChecks } from '#tests/support/plainChecks.ts';
import { fill, press, SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { createdPuzzle, GOOD_GRID, publishedPuzzle } from '#tests/support/writtenPuzzles.ts';
import { setOfflineMode } from '#ui/shared/platform/network.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';

/** An id that nothing on the server has. */
const NOTHING = '01a20c54-6fac-71c3-8ba9-000000000000';
const UNTIL = '2200-01-01T00:00:00Z';

const { db } = await useDatabase();
const site = new TestSite(db, { checks: plainChecks });
const ada = await site.member('Ada');
const bea = await site.member('Bea');
const mo = await site.member('Mo', ['moderator']);
const puzzle = await publishedPuzzle(site, ada, GOOD_GRID, { title: 'Low tide' });
const series = await collectionOf(ada, 'Tides', [puzzle]);
await site.ask(updateCollection, ada, { params: { id: series }, body: { status: 'public' } });
await site.ask(report, bea, { body: { kind: 'puzzle', id: puzzle, reason: 'A copy.' } });
const hiddenPuzzle = await createdPuzzle(site, ada, GOOD_GRID, { title: 'Behind a curtain' });
const hiddenCollection = await collectionOf(ada, 'Behind another', [hiddenPuzzle]);
let pages: SitePages;

afterEach(async () => {
  await pages.end();
});

async function collectionOf(
  who: Member,
  title: string,
  puzzleIds: readonly string[],
): Promise<string> {
  const { id } = await site.ask(createCollection, who, { body: { title, isSeries: true } });
  if (puzzleIds.length > 0)
    await site.ask(addToCollection, who, { params: { id }, body: { puzzleIds } });
  return id;
}

/** The page has one heading, and `words` below it. */
async function expectPage(address: string, heading: string, words = ''): Promise<void> {
  await pages.open(address);
  await waitFor(() => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByRole('main').textContent).toContain(words);
  });
}

const OF_SERVER = [
  '/search/puzzles',
  '/search/collections',
  '/my-stuff/puzzles',
  '/my-stuff/collections',
  '/my-follows',
  '/notifications',
  '/support',
  '/mod',
  `/mod/profile/${mo.id}`,
  `/profile/${ada.id}`,
  `/profile/${ada.id}?tab=collections`,
  `/collection/${series}`,
] as const;

describe.each(OF_SERVER)('%s', (address) => {
  // A failing server leads to the same message after three retries: `isWorthRetrying.test.ts`.
  it('keeps its address when the server refuses all calls, and shows what happened', async () => {
    pages = new SitePages(site, mo);
    const summary = 'Too much at once.';
    const headers = { 'Retry-After': '30' };
    pages.refuse = () => Response.json({ code: 'rate_limited', summary }, { status: 429, headers });
    await pages.open(address);
    await waitFor(() => expect(document.body.textContent).toContain(summary));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(pages.path).toBe(address);
  });

  it('keeps its address in offline mode, names it, and calls nothing', async () => {
    pages = new SitePages(site, mo);
    const called: string[] = [];
    pages.refuse = (path) => {
      called.push(path);
      return new Response(null, { status: 500 });
    };
    setSetting('offlineMode', true);
    setOfflineMode(true);
    try {
      await expectPage(address, 'This page needs an internet connection');
      expect(pages.path).toBe(address);
      expect(called).toEqual([]);
    } finally {
      pages.refuse = null; // the page asks again
      setSetting('offlineMode', false);
      setOfflineMode(false);
    }
  });
});

describe.each([
  ['a visitor', null],
  ['somebody else', bea],
] as const)('to %s', (_, who) => {
  it.each([
    `/collection/${NOTHING}`,
    `/collection/${hiddenCollection}`,
    `/profile/${NOTHING}`,
    '/profile/nobody',
  ])('%s is not there', async (address) => {
    pages = new SitePages(site, who);
    await expectPage(address, 'Not Found');
  });

  it.each([`/solve/${NOTHING}`, `/solve/${hiddenPuzzle}`, `/perfection/${hiddenPuzzle}`])(
    '%s leads home, and the reason is shown',
    async (address) => {
      pages = new SitePages(site, who);
      await pages.open(address);
      await waitFor(() => expect(pages.path).toBe('/'));
      expect(pages.said).toEqual(['This puzzle doesn’t exist, or its author made it private.']);
    },
  );
});

it.each([
  [`/profile/${ada.id}`, 'Ada', 'Report'],
  [`/profile/${ada.id}?tab=collections`, 'Ada', 'Tides'],
  [`/collection/${series}`, 'Tides', 'Follow'],
  ['/mod', 'This page is for moderators', ''],
  [`/mod/profile/${ada.id}`, 'This page is for moderators', ''],
])('%s shows a member what is theirs', async (address, heading, words) => {
  pages = new SitePages(site, bea);
  await expectPage(address, heading, words);
});

it.each([
  ['/mod', 'Moderation', 'Bea says: A copy.'],
  ['/mod?state=done', 'Moderation', 'No resolved reports'],
  [`/mod/profile/${ada.id}`, 'Ada', 'Low tide'],
  [`/mod/profile/${ada.id}?tab=collections`, 'Ada', 'Tides'],
  [`/mod/profile/${ada.id}?tab=comments`, 'Ada', 'Nothing here yet.'],
  [`/profile/${ada.id}`, 'Ada', 'Moderation'],
])('%s shows moderators what they decide', async (address, heading, words) => {
  pages = new SitePages(site, mo);
  await expectPage(address, heading, words);
});

// How lists of three kinds read on, and look: `longLists.spec.ts`.
it.each([
  ['/search/puzzles', `${MAX_TOTAL}+ puzzles`],
  ['/search/collections', `${MAX_TOTAL}+ collections`],
  ['/my-stuff/puzzles', `${MAX_TOTAL}+ puzzles`],
  ['/my-stuff/collections', `${MAX_TOTAL}+ collections`],
  ['/my-follows', `${MAX_TOTAL}+ collections`],
])('%s counts what it has, up to a number', async (address, words) => {
  pages = new SitePages(site, ada);
  pages.total = MAX_TOTAL;
  await pages.open(address);
  await waitFor(() => expect(document.body.textContent).toContain(words));
});

describe('somebody new', async () => {
  const cleo = await site.member('Cleo');
  const later = await collectionOf(cleo, 'Later', []);

  it.each([
    ['/notifications', 'Notifications', 'Nothing here yet'],
    ['/support', 'Support Chiaro', 'There’s nothing to buy'],
    [`/profile/${cleo.id}`, 'Cleo', 'No puzzles yet'],
    [`/profile/${cleo.id}?tab=collections`, 'Cleo', 'Later'],
    [`/profile/${cleo.id}?tab=lovedPuzzles`, 'Cleo', 'No puzzles loved yet'],
    [`/profile/${cleo.id}?tab=solvedPuzzles`, 'Cleo', 'No puzzles solved'],
    [`/collection/${later}`, 'Later', 'No puzzles here yet'],
    [`/profile/${bea.id}`, 'Bea', 'Nothing published yet'],
    [`/profile/${bea.id}?tab=collections`, 'Bea', 'No public collections yet'],
  ])('%s shows what is missing', async (address, heading, words) => {
    pages = new SitePages(site, cleo);
    await expectPage(address, heading, words);
  });
});

describe('somebody who may not go on', async () => {
  const dora = await site.member('Dora');
  await publishedPuzzle(site, dora, GOOD_GRID, { title: 'High tide' });
  const params = { id: dora.id };

  it('sees what is paused, until when, and all that is theirs', async () => {
    const restrictions = { comments: UNTIL, puzzles: UNTIL, collections: UNTIL, ratings: UNTIL };
    const body = { restrictions, message: 'A pause.' };
    await site.ask(changeRestrictions, mo, { params, body });
    pages = new SitePages(site, dora);
    await expectPage('/notifications', 'Notifications', 'A pause.');
    await expectPage('/my-stuff/puzzles', 'My stuff', 'High tide');
    await pages.open('/my-stuff/collections');
    await press('New collection');
    await fill('Title', 'More tides');
    await press('Create', within(document.body).getByRole('dialog'));
    await waitFor(() => expect(pages.said.join()).toMatch(/paused this for your account/));
  });

  it('is a visitor once blocked', async () => {
    await site.ask(changeStatus, mo, { params, body: { status: false, message: 'Enough.' } });
    pages = new SitePages(site, dora);
    await expectPage('/my-stuff/puzzles', 'Sign in to see this page');
    await expectPage(`/profile/${dora.id}`, 'Dora');
  });
});
