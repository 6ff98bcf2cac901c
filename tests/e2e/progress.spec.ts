import type { Page } from '@playwright/test';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, NO_ANSWER, test } from './fixtures.ts';
import { gather, publish } from './serverPuzzles.ts';

/** Long enough to be shown as more than no time. */
const SOLVE_MS = 1500;

/**
 * Tell the server of a solve, as a page does. It is too fast to be counted: that is asked of the
 * server alone (`tests/server/solvingDays.test.ts`).
 */
async function solve(page: Page, id: string): Promise<void> {
  await callFrom(page, 'POST', `/completion/${id}/begin`);
  await callFrom(page, 'POST', `/completion/${id}/solving`, { msTimeElapsed: SOLVE_MS });
  expect((await callFrom(page, 'POST', `/completion/${id}/complete`, {})).status).toBe(200);
}

async function publishAll(page: Page, titles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push(await publish(page, title));
  return ids;
}

test('a series tells how far one is with it, and what is next', async ({ page, browser }) => {
  await beginAs(page, 'Ilse');
  const titles = ['Dusk', 'Night', 'Dawn'];
  const ids = await publishAll(page, titles);
  const series = await gather(page, 'A day', ids);
  await page.goto(`/collection/${series}`);
  await expect(page.getByText('0 of 3 solved')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await beginAs(guest, 'Piet');
  await solve(guest, ids[0] ?? '');
  await guest.goto(`/collection/${series}`);
  const rows = guest.getByRole('list', { name: 'Puzzles', exact: true }).getByRole('listitem');
  await expect(guest.getByText('1 of 3 solved')).toBeVisible();
  await expect(guest.getByText(/^0:0\d total$/)).toBeVisible();
  await expect(rows.nth(0).getByRole('img', { name: 'solved' })).toBeVisible();
  await expect(rows.nth(1)).toContainText('next for you');
  await expect(rows.nth(2)).not.toContainText('next for you');
  await axe(guest);
  await guest.getByRole('link', { name: 'Solve Night' }).click();
  await expect(guest).toHaveURL(`/solve/${ids[1]}?collection=${series}`);

  for (const id of ids.slice(1)) await solve(guest, id);
  await guest.goto(`/collection/${series}`);
  await expect(guest.getByText('3 of 3 solved')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Solve Dusk' })).toBeVisible();
  await page.goto(`/collection/${series}`);
  await expect(page.getByText('0 of 3 solved'), 'everybody has their own').toBeVisible();
});

test('many puzzles are taken out of a collection together', async ({ page, provoked }) => {
  provoked.push(NO_ANSWER);
  await beginAs(page, 'Oda');
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
  const series = await gather(page, 'Counting', await publishAll(page, titles));
  await page.goto(`/collection/${series}`);
  await page.getByRole('radio', { name: 'Remove' }).check();
  const boxes = page.getByRole('list', { name: 'Puzzles to remove' }).getByRole('checkbox');
  const bar = page.getByRole('toolbar', { name: 'Selected puzzles' });
  await expect(boxes).toHaveCount(5);
  await expect(bar.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Two' }).check();
  await page.getByRole('checkbox', { name: 'Four' }).click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await axe(page);

  // The line drops: all are there again, and it is said.
  await page.route('**/api/collection/*/remove', (route) => route.abort());
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Can’t reach the server').first()).toBeVisible();
  await expect(boxes).toHaveCount(5);
  await page.unroute('**/api/collection/*/remove');

  // By keys alone.
  await page.getByRole('checkbox', { name: 'Two' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await bar.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 puzzles removed.')).toBeVisible();
  await expect(boxes).toHaveCount(3);
  await bar.getByRole('button', { name: 'Done' }).click();
  const rows = page.getByRole('list', { name: 'Puzzles', exact: true }).getByRole('listitem');
  await expect(rows).toContainText(['One', 'Four', 'Five']);
  await page.reload();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('0 of 3 solved')).toBeVisible();
});

test('the days of solving on a profile are one stop on the way of keys', async ({ page }) => {
  const solver = await beginAs(page, 'Rosa');
  await page.route('**/api/user/*/solving-days*', (route) =>
    route.fulfill({
      json: { from: '2025-11-24', today: '2026-11-24', days: [{ date: '2026-11-24', solves: 1 }] },
    }),
  );
  await page.goto(`/profile/${solver}`);
  const calendar = page.getByRole('region', { name: 'Solving calendar' });
  const days = calendar.getByRole('gridcell');
  await expect(calendar.getByText('1 solve in the last year, longest streak 1 day')).toBeVisible();
  const today = days.and(page.locator('[tabindex="0"]'));
  await expect(today).toHaveAccessibleName(/: 1 solve$/);
  await expect(days.first()).toHaveAccessibleName(/: no solves$/);
  expect(await days.count()).toBeGreaterThan(52 * 7);
  await axe(page);

  await today.focus();
  await expect(calendar.getByText(/: 1 solve$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.getByText(/: no solves$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(today).toBeFocused();
  await page.keyboard.press('Home');
  await expect(calendar.locator(':focus')).toBeInViewport();
});
