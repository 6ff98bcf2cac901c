import type { Browser, Page } from '@playwright/test';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** More than come at once. */
const MANY = 33;
/** As many comments as one person may write in a minute. */
const AT_ONCE = 5;

/** Somebody who is told of `count` comments on their puzzle. */
async function told(page: Page, browser: Browser, name: string, count: number): Promise<string> {
  await beginAs(page, name);
  const id = await publish(page, 'Much said');
  for (let first = 0; first < count; first += AT_ONCE) {
    const other = await (await browser.newContext()).newPage();
    await beginAs(other, 'Tomas Talks');
    for (let i = first; i < Math.min(count, first + AT_ONCE); i++) {
      const sent = await callFrom(other, 'POST', `/comment/${id}`, { content: `Remark ${i + 1}` });
      expect(sent.status).toBe(200);
    }
    await other.context().close();
  }
  await expect.poll(async () => (await unreadOf(page)) === count).toBe(true);
  return id;
}

async function unreadOf(page: Page): Promise<number> {
  const { value } = await callFrom(page, 'GET', '/notification/count');
  return (value as { total: number }).total;
}

function rowsOf(page: Page) {
  return page.getByRole('main').getByRole('list', { name: 'Notifications' }).getByRole('listitem');
}

function bellOf(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true });
}

test('the page of all goes on as it is scrolled, and leads back to where one was', async ({
  page,
  browser,
}) => {
  test.slow();
  await told(page, browser, 'Ada Alltold', MANY);
  await page.goto('/notifications');
  await expect(rowsOf(page)).toHaveCount(30);
  await axe(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(rowsOf(page)).toHaveCount(MANY);

  const last = rowsOf(page).last();
  await last
    .getByRole('link', { name: /Tomas Talks commented/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/solve\/.*#comment-/);
  await expect(bellOf(page, `Notifications, ${MANY - 1} unread`)).toBeVisible();
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(MANY);
  await expect(rowsOf(page).last()).toBeInViewport();
});

test('what the network swallows is as it was, and is done once', async ({
  page,
  browser,
  complaints,
}) => {
  await told(page, browser, 'Bea Badline', 3);
  await page.goto('/notifications');
  await expect(rowsOf(page)).toHaveCount(3);
  await page.route('**/api/notification/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const title = page.getByRole('heading', { name: 'Notifications', level: 1 });

  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(title).toBeFocused();
  await expect(bellOf(page, 'Notifications, 3 unread')).toBeVisible();
  await rowsOf(page).first().hover();
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Delete:/ })
    .click();
  await expect(page.getByText('The server was not reached').first()).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(3);

  // It arrives, and its answer is lost.
  await page.unroute('**/api/notification/*');
  await page.route('**/api/notification/delete', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await rowsOf(page).first().hover();
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Delete:/ })
    .click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect.poll(() => unreadOf(page)).toBe(2);
  await page.unroute('**/api/notification/delete');
  complaints.length = 0;
});

test('another tab follows at once', async ({ page, browser, context }) => {
  await told(page, browser, 'Tilda Twotabs', 2);
  const other = await context.newPage();
  await other.goto('/rules');
  await expect(bellOf(other, 'Notifications, 2 unread')).toBeVisible();
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();

  await expect(bellOf(page, 'Notifications')).toBeVisible();
  await expect(bellOf(other, 'Notifications')).toBeVisible();
});

test('by keys alone they are read, deleted and followed', async ({ page, browser }) => {
  const id = await told(page, browser, 'Kai Keys', 3);
  await page.goto('/rules');
  await bellOf(page, 'Notifications, 3 unread').press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await panel
    .getByRole('button', { name: /^Delete:/ })
    .first()
    .press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: /^Delete:/ }).first()).toBeFocused();
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(panel.getByText('Unread:')).toHaveCount(0);
  await expect.poll(() => unreadOf(page)).toBe(0);
  await panel.getByRole('link', { name: 'All notifications' }).press('Enter');
  await expect(page).toHaveURL('/notifications');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Delete all read' }).press('Enter');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await axe(page);
  expect((await callFrom(page, 'GET', `/puzzle/${id}/solve`)).status).toBe(200);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one is deleted, and one followed to its comment', async ({ page, browser }) => {
    await told(page, browser, 'Toni Touch', 2);
    await page.goto('/notifications');
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /^Delete:/ })
      .tap();
    await expect(rowsOf(page)).toHaveCount(1);
    await axe(page);
    await rowsOf(page)
      .first()
      .getByRole('link', { name: /commented on your puzzle/ })
      .first()
      .tap();
    const talk = page.getByRole('dialog', { name: 'Comments' });
    await expect(talk.getByRole('article').filter({ hasText: 'Remark 1' })).toBeInViewport();
  });
});
