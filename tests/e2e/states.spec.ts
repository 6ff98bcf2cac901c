import type { Page, Route } from '@playwright/test';
import { furnish } from './addresses.ts';
import { beginAs, callFrom } from './account.ts';
import { DESK, expectWhole, PHONE, settle } from './calm.ts';
import { axe, expect, NO_ANSWER, test } from './fixtures.ts';
import { expectNoShift, watchShifts } from './layoutShift.ts';
import { make, publish } from './serverPuzzles.ts';

/** An id that nothing on the server has. */
const NOTHING = '01a20c54-6fac-71c3-8ba9-000000000000';

/** From now on have calls of the page answered in a way, but for who looks at it. */
async function answerAll(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname !== '/api/user/me',
    answer,
  );
}

// Each page of the site: `pageStates.test.ts`.
test('pages say calmly that the server refuses all calls', async ({ page, provoked }) => {
  provoked.push(NO_ANSWER);
  const addresses = await furnish(page, 'Vera');
  await answerAll(page, async (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '30' },
      json: { code: 'rate_limited', summary: 'Too much at once.' },
    }),
  );
  for (const address of addresses.filter((it) =>
    /^\/(?:solve|perfection|create|my-stuff\/p)/.test(it),
  ))
    await test.step(address, async () => {
      await settle(page, address);
      await expectWhole(page, address);
      await axe(page);
    });
});

test('pages say calmly that the server fails, or is not reached', async ({ page, provoked }) => {
  provoked.push(NO_ANSWER);
  const addresses = await furnish(page, 'Vito');
  const profile = addresses.find((address) => address.startsWith('/profile/')) ?? '';
  // One page for each: what fails is tried for seven seconds.
  for (const [address, answer] of [
    ['/search/puzzles', async (route: Route) => route.fulfill({ status: 500, json: {} })],
    [profile, async (route: Route) => route.abort()],
  ] as const) {
    await page.route('**/api/**', answer);
    await settle(page, address);
    await expectWhole(page, address);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('what is not theirs is not there to others', async ({ page, browser, provoked }) => {
  provoked.push(NO_ANSWER);
  const [id, collection] = await hidden(page);
  const open = await publish(page, 'Low tide');
  const other = await (await browser.newContext()).newPage();
  await beginAs(other, 'Wim');
  await settle(other, `/collection/${collection}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await axe(other);
  await other.goto(`/solve/${id}`);
  await expect(other, 'a puzzle that is not there leads home').toHaveURL('/');
  await expect(
    other.getByText('This puzzle doesn’t exist, or its author made it private.').first(),
  ).toBeVisible();
  await other.goto(`/create/${open}`);
  await expect(other.getByText('Only the author can edit this puzzle.').first()).toBeVisible();
});

/** The visible text of a page: its heading, and further words. */
interface Said {
  readonly address: string;
  readonly heading: string;
  readonly words?: string;
}

/**
 * Open pages as one person on a phone, where most moves, and expect each to be calm and to say what
 * it should.
 */
async function expectSaid(page: Page, pages: readonly Said[]): Promise<void> {
  await watchShifts(page);
  for (const { address, heading, words } of pages)
    await test.step(address, async () => {
      await page.setViewportSize(PHONE);
      await settle(page, address);
      await expectWhole(page, address);
      await expectNoShift(page, address);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
      if (words !== undefined)
        await expect.soft(page.getByRole('main'), address).toContainText(words);
      await page.setViewportSize(DESK);
      await axe(page);
    });
}

test('pages of somebody new say what is missing, and lead to it', async ({ page }) => {
  const id = await beginAs(page, 'Bruno');
  const made = await callFrom(page, 'POST', '/collection/create', {
    title: 'Later',
    isSeries: false,
  });
  const { id: collection } = made.value as { id: string };
  await expectSaid(page, [
    { address: '/notifications', heading: 'Notifications', words: 'Nothing here yet' },
    { address: `/profile/${id}`, heading: 'Bruno', words: 'No puzzles yet' },
    { address: `/collection/${collection}`, heading: 'Later', words: 'No puzzles here yet' },
  ]);
});

const AWAY = 'This page needs an internet connection';

test('in offline mode each page says what is on this device', async ({ page }) => {
  await beginAs(page, 'Carla');
  await page.addInitScript(() =>
    localStorage.setItem('siteSettings', '{"offlineMode":true,"runEditorTour":false}'),
  );
  await expectSaid(page, [
    { address: '/search/puzzles', heading: AWAY },
    { address: '/uploader', heading: 'Bulk import' },
    { address: '/create', heading: 'Untitled Puzzle' },
  ]);
  for (const address of [`/solve/${NOTHING}`, `/perfection/${NOTHING}`, `/create/${NOTHING}`])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWAY);
      await expect(page, 'one that is not here').toHaveURL(address);
    });
});

/** A private puzzle and a private collection with it. */
async function hidden(page: Page): Promise<readonly [string, string]> {
  await beginAs(page, 'Xenia');
  const id = await make(page, 'Behind a curtain');
  const made = await callFrom(page, 'POST', '/collection/create', {
    title: 'Behind another',
    isSeries: true,
  });
  const { id: collection } = made.value as { id: string };
  await callFrom(page, 'POST', `/collection/${collection}/add`, { puzzleIds: [id] });
  return [id, collection];
}
