import type { Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { beginAs } from './account.ts';
import { axe, expect, NO_ANSWER, test } from './fixtures.ts';

const account = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}’s account` });

test('the account says what it is, without a reload', async ({ page, context, provoked }) => {
  provoked.push(NO_ANSWER);
  await page.goto('/rules');
  const signIn = page.getByRole('link', { name: 'Sign in / sign up' });
  await expect(signIn).toBeVisible();
  await page.waitForLoadState('networkidle'); // the network status is loaded last
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Offline' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('You’re back online.')).toBeVisible();
  await expect(signIn).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('button', { name: 'Not signed in' })).toBeDisabled();
});

test('a server of another version: two reloads, and then a word about it', async ({ page }) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/api/', (route) => route.fulfill({ json: { version: '12.0.0' } }));
  await page.goto('/rules?kept#kept');

  await expect(
    page.getByText('This version is out of date, but automatically updates have failed.'),
  ).toBeVisible();
  expect(loads).toBe(3);
  await expect(page).toHaveURL(/\/rules\?kept#kept$/);
  await page.unroute('**/api/');
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update site' }).click();
  await loadedAgain;
  await expect(page.getByRole('link', { name: 'Sign in / sign up' })).toBeVisible();
});

test('the menu of the account, by keyboard', async ({ page }) => {
  await beginAs(page, 'Mara Lind');
  await page.goto('/rules');
  await account(page, 'Mara Lind').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await axe(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account(page, 'Mara Lind')).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-stuff/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await account(page, 'Mara Lind').click();
  await axe(page);
  await page.mouse.click(200, 200); // beside the sheet
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a phone has the places of the site at its foot, clear of the content and of what is new', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Explore',
    'Play',
    'Learn',
    'Create',
    'My stuff',
  ]);
  await axe(page);
  await page.keyboard.press('End');
  const version = page.getByRole('contentinfo').getByText(/^Version/);
  await expect
    .poll(async () => {
      const [last, first] = [await version.boundingBox(), await bar.boundingBox()];
      return last && first && last.y + last.height <= first.y;
    })
    .toBe(true);

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    'mailto:webmaster@localhost',
  );
  const news = footer.getByRole('button', { name: 'What’s new' });
  await news.click();
  const dialog = page.getByRole('dialog', { name: 'What’s new' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(/^Version \d+/);
  await axe(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(news).toBeFocused();

  await bar.getByRole('link', { name: 'Learn' }).click();
  await expect(bar.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/create');
  await expect(boardIn(page)).toBeVisible();
  await expect(bar).toBeHidden();
});
