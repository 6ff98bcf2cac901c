import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';
import { beginAs } from './account.ts';
import { publish } from './serverPuzzles.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

test('in offline mode pages of the server say so and ask nothing; they come when it ends', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url());
  });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun') !== null) return;
    sessionStorage.setItem('begun', '1');
    localStorage.setItem('siteSettings', '{"offlineMode":true}');
  });
  await page.goto('/search/puzzles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page needs an internet connection',
  );
  await expect(page).toHaveTitle('Explore puzzles - Chiaro');
  await expect(page.getByRole('main').getByRole('link', { name: 'Settings' })).toBeVisible();
  expect(asked).toEqual([]);

  const other = await context.newPage();
  await other.goto('/rules');
  await other.evaluate(() => localStorage.setItem('siteSettings', '{}'));

  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'This page needs an internet connection',
  );
});

test('a puzzle of the site is read when its link is pointed at, opens, and is kept for when there is no network', async ({
  page,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  await beginAs(page, 'Bea');
  const id = await publish(page, 'Well');
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/puzzle/${id}/solve`)) read.push(request.url());
  });
  await page.goto('/search/puzzles');
  const card = page.getByRole('main').locator(`a[href="/solve/${id}"]`).first();
  await card.hover();
  await expect.poll(() => read.length).toBe(1);
  await card.click();
  await expect(page.getByRole('grid', { name: 'Well, 3 by 3' })).toBeVisible();
  expect(read, 'it was there already').toHaveLength(1);

  await page.goto(`/solve/${id}?collection=${NOBODY}`);
  await expect(page.getByRole('grid', { name: 'Well, 3 by 3' })).toBeVisible();
  await expect(page.getByText('by Bea')).toBeVisible();
  await page.getByRole('link', { name: 'Play in Perfection mode' }).click();
  await expect(page).toHaveURL(`/perfection/${id}?collection=${NOBODY}`);
  await page.goBack();
  await expect(page).toHaveTitle('Well - Chiaro');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { x, y } = await new SolveDriver(page).middleOf(3);
  await page.mouse.click(x, y);
  await expect(page.getByRole('gridcell').nth(3)).toHaveAccessibleName(/dark/);
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('gridcell').nth(3)).toHaveAccessibleName(/dark/);
  await page.goto(`/solve/${NOBODY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can’t reach the server');
  await expect(page).toHaveURL(`/solve/${NOBODY}`);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText('This puzzle doesn’t exist, or its author made it private.'),
  ).toBeVisible();
  await page.goto(`/solve/${id}`);
  const solve = new SolveDriver(page);
  for (const cell of [0, 1, 2, 4, 5, 6, 7, 8]) {
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: cell === 1 || cell === 4 ? 'right' : 'left' });
  }
  await page.getByRole('link', { name: 'Open a copy in the editor' }).click();
  await expect(page).toHaveTitle('Create: Well - Chiaro');
});

test('what takes long is marked, and what cannot be loaded says so', async ({ page, provoked }) => {
  provoked.push(NO_ANSWER);
  await page.goto('/solve/');
  await expect(page.getByRole('heading', { name: 'Every cell, light or dark.' })).toBeVisible();
  await page.goto('/?error=cancelled');
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/RulesPage/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Rules' });
  await link.click();
  await expect(page.getByRole('progressbar', { name: 'Loading page…' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Loading page…' })).toBeHidden();

  await page.route(/PrivacyPage/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page isn’t available offline yet',
  );
  await page.unroute(/PrivacyPage/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();

  await page.route(/ChangelogDialog/, (route) => route.abort());
  const news = page.getByRole('button', { name: 'What’s new' });
  await news.click();
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await page.unroute(/ChangelogDialog/);
  await news.click();
  await expect(page.getByRole('dialog', { name: 'What’s new' })).toBeVisible();
});
