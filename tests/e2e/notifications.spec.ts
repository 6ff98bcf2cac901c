import type { Browser, Page } from '@playwright/test';
import { beginAs, callFrom } from './account.ts';
import { axe, expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** Somebody who is told of `count` comments on their puzzle. */
async function told(page: Page, browser: Browser, name: string, count: number): Promise<string> {
  await beginAs(page, name);
  const id = await publish(page, 'Much said');
  const other = await (await browser.newContext()).newPage();
  await beginAs(other, 'Tomas Talks');
  for (let i = 1; i <= count; i++) {
    const sent = await callFrom(other, 'POST', `/comment/${id}`, { content: `Remark ${i}` });
    expect(sent.status).toBe(200);
  }
  await expect.poll(() => unreadOf(page)).toBe(count);
  return id;
}

async function unreadOf(page: Page): Promise<number> {
  const { value } = await callFrom(page, 'GET', '/notification/count');
  return (value as { total: number }).total;
}

function bellOf(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true });
}

test('by keys alone they are read, deleted and followed, and another tab follows at once', async ({
  page,
  browser,
  context,
}) => {
  const id = await told(page, browser, 'Kai Keys', 3);
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  await expect(bellOf(other, 'Notifications, 3 unread')).toBeVisible();
  await page.bringToFront();
  await page.goto('/rules');
  await bellOf(page, 'Notifications, 3 unread').press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await axe(page);
  await panel
    .getByRole('button', { name: /^Delete:/ })
    .first()
    .press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: /^Delete:/ }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bellOf(page, 'Notifications, 2 unread')).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(panel.getByText('Unread:')).toHaveCount(0);
  await expect(bellOf(other, 'Notifications')).toBeVisible();
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

  test('one is deleted, and one followed to its comment, and back', async ({ page, browser }) => {
    await told(page, browser, 'Toni Touch', 2);
    await page.goto('/notifications');
    const rows = page
      .getByRole('main')
      .getByRole('list', { name: 'Notifications' })
      .getByRole('listitem');
    await rows
      .first()
      .getByRole('button', { name: /^Delete:/ })
      .tap();
    await expect(rows).toHaveCount(1);
    await axe(page);
    await rows
      .first()
      .getByRole('link', { name: /commented on your puzzle/ })
      .first()
      .tap();
    const talk = page.getByRole('dialog', { name: 'Comments' });
    await expect(talk.getByRole('article').filter({ hasText: 'Remark 1' })).toBeInViewport();
    await expect(page).toHaveURL(/\/solve\/.*#comment-/);
    await page.goBack();
    await expect(rows).toHaveCount(1);
    await expect(bellOf(page, 'Notifications')).toBeVisible(); // it was followed, so it is read
  });
});
