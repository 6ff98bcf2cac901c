import { deflateRawSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { addAuthenticator, callFrom, logOut, signUp } from './account.ts';
import { axe, expect, test } from './fixtures.ts';

const account = (page: Page, name: string) =>
  page.getByRole('button', { name: `Account of ${name}` });

async function signedUp(page: Page, name: string): Promise<void> {
  await addAuthenticator(page);
  await page.goto('/auth');
  await signUp(page, name);
  await expect(account(page, name)).toBeVisible();
}

/** A published puzzle of whoever is signed in; its id. */
async function published(page: Page): Promise<string> {
  const text = '0_2x1|T2:Bw|C1:|Z|Snumber,x=0,y=0,number=1:number,x=1,y=0,number=1|R';
  const data = `dfl_${deflateRawSync(text).toString('base64url')}`;
  const written = { title: 'Salt road', description: '', designDifficulty: 1, data };
  const { value } = await callFrom(page, 'POST', '/puzzle/create', written);
  const { id } = value as { id: string };
  expect((await callFrom(page, 'POST', `/puzzle/${id}/publish`)).status).toBe(200);
  return id;
}

/** Somebody else comments on a puzzle, several times. */
async function comment(browser: Browser, baseURL: string, id: string, times: number) {
  const other = await browser.newPage({ baseURL });
  await signedUp(other, 'Oda Prins');
  for (let i = 1; i <= times; i++) {
    const answer = await callFrom(other, 'POST', `/comment/${id}`, { content: `Comment ${i}` });
    expect(answer.status).toBe(200);
  }
  await other.close();
}

test('the account says what it is, without a reload', async ({ page, context, complaints }) => {
  await page.goto('/rules');
  const signIn = page.getByRole('link', { name: 'Sign in / sign up' });
  await expect(signIn).toBeVisible();
  await page.waitForLoadState('networkidle'); // what tells of the network comes last
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Offline' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText('The network is back.')).toBeVisible();
  await expect(signIn).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('button', { name: 'Not signed in' })).toBeDisabled();
  complaints.splice(0); // parts of the editor that were asked for without a network
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
  await signedUp(page, 'Mara Lind');
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
  await page.setViewportSize({ width: 1440, height: 900 });
  await logOut(page);
});

test('notifications are read, followed and deleted', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await signedUp(page, 'Nives');
  const id = await published(page);
  await comment(browser, baseURL ?? '', id, 3);
  await page.goto('/rules');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await axe(page);

  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/solve/${id}#comment-`));
  await expect(panel).toHaveCount(0);
  const comments = page.getByRole('dialog', { name: 'Comments' });
  await expect(comments.getByRole('article')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(comments).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/solve/${id}$`));
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');

  await bell.click();
  await page.route('**/api/notification/delete', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', summary: 'It did not work.' } }),
  );
  await rows
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('It did not work. (500)')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await page.unroute('**/api/notification/delete');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1).getByRole('button', { name: /^Delete/ })).toBeFocused();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await panel.getByRole('button', { name: 'Delete all read' }).click();
  await expect(panel.getByText('Nothing here yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  complaints.splice(0); // browsers tell of refusals as well
});

test('a phone has the places of the site at its foot, clear of the content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules');
  const bar = page.getByRole('navigation', { name: 'Site' });
  await expect(bar.getByRole('link')).toHaveText(['Explore', 'Learn', 'Create', 'My stuff']);
  await axe(page);
  await page.keyboard.press('End');
  const version = page.getByRole('contentinfo').getByText(/^Version/);
  await expect
    .poll(async () => {
      const [last, first] = [await version.boundingBox(), await bar.boundingBox()];
      return last && first && last.y + last.height <= first.y;
    })
    .toBe(true);

  await bar.getByRole('link', { name: 'Learn' }).click();
  await expect(bar.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/create');
  await expect(boardIn(page)).toBeVisible();
  await expect(bar).toBeHidden();
});

test('what is new is told at the foot of every page', async ({ page }) => {
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    'mailto:webmaster@localhost',
  );
  const news = footer.getByRole('button', { name: 'What is new' });
  await news.click();
  const dialog = page.getByRole('dialog', { name: 'What is new' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(/^Version \d+/);
  await axe(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(news).toBeFocused();
});
