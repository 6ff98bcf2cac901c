import type { Page, Route } from '@playwright/test';
import { solveLink } from '#tests/support/gridText.ts';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { furnish } from './addresses.ts';
import { beginAs, callFrom } from './account.ts';
import { DESK, expectWhole, PHONE, settle } from './calm.ts';
import { axe, expect, listenTo, test } from './fixtures.ts';
import { expectNoShift, watchShifts } from './layoutShift.ts';
import { onModeratedSite } from './moderatedSite.ts';
import { gather, make, publish } from './serverPuzzles.ts';

/** An id that nothing on the server has. */
const NOTHING = '01a20c54-6fac-71c3-8ba9-000000000000';

/** From now on have calls of the page answered in a way, but for who looks at it. */
async function answerAll(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname !== '/api/user/me',
    answer,
  );
}

/** Pages in parts of some seconds, which workers share. */
const PARTS = 3;

for (let part = 0; part < PARTS; part++)
  test(`every page says calmly that the server refuses all calls (${part + 1})`, async ({
    page,
    complaints,
  }) => {
    const addresses = await furnish(page, `Vera${part}`);
    // A failing server leads to the same message after three retries: `isWorthRetrying.test.ts`.
    await answerAll(page, async (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '30' },
        json: { code: 'rate_limited', summary: 'Too much at once.' },
      }),
    );
    for (const address of addresses.filter((_, index) => index % PARTS === part))
      await test.step(address, async () => {
        await settle(page, address);
        await expectWhole(page, address);
        await axe(page);
      });
    complaints.length = 0; // each call that fails is a line in the console
  });

test('pages say calmly that the server fails, or is not reached', async ({ page, complaints }) => {
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
  complaints.length = 0; // each call that fails is a line in the console
});

test('what is not there, or not theirs, is the same to visitors and to others', async ({
  page,
  browser,
  complaints,
}) => {
  const [id, collection] = await hidden(page);
  const other = await (await browser.newContext()).newPage();
  await beginAs(other, 'Wim');
  const visitor = await (await browser.newContext()).newPage();
  for (const someone of [other, visitor]) {
    for (const address of [
      `/collection/${NOTHING}`,
      `/collection/${collection}`,
      `/profile/${NOTHING}`,
      '/profile/nobody',
    ])
      await test.step(address, async () => {
        await settle(someone, address);
        await expect
          .soft(someone.getByRole('heading', { level: 1 }), address)
          .toHaveText('Not Found');
      });
    await axe(someone);
    for (const address of [`/solve/${NOTHING}`, `/solve/${id}`, `/perfection/${id}`])
      await test.step(address, async () => {
        await someone.goto(address);
        await expect(someone, 'a puzzle that is not there leads home').toHaveURL('/');
        await expect(
          someone.getByText('This puzzle doesn’t exist, or its author made it private.').first(),
        ).toBeVisible();
      });
  }
  complaints.length = 0;
});

/** The visible text of a page: its heading, and further words. */
interface Said {
  readonly address: string;
  readonly heading: string;
  readonly words?: string;
  /** Another page was seen that differs in words only: axe would find the same. */
  readonly isKnown?: true;
}

/**
 * Open pages as one person on a phone, where most moves, and expect each to be calm and to say what
 * it should.
 */
async function expectSaid(page: Page, pages: readonly Said[]): Promise<void> {
  await watchShifts(page);
  for (const { address, heading, words, isKnown } of pages)
    await test.step(address, async () => {
      await page.setViewportSize(PHONE);
      await settle(page, address);
      await expectWhole(page, address);
      await expectNoShift(page, address);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
      if (words !== undefined)
        await expect.soft(page.getByRole('main'), address).toContainText(words);
      if (isKnown) return;
      await page.setViewportSize(DESK);
      await axe(page);
    });
}

test('pages say to others and to moderators what is theirs', async ({
  page: unused,
  browser,
  complaints,
}) => {
  await unused.close();
  await onModeratedSite(browser, async ({ moderator, another }) => {
    const author = await another();
    const id = await beginAs(author, 'Yara');
    const puzzle = await publish(author, 'Low tide');
    const series = await gather(author, 'Tides', [puzzle]);
    const other = await another();
    await beginAs(other, 'Zeno');
    await callFrom(other, 'POST', '/report', { kind: 'puzzle', id: puzzle, reason: 'A copy.' });
    for (const page of [author, other, moderator]) await listenTo(page.context(), complaints);

    await expectSaid(other, [
      { address: `/profile/${id}`, heading: 'Yara', words: 'Report' },
      { address: `/profile/${id}?tab=collections`, heading: 'Yara', words: 'Tides', isKnown: true },
      { address: `/collection/${series}`, heading: 'Tides', words: 'Follow' },
      { address: '/mod', heading: 'This page is for moderators' },
      { address: `/mod/profile/${id}`, heading: 'This page is for moderators', isKnown: true },
    ]);
    await other.goto(`/create/${puzzle}`);
    await expect(other.getByText('Only the author can edit this puzzle.').first()).toBeVisible();

    await expectSaid(moderator, [
      { address: '/mod', heading: 'Moderation', words: 'Zeno says: A copy.' },
      {
        address: '/mod?state=done',
        heading: 'Moderation',
        words: 'No resolved reports',
        isKnown: true,
      },
      { address: `/mod/profile/${id}`, heading: 'Yara', words: 'Low tide' },
      {
        address: `/mod/profile/${id}?tab=collections`,
        heading: 'Yara',
        words: 'Tides',
        isKnown: true,
      },
      {
        address: `/mod/profile/${id}?tab=comments`,
        heading: 'Yara',
        words: 'Nothing here yet.',
        isKnown: true,
      },
      { address: `/profile/${id}`, heading: 'Yara', words: 'Moderation' },
    ]);
    complaints.length = 0; // each call that is refused is a line in the console
  });
});

test('pages say to people who may not go on why', async ({ page: unused, browser, complaints }) => {
  await unused.close();
  await onModeratedSite(browser, async ({ moderator, another }) => {
    const author = await another();
    const id = await beginAs(author, 'Yara');
    await publish(author, 'Low tide');
    await listenTo(author.context(), complaints);
    const until = '2200-01-01T00:00:00Z';
    await callFrom(moderator, 'PUT', `/moderation/user/${id}/restrictions`, {
      restrictions: { comments: until, puzzles: until, collections: until, ratings: until },
      message: 'A pause.',
    });
    await expectSaid(author, [
      { address: '/notifications', heading: 'Notifications', words: 'A pause.', isKnown: true },
      { address: '/my-stuff/puzzles', heading: 'My stuff', words: 'Low tide', isKnown: true },
    ]);
    await author.goto('/my-stuff/collections');
    await author.getByRole('button', { name: 'New collection' }).click();
    await author.getByRole('dialog').getByLabel('Title').fill('More tides');
    await author.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(author.getByText(/paused this for your account/).first()).toBeVisible();

    await callFrom(moderator, 'PUT', `/moderation/user/${id}/status`, {
      status: false,
      message: 'Enough.',
    });
    await expectSaid(author, [
      { address: '/my-stuff/puzzles', heading: 'Sign in to see this page' },
      { address: `/profile/${id}`, heading: 'Yara', isKnown: true },
    ]);
    complaints.length = 0; // each call that is refused is a line in the console
  });
});

test('pages of somebody new say what is missing, and lead to it', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const someone = await beginAs(other, 'Ada');
  const id = await beginAs(page, 'Bruno');
  const made = await callFrom(page, 'POST', '/collection/create', {
    title: 'Later',
    isSeries: false,
  });
  const { id: collection } = made.value as { id: string };
  await expectSaid(page, [
    { address: '/notifications', heading: 'Notifications', words: 'Nothing here yet' },
    { address: '/support', heading: 'Support Chiaro', words: 'There’s nothing to buy' },
    { address: `/profile/${id}`, heading: 'Bruno', words: 'No puzzles yet' },
    { address: `/profile/${id}?tab=collections`, heading: 'Bruno', words: 'Later', isKnown: true },
    {
      address: `/profile/${id}?tab=lovedPuzzles`,
      heading: 'Bruno',
      words: 'No puzzles loved yet',
      isKnown: true,
    },
    {
      address: `/profile/${id}?tab=solvedPuzzles`,
      heading: 'Bruno',
      words: 'No puzzles solved',
      isKnown: true,
    },
    { address: `/collection/${collection}`, heading: 'Later', words: 'No puzzles here yet' },
    { address: `/profile/${someone}`, heading: 'Ada', words: 'Nothing published yet' },
    {
      address: `/profile/${someone}?tab=collections`,
      heading: 'Ada',
      isKnown: true,
      words: 'No public collections yet',
    },
  ]);
});

const AWAY = 'This page needs an internet connection';

test('in offline mode each page says what is on this device', async ({ page }) => {
  const id = await beginAs(page, 'Carla');
  await page.addInitScript(() =>
    localStorage.setItem('siteSettings', '{"offlineMode":true,"runEditorTour":false}'),
  );
  const ofServer = [
    '/search/puzzles',
    '/search/collections',
    '/my-stuff/puzzles',
    '/my-stuff/collections',
    '/my-follows',
    '/notifications',
    '/support',
    '/mod',
    `/mod/profile/${id}`,
    `/profile/${id}`,
    `/profile/${id}?tab=collections`,
    `/collection/${NOTHING}`,
  ];
  const pages: readonly Said[] = [
    ...ofServer.map((address) => ({ address, heading: AWAY })),
    { address: '/learn', heading: 'Learn the rules' },
    { address: '/rules', heading: 'Rules' },
    { address: '/settings', heading: 'Settings', words: 'Offline mode' },
    { address: '/uploader', heading: 'Bulk import' },
    { address: '/privacy-policy', heading: 'Privacy policy' },
    { address: '/create', heading: 'Untitled Puzzle' },
    { address: solveLink(sharedPuzzle('unique-045').grid), heading: 'Untitled Puzzle' },
  ];
  await expectSaid(
    page,
    pages.map((it, index) => (index === 0 ? it : { ...it, isKnown: true as const })),
  );
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
