import type { Page } from '@playwright/test';
import { beginAs } from './account.ts';
import { expectWhole, PHONE } from './calm.ts';
import { axe, expect, test } from './fixtures.ts';
import { expectNoShift, watchShifts } from './layoutShift.ts';
import { gather, publish } from './serverPuzzles.ts';

/** Keep every answer but who is signed in. Returns the way to let all of them come. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname !== '/api/user/me',
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return async () => {
    release();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(/^Loading…$/)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Pages by what they show; axe looks at one of each kind of things that are not there yet. */
const PAGES = {
  'of lists': [
    ['/search/puzzles', 'Explore puzzles - Chiaro', true],
    ['/search/collections', 'Explore collections - Chiaro', true],
    ['/my-stuff/puzzles', 'My stuff - Chiaro'],
    ['/my-stuff/collections', 'My stuff - Chiaro'],
    ['/my-follows', 'Followed collections - Chiaro'],
  ],
  'of one thing': [
    ['/notifications', 'Notifications - Chiaro'],
    ['/profile/{me}', 'Profile - Chiaro', true],
    ['/collection/{series}', 'Collection - Chiaro', true],
    ['/support', 'Support Chiaro', true],
  ],
} as const;

for (const [kind, pages] of Object.entries(PAGES))
  test(`each page ${kind} is there by name before the server answers, and nothing moves when it does`, async ({
    page,
  }) => {
    const me = await beginAs(page, 'Gerda');
    const ids = [await publish(page, 'Slow river'), await publish(page, 'Slow boat')];
    const series = await gather(page, 'Slow things', ids);
    await watchShifts(page);
    await page.setViewportSize(PHONE);
    for (const [path, title, isLookedAt] of pages)
      await test.step(path, async () => {
        const address = path.replace('{me}', me).replace('{series}', series);
        const answer = await holdAnswers(page);
        await page.goto(address);
        await expect.soft(page, address).toHaveTitle(title);
        await expectWhole(page, address);
        if (isLookedAt === true) await axe(page);
        await answer();
        await expectWhole(page, address);
        await expectNoShift(page, address);
      });
  });

test('a puzzle that takes long is marked on its way', async ({ page }) => {
  await beginAs(page, 'Hanne');
  const id = await publish(page, 'Slow train');
  await page.goto('/my-stuff/puzzles');
  const card = page.getByRole('link', { name: /^Slow train, / });
  await expect(card).toBeVisible();
  const answer = await holdAnswers(page);
  await card.click();
  await expect(page.getByRole('progressbar', { name: 'Loading page…' })).toBeVisible();
  await answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Slow train' })).toBeVisible();
  await expect(page).toHaveURL(`/solve/${id}`);
});
