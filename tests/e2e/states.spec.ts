import type { Page, Route } from '@playwright/test';
import { furnish } from './addresses.ts';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { make } from './serverPuzzles.ts';

/** An id that nothing on the server has. */
const NOTHING = '01a20c54-6fac-71c3-8ba9-000000000000';

/** What the server may do to a page, and how it is done to each call. */
interface State {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
}

const TROUBLES: readonly State[] = [
  {
    name: 'an error of the server',
    answer: async (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', summary: 'It broke.' } }),
  },
  { name: 'a line that drops', answer: async (route) => route.abort() },
  {
    name: 'a server that lets nobody in for a while',
    answer: async (route) =>
      route.fulfill({
        ...{ status: 429, headers: { 'retry-after': '30' } },
        json: { code: 'rate_limited', summary: 'Too much at once.' },
      }),
  },
];

/** Wait until the page says something: nothing on it is awaited any more. */
async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
}

/** The page is usable, has one heading, and says what it is. */
async function expectCalm(page: Page, address: string): Promise<void> {
  await settle(page, address);
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect.soft(page.getByRole('main'), address).not.toBeEmpty();
  await expect.soft(page, address).toHaveTitle(/Chiaro/);
  await axe(page);
}

test('every page says calmly that the server fails or is not reached', async ({
  page,
  complaints,
}) => {
  test.slow();
  const addresses = await furnish(page, 'Vera');
  for (const { name, answer } of TROUBLES) {
    await page.route(
      (url) => url.pathname.startsWith('/api/') && url.pathname !== '/api/user/me',
      answer,
    );
    for (const address of addresses)
      await test.step(`${address}: ${name}`, async () => expectCalm(page, address));
    await page.unrouteAll();
  }
  complaints.length = 0; // each call that fails is a line in the console
});

test('what is not there, or not theirs, is the same to visitors and to others', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
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
        await axe(someone);
      });
    for (const address of [`/solve/${NOTHING}`, `/solve/${id}`, `/perfection/${id}`])
      await test.step(address, async () => {
        await someone.goto(address);
        await expect(someone, 'a puzzle that is not there leads home').toHaveURL('/');
        await expect(
          someone.getByText('There is no such puzzle, or its author keeps it private.').first(),
        ).toBeVisible();
      });
  }
  complaints.length = 0;
});

/** A private puzzle and a private collection with it. */
async function hidden(page: Page): Promise<readonly [string, string]> {
  await beginAs(page, 'Xenia');
  const id = await make(page, 'Behind a curtain');
  const made = await callFrom(page, 'POST', '/collection/create', {
    ...{ title: 'Behind another', isSeries: true },
  });
  const { id: collection } = made.value as { id: string };
  await callFrom(page, 'POST', `/collection/${collection}/add`, { puzzleIds: [id] });
  return [id, collection];
}
